import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { register, testApp } from '#server/testing/test-app.ts';

const server = testApp();
const { anna, ben } = server;
const golf = { make: 'Volkswagen', model: 'Golf', year: 2016 };

const add = (key: string, car: object = golf, who = anna) => who.post('/api/cars', car, { 'idempotency-key': key });
const garage = async (who = anna) => (await who.get('/api/cars')).json<unknown[]>().length;

test('the same key gives the first answer again, and one car', async () => {
  const first = await add('one');
  const again = await add('one');
  expect(again.statusCode).toBe(first.statusCode);
  expect(again.body).toBe(first.body);
  expect(await garage()).toBe(1);
});

test('copies sent at the same moment make one car and get one answer', async () => {
  const before = await garage();
  const answers = await Promise.all(Array.from({ length: 12 }, () => add('at-once')));
  expect(answers[0]?.statusCode).toBe(200);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await garage()).toBe(before + 1);
});

test('a key belongs to one owner and one request', async () => {
  await add('mine');
  expect((await add('mine', golf, ben)).statusCode).toBe(200);
  expect(await garage(ben)).toBe(1);
  const other = await add('mine', { ...golf, year: 2017 });
  expect(other.statusCode).toBe(409);
});

test('after a refusal the key may be used again', async () => {
  expect((await add('twice', { ...golf, make: '' })).statusCode).toBe(400);
  expect((await add('twice')).statusCode).toBe(200);
});

test('a key is forgotten after a day', async () => {
  const before = await garage();
  await add('old');
  const { now } = server.time;
  server.time.now = new Date(now.getTime() + 25 * 60 * 60 * 1000);
  await add('old');
  server.time.now = now;
  expect(await garage()).toBe(before + 2);
});

test('only what creates something is kept under a key: an owner who signs out with a used one is signed out', async () => {
  const carl = server.newBrowser('carl');
  await register(carl);
  const key = { 'idempotency-key': 'used' };
  expect((await carl.post('/api/cars', golf, key)).statusCode).toBe(200);
  expect((await carl.post('/api/logout', undefined, key)).statusCode).toBe(204);
  expect((await carl.get('/api/user')).statusCode).toBe(401);
});

test('a key that is no key is refused', async () => {
  expect((await add('x'.repeat(300))).statusCode).toBe(400);
});

test('a call that died between the thing and its answer has left nothing, and is made once when it is repeated', async () => {
  const before = await garage();
  // Writing the answer waits for a lock that the test holds, and there the connection is cut, as by the death of a server.
  await server.db.execute(sql`create function wait_here() returns trigger language plpgsql as
    'begin perform pg_advisory_xact_lock(42); return new; end'`);
  await server.db.execute(sql`create trigger wait_here before update on idempotency_keys
    for each row execute function wait_here()`);
  const cutOff = await server.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(42)`);
    const call = add('cut-off');
    const cut = async () => {
      const { rows } = await server.db.execute(sql`select pg_terminate_backend(pid) from pg_locks
        where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`);
      return rows.length > 0;
    };
    while (!(await cut())) await sleep(10);
    return call;
  });
  expect(cutOff.statusCode).toBe(503);
  expect(await garage()).toBe(before);
  await server.db.execute(sql`drop trigger wait_here on idempotency_keys`);

  expect((await add('cut-off')).statusCode).toBe(200);
  const again = await add('cut-off');
  expect(again.statusCode).toBe(200);
  expect(await garage()).toBe(before + 1);
});
