import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Cause, watchEventLoop } from './event-loop.ts';

/** Holds up the thread, and says what was counted once it is free again. */
async function countedAfter(holdUp: () => void, cause: Cause): Promise<number> {
  const eventLoop = watchEventLoop();
  await sleep(30);
  const before = eventLoop.stalls(cause);
  holdUp();
  await sleep(30);
  eventLoop.stop();
  return eventLoop.stalls(cause) - before;
}

const ownWorkMs = () => process.threadCpuUsage().user / 1000;
const work = () => {
  const end = ownWorkMs() + 150;
  while (ownWorkMs() < end);
};

test('a piece of work that takes long is a stall by work', async () => {
  expect(await countedAfter(work, 'work')).toBeGreaterThan(0);
});

test('what was before a new start is left out', async () => {
  const eventLoop = watchEventLoop();
  work();
  eventLoop.startAnew();
  await sleep(30);
  eventLoop.stop();
  expect(eventLoop.stalls('work')).toBe(0);
});

test('a thread that only waits stalls by waiting', async () => {
  const wait = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 150);
  expect(await countedAfter(wait, 'waiting')).toBeGreaterThan(0);
  expect(await countedAfter(wait, 'work')).toBe(0);
});
