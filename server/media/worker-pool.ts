/**
 * Work on what strangers send, in processes that are killed when they take too long. Not in threads: those share their locks, their
 * memory and the collectors' threads with the one that answers everybody, so that it waits for them at the worst moments; and
 * what breaks a decoder would break the server.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { tracingChannel } from 'node:diagnostics_channel';
import { constants, setPriority } from 'node:os';
import { Problem } from '#contract/problem.ts';

/** Jobs, told to whoever listens. Nobody does unless traces are sent. */
const jobs = tracingChannel('car-diagnostics:media');

/** Nothing came in time, or nobody could be put to it; which of the two sides is at fault cannot be told. */
export class TookTooLong extends Error {}

const RETRY_AFTER_S = 5;

export const tookTooLong = (cause?: unknown): Problem =>
  new Problem(
    'overloaded',
    'Reading this took too long. Please try again in a moment, or send a shorter recording or a smaller photo.',
    { retryAfter: RETRY_AFTER_S, cause },
  );

export interface WorkerPool<Job, Answer> {
  run(job: Job): Promise<Answer>;
  close(): Promise<void>;
}

interface Options {
  /** What such work is called in a trace. */
  name: string;
  /** The worker's module; it answers each message with one message. */
  module: URL;
  atOnce: number;
  killAfterMs: number;
  /** A worker is replaced after so many jobs, since decoders give memory back late. */
  jobsEach: number;
}

interface Worker {
  child: ChildProcess;
  jobs: number;
}

/** A new worker first loads its module, which takes a moment on a busy machine. */
const START_WITHIN_MS = 20_000;

/** One thread is all it takes of the machine. Its memory is bounded, and it may read files (its own program) but write none and start nothing. */
const NODE_OPTIONS = [
  '--single-threaded',
  '--max-old-space-size=256',
  '--permission',
  '--allow-addons',
  '--allow-fs-read=*',
  '--no-warnings',
];

/** Who calls it bounds how many wait: here they simply queue. */
export function workerPool<Job extends object, Answer>(options: Options): WorkerPool<Job, Answer> {
  const { name, module, atOnce, killAfterMs, jobsEach } = options;
  const idle: Worker[] = [];
  const waiting: (() => void)[] = [];
  let alive = 0;
  const wakeNext = () => waiting.shift()?.();

  const begin = (): Worker => {
    const worker = { child: started(module), jobs: 0 };
    alive += 1;
    worker.child.once('exit', () => {
      const at = idle.indexOf(worker);
      if (at < 0) return;
      idle.splice(at, 1);
      alive -= 1;
    });
    return worker;
  };
  const take = async (): Promise<Worker> => {
    for (;;) {
      const worker = idle.pop();
      if (worker) return worker;
      if (alive < atOnce) return begin();
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };
  const giveBack = (worker: Worker) => {
    idle.push(worker);
    wakeNext();
  };
  const discard = ({ child }: Worker) => {
    alive -= 1;
    child.kill('SIGKILL');
    wakeNext();
  };

  const run = async (job: Job): Promise<Answer> => {
    const worker = await take().catch((cause: unknown) => {
      wakeNext();
      throw new TookTooLong('no worker could be started', { cause });
    });
    try {
      const patience = worker.jobs === 0 ? killAfterMs + START_WITHIN_MS : killAfterMs;
      const answer = await answerTo<Answer>(worker.child, job, patience);
      worker.jobs += 1;
      if (worker.jobs >= jobsEach || !worker.child.connected) discard(worker);
      else giveBack(worker);
      return answer;
    } catch (error) {
      discard(worker);
      throw error;
    }
  };

  return {
    run: (job) => (jobs.hasSubscribers ? jobs.tracePromise(run, { name }, undefined, job) : run(job)),
    async close() {
      for (const worker of idle.splice(0)) discard(worker);
    },
  };
}

/** It knows nothing of the server's secrets, and steps back behind it where both want the same processor. */
function started(module: URL): ChildProcess {
  const child = fork(module, [], {
    serialization: 'advanced',
    env: {},
    execArgv: NODE_OPTIONS,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Whoever waits for its answer is told below; without anybody waiting it is no news.
  child.on('error', () => undefined);
  beLessUrgent(child);
  // A quiet worker must not keep the program from ending.
  child.unref();
  child.channel?.unref();
  return child;
}

/** At once, so that the threads which it makes itself begin as patient as it is. */
function beLessUrgent({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Where that is not allowed it works all the same.
  }
}

function answerTo<Answer>(child: ChildProcess, job: object, killAfterMs: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const done = (end: () => void) => {
      clearTimeout(timer);
      child.off('message', answered).off('exit', ended);
      end();
    };
    // What its module sends is what the pool's caller said it answers.
    const answered = (answer: unknown) => done(() => resolve(answer as Answer));
    const ended = (code: number | null, signal: string | null) =>
      done(() => reject(new Error(`the worker ended with ${signal ?? code}`)));
    const timer = setTimeout(() => done(() => reject(new TookTooLong())), killAfterMs);
    child.on('message', answered).on('exit', ended);
    if (child.pid === undefined) done(() => reject(new TookTooLong('no worker could be started')));
    // One that is ending says so itself.
    else child.send(job, () => undefined);
  });
}
