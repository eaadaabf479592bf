/** A worker that misbehaves as it is told. */
import { writeFileSync } from 'node:fs';
import { answerJobs } from '#server/media/answer-jobs.ts';

export type OddJob =
  | { do: 'echo'; bytes: Uint8Array }
  | { do: 'hang' | 'crash' | 'tell pid' | 'tell secrets' | 'write' };

answerJobs(async (job: OddJob): Promise<unknown> => {
  if (job.do === 'echo') return job.bytes.length;
  if (job.do === 'crash') process.kill(process.pid, 'SIGSEGV');
  if (job.do === 'tell pid') return process.pid;
  if (job.do === 'tell secrets') return Object.keys(process.env);
  if (job.do === 'hang') for (;;);
  try {
    writeFileSync(new URL('./odd-worker.txt', import.meta.url), 'something');
    return 'written';
  } catch (error) {
    return (error as { code?: string }).code;
  }
});
