/** How to be sure, cheapest first: what to look at, and what one would see. */

import type { Confirm } from '#contract/diagnosis.ts';
import { words } from './answer-words.ts';

export function ConfirmSteps({ steps }: { steps: readonly Confirm[] }) {
  return (
    <ol className="grid gap-3">
      {steps.map(({ check, expect, by, cost }, at) => (
        <li key={check} className="flex gap-3">
          <span
            aria-hidden="true"
            className="flex size-7 shrink-0 items-center justify-center rounded-pill bg-sunk text-caption font-bold tabular-nums"
          >
            {at + 1}
          </span>
          <div className="grid gap-0.5 pt-0.5">
            <p lang="en-GB" className="font-medium">
              {check}
            </p>
            <p lang="en-GB" className="text-soft">
              {expect}
            </p>
            <p className="text-caption text-soft">
              {words.by[by]}, {words.price[cost]}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
