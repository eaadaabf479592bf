import { expect, test, vi } from 'vitest';
import { bulkhead } from './bulkhead.ts';
import { turns } from './turns.ts';

test('work that waits for somebody else keeps nobody out, and comes back before those who queue', async () => {
  const room = bulkhead({ atOnce: 1, waiting: 5 });
  const order: string[] = [];
  const far = Promise.withResolvers<void>();
  const near = Promise.withResolvers<void>();
  const first = room.run(async () => {
    await room.aside(() => far.promise);
    order.push('first is back');
  });
  const second = room.run(async () => {
    await near.promise;
    order.push('second');
  });
  const third = room.run(() => void order.push('third'));
  far.resolve();
  await Promise.resolve();
  near.resolve();
  await Promise.all([first, second, third]);
  expect(order).toEqual(['second', 'first is back', 'third']);
  expect(room.load()).toEqual({ running: 0, waiting: 0 });
});

test('a failure while waiting aside loses no place', async () => {
  const room = bulkhead({ atOnce: 1, waiting: 5 });
  await expect(room.run(() => room.aside(() => Promise.reject(new Error('no'))))).rejects.toThrow('no');
  expect(await room.run(() => 'free')).toBe('free');
  expect(room.load()).toEqual({ running: 0, waiting: 0 });
});

test('between two pieces of work on the one thread, what else came in is answered', async () => {
  const room = bulkhead({ atOnce: 3, waiting: 0, inTurns: true });
  const order: string[] = [];
  const dear = [1, 2, 3].map(() => room.run(() => void order.push('dear')));
  const cheap = new Promise<void>((resolve) => setImmediate(resolve)).then(() => order.push('cheap'));
  await Promise.all([...dear, cheap]);
  expect(order).toEqual(['dear', 'cheap', 'dear', 'dear']);
});

test('who would wait too long at the pace of late is told so at once, however short the queue', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const room = bulkhead({ atOnce: 1, waiting: 1_000 });
  const gates: (() => void)[] = [];
  const begin = () => room.run(() => new Promise<void>((resolve) => gates.push(resolve)));
  const done = Array.from({ length: 4 }, begin);
  for (const one of done) {
    vi.advanceTimersByTime(10_000);
    gates.shift()?.();
    await one;
  }
  const [first, second] = [begin(), begin()];
  expect(room.isFull()).toBe(true);
  await expect(begin()).rejects.toThrow('busy');
  gates.shift()?.();
  await first;
  expect(room.isFull()).toBe(false);
  gates.shift()?.();
  await second;
  vi.useRealTimers();
});

test('while newcomers are at the door, work waits for them to be let in, and then goes on', async () => {
  let arrived = 1;
  const order: string[] = [];
  const turn = turns(
    () => 1,
    () => arrived,
  );
  await turn();
  const letIn = () => {
    if (arrived === 4) return;
    arrived += 1;
    order.push('newcomer');
    setImmediate(letIn);
  };
  vi.useFakeTimers({ toFake: ['performance'] });
  letIn();
  await turn().then(() => order.push('work'));
  vi.useRealTimers();
  expect(order).toEqual(['newcomer', 'newcomer', 'newcomer', 'work']);
});
