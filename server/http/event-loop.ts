/** Whether the one thread that answers everybody is held up: looked at by a clock that ticks late when it is. */
import { Counter, Gauge, type Registry } from 'prom-client';

const TICK_MS = 10;
/** What an owner would begin to feel. */
const STALL_MS = 50;
const LATE_MS = 50;
/** One long task is no overload; work that keeps coming is. */
const LATE_IN_A_ROW = 3;

/** Held up by work of its own, or by waiting: for a processor that others use, or for helpers that clear memory away. */
export type Cause = 'work' | 'waiting';

export interface EventLoop {
  /** So much work waits that what is dear should not be begun. */
  isHeldUp(): boolean;
  /** Times it was held up for longer than a moment. */
  stalls(cause: Cause): number;
  /** The longest it was held up since this was last asked. */
  takeLongestMs(): number;
  /** Leaves out what was before: while it loads, a program holds up nobody. */
  startAnew(): void;
  stop(): void;
}

/** What this thread has used of a processor; where that cannot be told, all time counts. */
const ownWorkMs = (): number => {
  // Node has it since 23.9.
  const used = process.threadCpuUsage?.();
  return used ? (used.user + used.system) / 1000 : performance.now();
};

export function watchEventLoop(): EventLoop {
  let lateInARow = 0;
  const stalls = { work: 0, waiting: 0 };
  let longest = 0;
  let due = performance.now() + TICK_MS;
  let worked = ownWorkMs();
  const timer = setInterval(() => {
    const late = performance.now() - due;
    lateInARow = late > LATE_MS ? lateInARow + 1 : 0;
    const before = worked;
    worked = ownWorkMs();
    if (late > STALL_MS) stalls[worked - before > STALL_MS ? 'work' : 'waiting'] += 1;
    longest = Math.max(longest, late);
    due = performance.now() + TICK_MS;
  }, TICK_MS).unref();
  return {
    isHeldUp: () => lateInARow >= LATE_IN_A_ROW,
    stalls: (cause) => stalls[cause],
    takeLongestMs: () => {
      const was = longest;
      longest = 0;
      return was;
    },
    startAnew: () => {
      Object.assign(stalls, { work: 0, waiting: 0 });
      lateInARow = 0;
      longest = 0;
      due = performance.now() + TICK_MS;
      worked = ownWorkMs();
    },
    stop: () => clearInterval(timer),
  };
}

export function tellStalls(registry: Registry, eventLoop: EventLoop): void {
  const registers = [registry];
  new Counter({
    name: 'event_loop_stalls_total',
    help: 'Times the thread was held up over 50 ms, by its own work or by waiting for a processor',
    labelNames: ['cause'],
    registers,
    collect() {
      this.reset();
      for (const cause of ['work', 'waiting'] as const) this.inc({ cause }, eventLoop.stalls(cause));
    },
  });
  new Gauge({
    name: 'event_loop_longest_stall_seconds',
    help: 'The longest time the thread was held up since the last look',
    registers,
    collect() {
      this.set(eventLoop.takeLongestMs() / 1000);
    },
  });
}
