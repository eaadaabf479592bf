/** What speaks for a fault and what against it, in the owner's own words where there are any. */

import type { Evidence } from '#contract/diagnosis.ts';
import { Chip } from '#web/ui/chip.tsx';
import { words } from './answer-words.ts';

const SIDES = [
  { speaks: 'for', title: 'speaksFor', tone: 'go', icon: 'plus' },
  { speaks: 'against', title: 'speaksAgainst', tone: 'plain', icon: 'minus' },
] as const;

export function EvidenceChips({ evidence }: { evidence: readonly Evidence[] }) {
  return SIDES.map(({ speaks, title, tone, icon }) => {
    const side = evidence.filter((one) => one.speaks === speaks);
    if (side.length === 0) return null;
    return (
      <div key={speaks} className="grid gap-1.5">
        <p className="text-caption text-soft">{words[title]}</p>
        <ul className="flex flex-wrap gap-2">
          {side.map(({ finding, label, said }) => (
            <li key={finding} className="max-w-full">
              <Chip tone={tone} icon={icon}>
                <span lang="en-GB" className="font-medium">
                  {label}
                </span>
                {said && <span className="font-normal">: {words.youSaid(said)}</span>}
              </Chip>
            </li>
          ))}
        </ul>
      </div>
    );
  });
}
