/** One tutorial in the list. */
import { Link } from 'wouter';
import type { Tutorial } from '#contract/tutorials.ts';
import { Drawing } from './drawings.tsx';
import { Facts } from './facts.tsx';
import { openingOf } from './opening.ts';

export const TutorialCard = ({ tutorial }: { tutorial: Tutorial }) => (
  <Link
    href={`/tutorials/${tutorial.id}`}
    className="flex h-full flex-wrap content-start items-start gap-3.5 rounded-card bg-surface p-4 shadow-card transition-colors hover:bg-brand-tint"
  >
    <span className="flex h-14 w-18 items-center justify-center rounded-control bg-brand-tint text-brand-ink">
      <Drawing category={tutorial.category} className="w-14" />
    </span>
    <span className="grid min-w-0 flex-1 basis-36 grid-cols-1 gap-1.5">
      <strong className="font-bold wrap-anywhere">{tutorial.title}</strong>
      <span className="text-small text-soft wrap-anywhere">{openingOf(tutorial.description)}</span>
      <Facts tutorial={tutorial} />
    </span>
  </Link>
);
