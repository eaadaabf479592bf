/** What went wrong with a photo, as the toast says it. */
import { TOO_BRIEF } from '#contract/diagnosis.ts';
import { Problem } from '#contract/problem.ts';
import { NoConnection } from '#web/lib/call.ts';
import { Wordless } from '#web/lib/refusal.ts';

const UNPARSED = 'Failed to parse the server response. Please try again.';

export function photoTrouble(error: Error): { title: string; description: string } {
  if (error instanceof NoConnection) return { title: 'Connection Error', description: error.message };
  if (!(error instanceof Problem)) return { title: 'Diagnosis Failed', description: 'Failed to analyse image' };
  // One that is too long has words of its own.
  if (error.details?.some(({ path, message }) => path === 'description' && message === TOO_BRIEF))
    return {
      title: 'Description Too Short',
      description: 'Please provide a description of at least 5 characters to help our AI analyze the image.',
    };
  if (error.message === UNPARSED) return { title: 'Data Error', description: UNPARSED };
  return { title: 'Diagnosis Failed', description: said(error) };
}

function said(problem: Problem): string {
  if (problem.message === '') return `Server error (${problem.status})`;
  if (!(problem instanceof Wordless)) return problem.message;
  if (problem.said === undefined) return `Server responded with error: ${problem.answered}`;
  return problem.said ?? `Server error (${problem.answered})`;
}
