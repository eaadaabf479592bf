import type { AddressInfo } from 'node:net';
import { createServer, connect as dial, type Socket } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolConfig } from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import '#server/testing/test-database.ts';
import { openPool } from './pool.ts';

/** A way to the database that can be cut off, or go silent, when certain words are on it. */
async function wayToDatabase() {
  const way = { cutAt: '', silent: false };
  const open = new Set<Socket>();
  const proxy = createServer((near) => {
    const far = dial(join(inject('databaseSocket'), '.s.PGSQL.5432'));
    for (const end of [near, far]) {
      open.add(end);
      end
        .on('error', () => {})
        .on('close', () => {
          near.destroy();
          far.destroy();
        });
    }
    near.on('data', (words) => {
      if (way.cutAt && words.includes(way.cutAt)) near.destroy();
      else if (!way.silent) far.write(words);
    });
    far.on('data', (words) => void near.write(words));
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    for (const end of open) end.destroy();
    proxy.close();
  });
  return { way, port: (proxy.address() as AddressInfo).port };
}

/** Two places behind that way. */
async function twoPlaces(settings: PoolConfig = {}) {
  const { way, port } = await wayToDatabase();
  const address = { host: '127.0.0.1', port, user: 'app', database: 'template1' };
  const pool = openPool({ ...address, max: 2, connectionTimeoutMillis: 500, ...settings }, () => {});
  onTestFinished(() => pool.end());
  return { way, pool, db: drizzle(pool) };
}

test('a database that goes away as a transaction begins costs no place in the pool', async () => {
  const { way, pool, db } = await twoPlaces();
  way.cutAt = 'begin';
  for (let n = 0; n < 3; n += 1) await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow();
  way.cutAt = '';
  expect((await db.transaction((tx) => tx.execute(sql`select 1 as one`))).rows).toEqual([{ one: 1 }]);
  expect(pool.totalCount - pool.idleCount).toBe(0);
});

test('a database that cannot be heard any more is waited for a while, and then by new connections', async () => {
  const { way, pool, db } = await twoPlaces({ query_timeout: 300 });
  const transact = (before = () => {}) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      before();
      return tx.execute(sql`select 2 as two`);
    });
  const hush = () => {
    way.silent = true;
  };
  await Promise.all([transact(), transact()]);
  const lost = await Promise.allSettled([transact(hush), db.execute(sql`select 3`)]);
  expect(lost.map(({ status }) => status)).toContain('rejected');
  await expect(db.execute(sql`select 4`)).rejects.toThrow();
  way.silent = false;
  expect((await transact()).rows).toEqual([{ two: 2 }]);
  expect((await db.execute(sql`select 5 as five`)).rows).toEqual([{ five: 5 }]);
  expect(pool.totalCount - pool.idleCount).toBe(0);
});
