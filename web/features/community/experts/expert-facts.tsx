/** What speaks for an expert: the mark, the trade, the answers. */
import type { Expert } from '#contract/experts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { words } from '../words.ts';
import { text } from './words.ts';

export function ExpertFacts({ expert }: { expert: Expert }) {
  const { isVerified, credentials, specialties, yearsExperience, location, answersCount, averageRating } = expert;
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      <Badge tone={isVerified ? 'go' : 'plain'} icon={isVerified ? 'tick' : 'clock'}>
        {isVerified ? text.verified : text.notVerified}
      </Badge>
      <p dir="auto" className="font-semibold wrap-anywhere">
        {credentials}
      </p>
      <p className="text-small text-soft wrap-anywhere">
        {[yearsExperience !== null && text.years(yearsExperience), location].filter(Boolean).join(' · ')}
      </p>
      {specialties.length > 0 && (
        <ul className="flex max-w-full flex-wrap gap-1.5">
          {specialties.map((specialty) => (
            <li key={specialty} className="max-w-full rounded-pill bg-sunk px-2.5 py-0.5 text-caption wrap-anywhere">
              {specialty}
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap items-center gap-x-3 text-small tabular-nums">
        <span>{answersCount === 0 ? text.unrated : words.answers(answersCount)}</span>
        {averageRating > 0 && (
          <span title={text.ratingWhy} className="flex items-center gap-1">
            <Icon name="thumb" className="size-4" />
            {text.rating(averageRating)}
          </span>
        )}
      </p>
    </div>
  );
}
