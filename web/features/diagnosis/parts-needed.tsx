/** The parts with what is known of each; where nothing is known, their names, numbered. */

import type * as z from 'zod/mini';
import type { PartDetail } from '#contract/diagnosis.ts';
import { Badge } from '#web/ui/badge.tsx';
import { words } from './answer-words.ts';

interface Props {
  details: readonly z.infer<typeof PartDetail>[];
  names: readonly string[];
}

export function PartsNeeded({ details, names }: Props) {
  if (details.length === 0) {
    return (
      <ol lang="en-GB" className="grid list-decimal gap-1 pl-5 marker:text-soft">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
    );
  }
  return (
    <ul className="grid gap-3">
      {details.map((part) => (
        <li key={part.name + part.quality} className="grid gap-1 rounded-control p-3 ring-1 ring-line ring-inset">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <p lang="en-GB" className="font-semibold">
              {part.name}
            </p>
            <p className="font-semibold tabular-nums">{part.price}</p>
          </div>
          {part.quality && (
            <div>
              <Badge>{part.quality}</Badge>
            </div>
          )}
          <dl className="grid gap-0.5 text-small">
            <Line name={words.fits} value={part.compatibility} />
            <Line name={words.soldAt} value={part.availableAt.join(', ')} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

const Line = ({ name, value }: { name: string; value: string }) =>
  value && (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-soft">{name}</dt>
      <dd lang="en-GB">{value}</dd>
    </div>
  );
