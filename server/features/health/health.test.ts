import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { pino } from 'pino';
import { expect, inject, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openPool } from '#server/db/pool.ts';
import { loadMind } from '#server/knowledge/load.ts';
import { testApp } from '#server/testing/test-app.ts';

const lifecycle = { ready: true, stopping: false };
const server = testApp({ deps: { lifecycle } });
const { guest, anna } = server;

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

const cookie = `sid=${'x'.repeat(43)}`;
const serverOn = (pool: Pool) =>
  buildApp({
    config: readConfig({ RATE_LIMIT: 'off' }),
    db: drizzle(pool),
    clock: () => new Date(),
    log: pino({ level: 'silent' }),
    lifecycle: { ready: true, stopping: false },
    webFolder: '/nowhere',
    mind: loadMind(),
  });

test('while the database is away, owners are told to come again', async () => {
  const away = new Pool({ host: '/nowhere' });
  const app = await serverOn(away);
  for (const url of ['/api/health', '/api/cars']) {
    const answer = await app.inject({ url, headers: { cookie } });
    expect(answer.statusCode, url).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await app.inject('/api/premium-status')).statusCode).toBe(200);
  await app.close();
  await away.end();
});

test('a database that gives no answer in time is told of in the same way', async () => {
  const { rows } = await server.db.execute<{ name: string }>(sql`select current_database() as name`);
  const address = { host: inject('databaseSocket'), user: 'app', database: String(rows[0]?.name) };
  const impatient = openPool({ ...address, query_timeout: 100 }, () => {});
  const app = await serverOn(impatient);
  await server.db.transaction(async (tx) => {
    await tx.execute(sql`lock table sign_ins`);
    expect((await app.inject({ url: '/api/cars', headers: { cookie } })).statusCode).toBe(503);
  });
  expect((await app.inject({ url: '/api/cars', headers: { cookie } })).statusCode).toBe(401);
  await app.close();
  await impatient.end();
});
