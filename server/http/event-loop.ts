/** Whether the one thread that answers everybody is held up: looked at by a clock that ticks late when it is. */
import { Counter, Gauge, type Registry } from 'prom-client';

const TICK_MS = 10;
/** What an owner would begin to feel. */
const STALL_MS = 50;
const LATE_MS = 50;
/** One long task is no overload; work that keeps coming is. */
const LATE_IN_A_ROW = 3;

export interface EventLoop {
  /** So much work waits that what is dear should not be begun. */
  isHeldUp(): boolean;
  /** Times it was held up for longer than a moment. */
  stalls(): number;
  /** The longest it was held up since this was last asked. */
  takeLongestMs(): number;
  stop(): void;
}

export function watchEventLoop(): EventLoop {
  let lateInARow = 0;
  let stalls = 0;
  let longest = 0;
  let due = performance.now() + TICK_MS;
  const timer = setInterval(() => {
    const late = performance.now() - due;
    lateInARow = late > LATE_MS ? lateInARow + 1 : 0;
    if (late > STALL_MS) stalls += 1;
    longest = Math.max(longest, late);
    due = performance.now() + TICK_MS;
  }, TICK_MS).unref();
  return {
    isHeldUp: () => lateInARow >= LATE_IN_A_ROW,
    stalls: () => stalls,
    takeLongestMs: () => {
      const was = longest;
      longest = 0;
      return was;
    },
    stop: () => clearInterval(timer),
  };
}

export function tellStalls(registry: Registry, eventLoop: EventLoop): void {
  const registers = [registry];
  new Counter({
    name: 'event_loop_stalls_total',
    help: 'Times the thread was held up over 50 ms',
    registers,
    collect() {
      this.reset();
      this.inc(eventLoop.stalls());
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
