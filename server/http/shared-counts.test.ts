import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '#server/testing/test-app.ts';

const PORT = 20_000 + Math.floor(Math.random() * 20_000);
const binary = ['valkey-server', 'redis-server'].find((name) => !spawnSync(name, ['--version']).error);
let counts: ChildProcess | undefined;

const canConnect = () =>
  new Promise<boolean>((resolve) => {
    const socket = connect(PORT, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('connect', () => socket.end());
  });

beforeAll(async () => {
  if (binary === undefined) return;
  counts = spawn(binary, ['--port', String(PORT), '--bind', '127.0.0.1', '--save', ''], { stdio: 'ignore' });
  while (!(await canConnect())) await sleep(20);
});
afterAll(() => counts?.kill('SIGKILL'));

const env = { RATE_LIMIT: 'on', REDIS_URL: `redis://127.0.0.1:${PORT}` };
const [one, two] = [testApp({ env }), testApp({ env })];

test.skipIf(binary === undefined)(
  'two servers share one count; a limit spent at one is spent at the other (needs valkey-server or redis-server)',
  async () => {
    const call = (server: typeof one) => server.guest.get('/api/premium-status', { 'x-client-id': 'eager' });
    for (let n = 0; n < 200; n += 1) {
      expect((await call(one)).statusCode).toBe(200);
      expect((await call(two)).statusCode).toBe(200);
    }
    for (const server of [one, two]) {
      const refused = await call(server);
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    // Each cost has a count of its own.
    expect((await one.guest.get('/api/tutorials', { 'x-client-id': 'eager' })).statusCode).toBe(200);
  },
);

test.skipIf(binary === undefined)('while the counts are away, everybody is let in', async () => {
  counts?.kill('SIGKILL');
  if (counts) await once(counts, 'exit');
  const answer = await one.guest.get('/api/premium-status', { 'x-client-id': 'eager' });
  expect(answer.statusCode).toBe(200);
});
