/** Free looks that the owner may have taken already; what is ticked goes onto the paper. */
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { ToggleGroup } from '#web/ui/toggle-group.tsx';
import type { Checked } from './checked.ts';
import { words } from './words.ts';

const FOUND = [
  { value: 'as', label: words.checks.as },
  { value: 'not', label: words.checks.not },
] as const;

interface Props {
  checks: readonly { check: string; expect: string }[];
  checked: Checked;
  onMark: (check: string, found: 'as' | 'not' | undefined) => void;
}

export function OwnChecks({ checks, checked, onMark }: Props) {
  if (checks.length === 0) return null;
  return (
    <Card aria-label={words.checks.heading} className="py-2 tablet:py-2 print:hidden">
      <Disclosure label={words.checks.heading} initiallyOpen={Object.keys(checked).length > 0}>
        <p className="pb-3 text-small text-soft">{words.checks.why}</p>
        <ul className="grid gap-5 pb-2" lang="en-GB">
          {checks.map(({ check, expect }) => (
            <li key={check} className="grid gap-1">
              <ToggleGroup
                label={check}
                options={FOUND}
                chosen={checked[check]}
                onChoose={(found) => onMark(check, found)}
              />
              <p className="text-caption text-soft">{words.checks.expect(expect)}</p>
            </li>
          ))}
        </ul>
      </Disclosure>
    </Card>
  );
}
