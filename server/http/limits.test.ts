import { expect, test } from 'vitest';
import { Problem } from '#contract/problem.ts';
import { testApp } from '#server/testing/test-app.ts';
import { bulkhead } from './bulkhead.ts';

const server = testApp({ env: { RATE_LIMIT: 'on' } });
const { guest } = server;

test('one browser that calls too often is told when to come back, and others go on', async () => {
  const call = (id: string) => guest.get('/api/premium-status', { 'x-client-id': id });
  for (let n = 0; n < 400; n += 1) expect((await call('eager')).statusCode).toBe(200);
  const refused = await call('eager');
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ error: 'rate_limited' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await call('patient')).statusCode).toBe(200);
});

test('an address that keeps changing its browser is limited all the same', async () => {
  let refused = 0;
  for (let n = 0; n < 1300 && refused === 0; n += 1) {
    const { statusCode } = await guest.get('/api/premium-status', { 'x-client-id': `browser-${n}` });
    if (statusCode === 429) refused += 1;
  }
  expect(refused).toBe(1);
});

test('health is always open', async () => {
  expect((await guest.get('/api/health')).statusCode).toBe(200);
});

test('dear work runs a few at a time, the next wait, and the rest are told to come again', async () => {
  const room = bulkhead({ atOnce: 2, waiting: 3 });
  const gates: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => gates.push(resolve));
  const calls = Array.from({ length: 6 }, () =>
    room.run(work).then(
      () => 'done',
      (error: unknown) => error,
    ),
  );
  expect(room.load()).toEqual({ running: 2, waiting: 3 });
  const refused = await calls[5];
  expect(refused).toBeInstanceOf(Problem);
  expect(refused).toMatchObject({ code: 'overloaded', retryAfter: 2 });
  while (gates.length > 0) {
    gates.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await Promise.all(calls.slice(0, 5))).toEqual(Array(5).fill('done'));
  expect(room.load()).toEqual({ running: 0, waiting: 0 });
});

test('work that fails gives its place back', async () => {
  const room = bulkhead({ atOnce: 1, waiting: 0 });
  await expect(room.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await room.run(() => 'yes')).toBe('yes');
});

test('a dear call that would find no place is refused before its body is read', async () => {
  const { hashing } = server.app.house.bulkheads;
  const end = Promise.withResolvers<void>();
  const calls = Array.from({ length: 23 }, () => hashing?.run(() => end.promise).catch(() => undefined));
  // Read, it would be no JSON and answered with 400.
  const refused = await server.app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { 'content-type': 'application/json' },
    payload: '{not JSON',
  });
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('2');
  end.resolve();
  await Promise.all(calls);
  expect((await guest.post('/api/login', { username: 'nobody' })).statusCode).toBe(400);
});
