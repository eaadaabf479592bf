/** The sheet itself: what is shown on screen is what is printed. */
import type { ReactNode } from 'react';
import { QrCode } from './qr-code.tsx';
import { codeText } from './summary.ts';
import type { Visit } from './visit.ts';
import { words } from './words.ts';

export function Paper({ visit }: { visit: Visit }) {
  const { date, car, said, driving, present, absent, codes, unsure, suspects, done, ask, price } = visit;
  return (
    <article
      lang="en-GB"
      aria-labelledby="paper-title"
      className="paper grid grid-cols-1 gap-4 rounded-card bg-surface p-4 shadow-card tablet:p-6"
    >
      <header className="flex flex-wrap items-start justify-between gap-4 border-b border-line pb-4">
        <div className="grid min-w-0 flex-1 basis-32 grid-cols-1 gap-1">
          <h2 id="paper-title" className="text-title font-heavy tracking-tight">
            {words.title}
          </h2>
          <p className="font-bold break-words tablet:text-lead">{car}</p>
          <p className="text-small text-soft">{date}</p>
          <p className="text-small font-semibold">{driving}</p>
        </div>
        <figure className="grid w-32 shrink-0 gap-1 tablet:w-44">
          <QrCode text={codeText(visit)} name={words.codeName} />
          <figcaption className="text-caption text-soft">{words.code}</figcaption>
        </figure>
      </header>
      <Part title={words.said}>
        <p className="break-words">“{said}”</p>
      </Part>
      <div className="grid gap-4 tablet:grid-cols-2">
        <Part title={words.present}>
          <Items items={present} none={words.nothing} />
        </Part>
        <Part title={words.absent}>
          <Items items={absent} none={words.nothing} />
        </Part>
        <Part title={words.codes}>
          <Items items={codes} none={words.noCodes} />
        </Part>
        <Part title={words.done}>
          <Items items={done} none={words.notDone} />
        </Part>
      </div>
      <Part title={words.suspects}>
        {unsure && <p>{words.unsure}</p>}
        {suspects.length === 0 ? (
          <p>{words.noSuspects}</p>
        ) : (
          <ol className="grid gap-1">
            {suspects.map(({ title, chance, price: cost }) => (
              <li key={title} className="flex flex-wrap justify-between gap-x-4 border-b border-line pb-1 tabular-nums">
                <span className="font-semibold">{title}</span>
                <span>
                  {chance}, {cost}
                </span>
              </li>
            ))}
          </ol>
        )}
      </Part>
      <Part title={words.ask}>
        <Items items={ask} none={words.nothing} />
      </Part>
      {suspects.length > 0 && (
        <p className="font-semibold tabular-nums">
          {words.price}: {price}
        </p>
      )}
      <p className="text-caption text-soft">{words.estimate}</p>
    </article>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid content-start gap-1">
    <h3 className="font-bold">{title}</h3>
    {children}
  </section>
);

const Items = ({ items, none }: { items: readonly string[]; none: string }) =>
  items.length === 0 ? (
    <p className="text-soft">{none}</p>
  ) : (
    <ul className="list-disc pl-5">
      {items.map((item) => (
        <li key={item} className="break-words">
          {item}
        </li>
      ))}
    </ul>
  );
