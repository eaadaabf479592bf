import { expect, test } from 'vitest';
import { bulkhead } from './bulkhead.ts';

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
