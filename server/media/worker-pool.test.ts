import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { OddJob } from '#server/testing/odd-worker.ts';
import { TookTooLong, workerPool } from './worker-pool.ts';

const module = new URL('../testing/odd-worker.ts', import.meta.url);
const pool = workerPool<OddJob, unknown>({ name: 'odd', module, atOnce: 1, killAfterMs: 500, jobsEach: 3 });
afterAll(() => pool.close());
afterEach(() => void vi.unstubAllEnvs());

const echo = (size = 10) => pool.run({ do: 'echo', bytes: new Uint8Array(size) });

test('a recording of ten megabytes arrives whole', async () => {
  expect(await echo(10 * 1024 * 1024)).toBe(10 * 1024 * 1024);
});

test('more jobs than workers queue, and outlive the worker that is replaced', async () => {
  expect(await Promise.all(Array.from({ length: 8 }, (_, at) => echo(at)))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('a file that crashes its decoder crashes nothing else, and the next one is answered', async () => {
  const [crashed, next] = await Promise.allSettled([pool.run({ do: 'crash' }), echo()]);
  expect(crashed).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('ended with') } });
  expect(next).toMatchObject({ status: 'fulfilled', value: 10 });
});

test('a file that never ends is given up, and the next one is answered', async () => {
  await echo();
  // Only a worker that has answered before is believed to have started.
  const hanging = pool.run({ do: 'hang' });
  await expect(hanging).rejects.toBeInstanceOf(TookTooLong);
  expect(await echo()).toBe(10);
});

test('a decoder that somebody takes over knows no secret of the server, and writes nothing', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://secret');
  await pool.close();
  expect(await pool.run({ do: 'tell secrets' })).not.toContain('DATABASE_URL');
  expect(await pool.run({ do: 'write' })).toBe('ERR_ACCESS_DENIED');
});

test('a worker that ended while nobody asked is replaced', async () => {
  const once = workerPool<OddJob, unknown>({ name: 'odd', module, atOnce: 1, killAfterMs: 30_000, jobsEach: 3 });
  const own = (await once.run({ do: 'tell pid' })) as number;
  process.kill(own, 'SIGKILL');
  const echoed = () => once.run({ do: 'echo', bytes: new Uint8Array(3) }).catch(() => 'ended');
  await expect.poll(echoed, { timeout: 30_000 }).toBe(3);
  await once.close();
}, 60_000);
