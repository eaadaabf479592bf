/** Work on what strangers send, in threads that are killed when they take too long. */
import { tracingChannel } from 'node:diagnostics_channel';
import { Worker } from 'node:worker_threads';

/** Jobs, told to whoever listens. Nobody does unless traces are sent. */
const jobs = tracingChannel('car-diagnostics:media');

export class TookTooLong extends Error {}

export interface WorkerPool<Job, Answer> {
  run(job: Job): Promise<Answer>;
  close(): Promise<void>;
}

interface Options {
  /** What such work is called in a trace. */
  name: string;
  /** The worker's module; it answers each message with one message. */
  module: URL;
  threads: number;
  killAfterMs: number;
  /** A thread is replaced after so many jobs, since decoders give memory back late. */
  jobsEach: number;
}

interface Thread {
  worker: Worker;
  jobs: number;
}

/** A new thread first loads its module, which takes a moment on a busy machine. */
const START_WITHIN_MS = 20_000;
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 64 };

/** Who calls it bounds how many wait: here they simply queue. */
export function workerPool<Job, Answer>({
  name,
  module,
  threads,
  killAfterMs,
  jobsEach,
}: Options): WorkerPool<Job, Answer> {
  const idle: Thread[] = [];
  const waiting: ((thread: Thread) => void)[] = [];
  let alive = 0;

  const begin = (): Thread => {
    alive += 1;
    const worker = new Worker(module, { resourceLimits: MEMORY });
    // A quiet worker must not keep the program from ending.
    worker.unref();
    return { worker, jobs: 0 };
  };
  const take = async (): Promise<Thread> => {
    const thread = idle.pop();
    if (thread) return thread;
    if (alive < threads) return begin();
    return new Promise((resolve) => waiting.push(resolve));
  };
  const giveBack = (thread: Thread) => {
    const next = waiting.shift();
    if (next) next(thread);
    else idle.push(thread);
  };
  const discard = (thread: Thread) => {
    alive -= 1;
    void thread.worker.terminate();
    const next = waiting.shift();
    if (next) next(begin());
  };

  const run = async (job: Job): Promise<Answer> => {
    const thread = await take();
    try {
      const answer = await answerTo<Answer>(
        thread.worker,
        job,
        thread.jobs === 0 ? killAfterMs + START_WITHIN_MS : killAfterMs,
      );
      thread.jobs += 1;
      if (thread.jobs >= jobsEach) discard(thread);
      else giveBack(thread);
      return answer;
    } catch (error) {
      discard(thread);
      throw error;
    }
  };

  return {
    run: (job) => (jobs.hasSubscribers ? jobs.tracePromise(run, { name }, undefined, job) : run(job)),
    async close() {
      await Promise.all(idle.splice(0).map(({ worker }) => worker.terminate()));
    },
  };
}

function answerTo<Answer>(worker: Worker, job: unknown, killAfterMs: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const done = (end: () => void) => {
      clearTimeout(timer);
      // One by one: removing all at once would also remove what the thread itself listens with.
      worker.off('message', answered).off('error', failed).off('exit', ended);
      end();
    };
    const answered = (answer: Answer) => done(() => resolve(answer));
    const failed = (error: unknown) => done(() => reject(error));
    const ended = (code: number) => done(() => reject(new Error(`the worker ended with ${code}`)));
    const timer = setTimeout(() => done(() => reject(new TookTooLong())), killAfterMs);
    worker.on('message', answered).on('error', failed).on('exit', ended);
    worker.postMessage(job);
  });
}
