/** How privacy, terms and support are set: like a good letter, with a way back and a way on. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '#web/ui/icon.tsx';
import { ScreenTitle } from './screen-title.tsx';
import { words } from './words.ts';

const LETTERS = [
  ['/privacy-policy', words.letters.titles.privacy],
  ['/terms-of-use', words.letters.titles.terms],
  ['/support', words.letters.titles.support],
] as const;

interface Props {
  href: (typeof LETTERS)[number][0];
  /** Below the title: a date, or what this is about. */
  under?: string;
  children: ReactNode;
}

export function Letter({ href: own, under, children }: Props) {
  const title = LETTERS.find(([href]) => href === own)?.[1];
  return (
    <article className="mx-auto grid w-full max-w-reading grid-cols-[minmax(0,1fr)] gap-8">
      <ScreenTitle>{title ?? ''}</ScreenTitle>
      <header className="grid gap-2">
        <Link
          href="/"
          className="-ml-2 flex min-h-11 items-center gap-1 justify-self-start px-2 font-semibold text-brand-ink"
        >
          <Icon name="back" />
          {words.letters.back}
        </Link>
        <h1 className="text-display font-heavy tracking-tight">{title}</h1>
        {under && <p className="text-small text-soft">{under}</p>}
      </header>
      {children}
      <nav aria-label={words.letters.more} className="border-t border-line pt-2">
        <ul className="flex flex-wrap gap-x-6">
          {LETTERS.filter(([href]) => href !== own).map(([href, label]) => (
            <li key={href}>
              <Link href={href} className="flex min-h-11 items-center underline">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </article>
  );
}

/** A paragraph, or a list of them. */
export type Block = string | readonly string[];

export const Section = ({
  title,
  blocks = [],
  children,
}: {
  title: string;
  blocks?: readonly Block[];
  children?: ReactNode;
}) => (
  <section className="grid grid-cols-1 gap-3">
    <h2 className="text-title font-bold tracking-tight">{title}</h2>
    {blocks.map((block) =>
      typeof block === 'string' ? (
        <p key={block}>{block}</p>
      ) : (
        <ul key={block[0]} className="grid list-disc gap-2 pl-5">
          {block.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ),
    )}
    {children}
  </section>
);

/** How to reach whoever runs this: the form always, the address once it is known. */
export const Contact = ({
  title,
  text,
  email,
  after,
}: {
  title: string;
  text: string;
  email: string | undefined;
  after?: string;
}) => (
  <Section title={title}>
    <p>
      {text}{' '}
      <a href={email ? `mailto:${email}` : '/support'} className="underline">
        {email ?? words.letters.titles.support}
      </a>
      .
    </p>
    {after && <p>{after}</p>}
  </Section>
);
