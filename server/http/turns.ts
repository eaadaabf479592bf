/** One thread answers everybody: what is dear, and what is refused, steps back until the thread has looked for what else came in. */
import type { Server } from 'node:http';

/** Resolves when it is one's turn. */
export type Turn = () => Promise<void>;

/** How many connections have been accepted so far. */
export type Arrivals = () => number;

/**
 * Each time around, libuv (since 1.45) accepts a single connection. With dear work in every round a crowd of newcomers would
 * stand at the door for seconds, cheap calls among them; so while they come in, work waits, but never longer than this.
 */
const WAIT_FOR_NEWCOMERS_MS = 25;

export function arrivalsAt(server: Pick<Server, 'on'>): Arrivals {
  let arrived = 0;
  server.on('connection', () => {
    arrived += 1;
  });
  return () => arrived;
}

/** In order of asking, so many of those who wait each time around. */
export function turns(atOnce: (waiting: number) => number, arrivals: Arrivals = () => 0): Turn {
  const waiting: (() => void)[] = [];
  let seen = 0;
  let wentAt = 0;
  const around = () => {
    const arrived = arrivals();
    const now = performance.now();
    if (arrived === seen || now - wentAt > WAIT_FOR_NEWCOMERS_MS) {
      for (const go of waiting.splice(0, atOnce(waiting.length))) go();
      wentAt = now;
    }
    seen = arrived;
    if (waiting.length > 0) setImmediate(around);
  };
  return () =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(around);
    });
}
