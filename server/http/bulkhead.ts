/** Dear work in a bounded number at a time, with a short queue: cheap calls stay open when it is full. */
import type { Cost } from '#contract/endpoint.ts';
import { Problem } from '#contract/problem.ts';
import { type Arrivals, type Turn, turns } from './turns.ts';

interface Size {
  atOnce: number;
  waiting: number;
  /** Works on the one thread itself: then each piece begins on a turn of its own, and cheap calls come in between. */
  inTurns?: boolean;
}

/** Cheap work needs no bound. */
const SIZES: Partial<Record<Cost, Size>> = {
  hashing: { atOnce: 2, waiting: 20 },
  engine: { atOnce: 16, waiting: 100, inTurns: true },
  media: { atOnce: 2, waiting: 4, inTurns: true },
  search: { atOnce: 4, waiting: 16 },
};

const RETRY_AFTER_S = 2;
/** Who would wait longer than this is told at once to come again. */
const PATIENCE_MS = 1_000;
const ONE = () => 1;
/** Of the newest piece of work in the mean of all. */
const NEWEST = 0.1;

export interface Bulkhead {
  run<Result>(work: () => Promise<Result> | Result): Promise<Result>;
  /** From inside such work: waits for somebody else without keeping the place, and takes the next free one after. */
  aside<Result>(wait: () => Promise<Result>): Promise<Result>;
  load(): { running: number; waiting: number };
  /** Whether new work would be refused, or would wait for too long at the pace of late: asked before a body is read. */
  isFull(): boolean;
}

export const busy = (): Problem =>
  new Problem('overloaded', 'The server is busy. Please try again in a moment.', { retryAfter: RETRY_AFTER_S });

export function bulkhead({ atOnce, waiting, inTurns = false }: Size, turn: Turn = turns(ONE)): Bulkhead {
  let running = 0;
  /** From one leaving to the next while others queue: what each of them has to wait. */
  let pace = 0;
  let leftAt: number | undefined;
  const queue: (() => void)[] = [];
  const leave = () => {
    const now = performance.now();
    if (leftAt !== undefined) pace += (now - leftAt - pace) * NEWEST;
    // The place passes straight on to the next in the queue.
    const next = queue.shift();
    leftAt = next && now;
    if (next) next();
    else running -= 1;
  };
  const isFull = () => running >= atOnce && (queue.length >= waiting || queue.length * pace > PATIENCE_MS);
  return {
    async run(work) {
      if (running >= atOnce) {
        if (isFull()) throw busy();
        await new Promise<void>((resolve) => queue.push(resolve));
      } else running += 1;
      try {
        if (inTurns) await turn();
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
    isFull,
  };
}

export function bulkheads(arrivals: Arrivals): Partial<Record<Cost, Bulkhead>> {
  const turn = turns(ONE, arrivals);
  return Object.fromEntries(Object.entries(SIZES).map(([cost, size]) => [cost, bulkhead(size, turn)]));
}
