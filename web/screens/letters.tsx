/** Privacy, terms and support: set like a letter. Short for now; each says only what is true today. */
import { Link, useLocation } from 'wouter';
import { Icon } from '#web/ui/icon.tsx';
import { LETTERS } from './letter-texts.ts';
import { ScreenTitle } from './screen-title.tsx';

export function LetterScreen() {
  const [path] = useLocation();
  const letter = LETTERS.find(({ href }) => href === path);
  if (!letter) return null;
  return (
    <article className="mx-auto grid w-full max-w-reading gap-4">
      <ScreenTitle>{letter.title}</ScreenTitle>
      <Link
        href="/"
        className="-ml-2 flex min-h-11 items-center gap-1 justify-self-start px-2 font-semibold text-brand-ink"
      >
        <Icon name="back" />
        Back
      </Link>
      <h1 className="text-display font-heavy tracking-tight">{letter.title}</h1>
      {letter.paragraphs.map((paragraph) => (
        <p key={paragraph} className="text-lead">
          {paragraph}
        </p>
      ))}
      <nav aria-label="More to read" className="mt-4 border-t border-line pt-2">
        <ul className="flex flex-wrap gap-x-6">
          {LETTERS.filter(({ href }) => href !== path).map(({ href, title }) => (
            <li key={href}>
              <Link href={href} className="flex min-h-11 items-center underline">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </article>
  );
}
