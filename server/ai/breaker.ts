/** Stops asking a model that does not answer: nobody waits for what will not come, and a dead key costs no thousand calls. */
import type { Trouble } from './model.ts';

const FAILURES = 4;
const REST_MS = 30_000;
/** A refused key does not mend by itself. */
const REFUSED_REST_MS = 5 * 60_000;

export interface Breaker {
  /** True when a call may be made now. After a rest a single one tries whether things are well again. */
  mayTry(): boolean;
  good(): void;
  bad(kind: Trouble): void;
  /** The owner left: nothing was learnt. */
  nothing(): void;
  isOpen(): boolean;
}

export function breaker(now: () => number): Breaker {
  let failures = 0;
  let until = 0;
  let trying = false;
  const isOpen = () => until > 0;
  return {
    isOpen,
    mayTry() {
      if (!isOpen()) return true;
      if (trying || now() < until) return false;
      trying = true;
      return true;
    },
    good() {
      [failures, until, trying] = [0, 0, false];
    },
    bad(kind) {
      failures += 1;
      const rest = kind === 'refused' ? REFUSED_REST_MS : failures >= FAILURES ? REST_MS : 0;
      if (rest > 0 || trying) until = now() + Math.max(rest, REST_MS);
      trying = false;
    },
    nothing() {
      trying = false;
    },
  };
}
