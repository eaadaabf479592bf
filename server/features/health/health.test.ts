import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { loadMind } from '#server/knowledge/load.ts';
import { testApp } from '#server/testing/test-app.ts';

const lifecycle = { ready: true, stopping: false };
const { guest, anna } = testApp({ deps: { lifecycle } });

test('while the server is starting, every call says so and when to come back', async () => {
  lifecycle.ready = false;
  for (const answer of [await guest.get('/api/health'), await guest.get('/api/ready'), await anna.get('/api/cars')]) {
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('1');
    expect(answer.json()).toMatchObject({ error: 'overloaded' });
  }
  lifecycle.ready = true;
  expect((await guest.get('/api/health')).statusCode).toBe(200);
});

test('a server that is stopping is healthy but not ready', async () => {
  lifecycle.stopping = true;
  expect((await guest.get('/api/ready')).statusCode).toBe(503);
  expect((await guest.get('/api/health')).statusCode).toBe(200);
  lifecycle.stopping = false;
});

test('while the database is away, owners are told to come again', async () => {
  const away = new Pool({ host: '/nowhere' });
  const app = await buildApp({
    config: readConfig({ RATE_LIMIT: 'off' }),
    db: drizzle(away),
    clock: () => new Date(),
    log: pino({ level: 'silent' }),
    lifecycle: { ready: true, stopping: false },
    webFolder: '/nowhere',
    mind: loadMind(),
  });
  const cookie = `sid=${'x'.repeat(43)}`;
  for (const url of ['/api/health', '/api/cars']) {
    const answer = await app.inject({ url, headers: { cookie } });
    expect(answer.statusCode, url).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await app.inject('/api/premium-status')).statusCode).toBe(200);
  await app.close();
  await away.end();
});
