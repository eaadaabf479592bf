/** What went wrong that is no single field's fault, and when trying again makes sense. */

import { Problem } from '#contract/problem.ts';
import { Notice } from '#web/ui/notice.tsx';
import { words } from './words.ts';

export const FormTrouble = ({ trouble }: { trouble: Error | undefined }) =>
  trouble && (
    <Notice tone="stop" icon="triangle" alert>
      <p>{trouble.message}</p>
      {trouble instanceof Problem && trouble.retryAfter && (
        <p className="text-small">{words.tryAgainIn(waitOf(trouble.retryAfter))}</p>
      )}
    </Notice>
  );

function waitOf(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes < 60 ? words.minutes(minutes) : words.hours(Math.ceil(minutes / 60));
}
