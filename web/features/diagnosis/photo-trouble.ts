/** What went wrong with a photo, as the toast says it. */
import { TOO_BRIEF } from '#contract/diagnosis.ts';
import { Problem } from '#contract/problem.ts';
import { NoConnection } from '#web/lib/call.ts';
import { Wordless } from '#web/lib/refusal.ts';
import { words } from './photo-words.ts';

/** As the server says it. */
const UNPARSED = 'Failed to parse the server response. Please try again.';

export function photoTrouble(error: Error): { title: string; description: string } {
  if (error instanceof NoConnection) return { title: words.noConnection, description: error.message };
  if (!(error instanceof Problem)) return { title: words.failed, description: words.unread };
  // One that is too long has words of its own.
  if (error.details?.some(({ path, message }) => path === 'description' && message === TOO_BRIEF))
    return words.tooBrief;
  if (error.message === UNPARSED) return words.unparsed;
  return { title: words.failed, description: said(error) };
}

function said(problem: Problem): string {
  if (problem.message === '') return words.serverError(problem.status);
  if (!(problem instanceof Wordless)) return problem.message;
  if (problem.said === undefined) return words.answered(problem.answered);
  return problem.said ?? words.serverError(problem.answered);
}
