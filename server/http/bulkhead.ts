/** Dear work in a bounded number at a time, with a short queue: cheap calls stay open when it is full. */
import type { Cost } from '#contract/endpoint.ts';
import { Problem } from '#contract/problem.ts';

interface Size {
  atOnce: number;
  waiting: number;
}

/** Cheap work needs no bound. */
const SIZES: Partial<Record<Cost, Size>> = {
  hashing: { atOnce: 2, waiting: 20 },
  engine: { atOnce: 16, waiting: 100 },
  media: { atOnce: 2, waiting: 4 },
  search: { atOnce: 4, waiting: 16 },
};

const RETRY_AFTER_S = 2;

export interface Bulkhead {
  run<Result>(work: () => Promise<Result> | Result): Promise<Result>;
  /** From inside such work: waits for somebody else without keeping the place, and takes the next free one after. */
  aside<Result>(wait: () => Promise<Result>): Promise<Result>;
  load(): { running: number; waiting: number };
}

export function bulkhead({ atOnce, waiting }: Size): Bulkhead {
  let running = 0;
  const queue: (() => void)[] = [];
  const leave = () => {
    // The place passes straight on to the next in the queue.
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };
  return {
    async run(work) {
      if (running >= atOnce) {
        if (queue.length >= waiting)
          throw new Problem('overloaded', 'The server is busy. Please try again in a moment.', {
            retryAfter: RETRY_AFTER_S,
          });
        await new Promise<void>((resolve) => queue.push(resolve));
      } else running += 1;
      try {
        return await work();
      } finally {
        leave();
      }
    },
    async aside(wait) {
      leave();
      try {
        return await wait();
      } finally {
        if (running < atOnce) running += 1;
        else await new Promise<void>((resolve) => queue.unshift(resolve));
      }
    },
    load: () => ({ running, waiting: queue.length }),
  };
}

export const bulkheads = (): Partial<Record<Cost, Bulkhead>> =>
  Object.fromEntries(Object.entries(SIZES).map(([cost, size]) => [cost, bulkhead(size)]));
