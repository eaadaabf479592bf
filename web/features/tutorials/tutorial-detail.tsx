/** A whole guide: dangers first, then what is needed, the steps, and how to tell that it worked. */

import { Link } from 'wouter';
import type { TutorialDetail } from '#contract/tutorials.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Drawing } from './drawings.tsx';
import { Facts } from './facts.tsx';
import { Steps } from './steps.tsx';
import { words } from './words.ts';

/** Where prices of a part are compared. */
const partPath = (name: string): string => `/parts?${new URLSearchParams({ part: name })}`;

export function TutorialGuide({ tutorial }: { tutorial: TutorialDetail }) {
  const { title, description, dangers, stopWhen, check, garageCost, car, writtenBy } = tutorial;
  return (
    <article className="grid grid-cols-1 gap-5">
      <header className="flex items-start justify-between gap-4">
        <div className="grid gap-2">
          <h1 className="text-title font-heavy tracking-tight wrap-anywhere tablet:text-display">{title}</h1>
          <Facts tutorial={tutorial} showCategory />
          {car && <p className="text-small text-soft">{words.forCar(car)}</p>}
          <p className="max-w-reading">{description}</p>
        </div>
        <Drawing
          category={tutorial.category}
          className="w-16 shrink-0 rounded-control bg-brand-tint p-2 text-brand-ink tablet:w-40 tablet:rounded-card tablet:p-4"
        />
      </header>
      {writtenBy && (
        <Notice tone="caution" icon="info">
          <p>{words.writtenBy(writtenBy)}</p>
        </Notice>
      )}
      {dangers.length > 0 && (
        <Notice tone="stop" icon="triangle">
          <h2 className="font-bold">{words.dangers}</h2>
          <ul className="list-disc pl-5">
            {dangers.map((danger) => (
              <li key={danger}>{danger}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="grid grid-cols-1 items-start gap-5 desk:grid-cols-[20rem_minmax(0,1fr)]">
        <Needed tutorial={tutorial} />
        <div className="grid gap-5">
          <Steps tutorial={tutorial} />
          <Notice tone="go" icon="tick">
            <h2 className="font-bold">{words.check}</h2>
            <p>{check}</p>
          </Notice>
          {stopWhen && (
            <Notice tone="caution" icon="octagon">
              <h2 className="font-bold">{words.stop}</h2>
              <p>{stopWhen}</p>
            </Notice>
          )}
          <p className="text-small text-soft">
            {words.minding} {garageCost && words.garage(garageCost)}
          </p>
          <ButtonLink href="/mechanics-search" look="secondary" icon="pin" className="justify-self-start">
            {words.findGarage}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

const Needed = ({ tutorial: { tools, parts } }: { tutorial: TutorialDetail }) => (
  <Card aria-label={words.youNeed} className="grid gap-4">
    <section className="grid gap-1.5">
      <h2 className="font-bold">{words.tools}</h2>
      {tools.length === 0 ? (
        <p>{words.noTools}</p>
      ) : (
        <ul className="list-disc pl-5 marker:text-soft">
          {tools.map((tool) => (
            <li key={tool}>{tool}</li>
          ))}
        </ul>
      )}
    </section>
    <section className="grid gap-1.5">
      <h2 className="font-bold">{words.parts}</h2>
      {parts.length === 0 ? (
        <p>{words.noParts}</p>
      ) : (
        <>
          <ul className="grid">
            {parts.map(({ name, count, price }) => (
              <li key={name} className="flex items-center justify-between gap-3">
                <Link
                  href={partPath(name)}
                  className="inline-flex min-h-11 min-w-0 items-center text-brand-ink underline underline-offset-2"
                >
                  {count > 1 ? `${name} × ${count}` : name}
                </Link>
                <span className="shrink-0 tabular-nums">{price}</span>
              </li>
            ))}
          </ul>
          <p className="text-caption text-soft">{words.guidePrices}</p>
        </>
      )}
    </section>
  </Card>
);
