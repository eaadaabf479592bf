/** The steps, to be ticked off with one dirty finger. */
import type { TutorialDetail } from '#contract/tutorials.ts';
import { useStored } from '#web/lib/use-stored.ts';
import { Button } from '#web/ui/button.tsx';
import { doneSteps } from './done-steps.ts';
import { words } from './words.ts';

export function Steps({ tutorial: { id, steps } }: { tutorial: Pick<TutorialDetail, 'id' | 'steps'> }) {
  const done = useStored(doneSteps)[id] ?? [];
  return (
    <section aria-labelledby="steps" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 id="steps" className="text-lead font-bold">
          {words.steps}
        </h2>
        <p role="status" className="text-small text-soft tabular-nums">
          {words.progress(done.length, steps.length)}
        </p>
      </div>
      <ol className="grid gap-2">
        {steps.map((step, at) => (
          <li key={step}>
            <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-card bg-surface p-3.5 shadow-card has-checked:text-soft">
              <input
                type="checkbox"
                className="mt-0.5 size-6 shrink-0 accent-brand"
                checked={done.includes(at)}
                onChange={() => doneSteps.toggle(id, at)}
              />
              <span className="font-bold tabular-nums">{at + 1}.</span>
              <span className="min-w-0">{step}</span>
            </label>
          </li>
        ))}
      </ol>
      {done.length > 0 && (
        <Button look="quiet" className="justify-self-start" onClick={() => doneSteps.clear(id)}>
          {words.startAgain}
        </Button>
      )}
    </section>
  );
}
