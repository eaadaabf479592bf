import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { users } from '#server/db/tables/accounts.ts';
import { cars } from '#server/db/tables/cars.ts';
import { cast } from '#server/testing/cast.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { testApp } from '#server/testing/test-app.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';
import { tablesInOrder } from './tables.ts';

const server = testApp();
const folder = temporaryFolder('car-backup');
const file = join(folder, 'backup.gz');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A hash of every row of every table. */
async function everything(): Promise<unknown[]> {
  const hashes: unknown[] = [];
  for (const { name } of await tablesInOrder(server.db)) {
    const { rows } = await server.db.execute(
      sql`select count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as hash from ${sql.identifier(name)} t`,
    );
    hashes.push({ name, ...rows[0] });
  }
  return hashes;
}

test('what was backed up is there again after it was lost, row for row, and the database counts on', async () => {
  await cast(server);
  const before = await everything();
  expect(await backup(server.db, file)).toBeGreaterThan(15);
  await server.db.delete(cars);
  await server.db.update(users).set({ email: 'changed@example.com' });
  const { deletedAgain } = await restore(server.db, file);
  expect(deletedAgain).toBe(0);
  expect(await everything()).toEqual(before);
  expect((await server.anna.post('/api/cars', { make: 'Ford', model: 'Ka', year: 2010 })).statusCode).toBe(200);
});

test('who deleted the account after the backup is not brought back', async () => {
  await backup(server.db, file);
  await server.db.delete(users).where(eq(users.id, server.ben.id));
  expect(await restore(server.db, file)).toMatchObject({ deletedAgain: 1 });
  expect(await server.db.select().from(users).where(eq(users.id, server.ben.id))).toEqual([]);
});

test('a damaged or cut backup is refused and changes nothing', async () => {
  await backup(server.db, file);
  const before = await everything();
  const bytes = readFileSync(file);
  const damaged = Buffer.from(bytes);
  damaged.writeUInt8(damaged.readUInt8(damaged.length >> 1) ^ 0xff, damaged.length >> 1);
  for (const wrong of [damaged, bytes.subarray(0, bytes.length - 40), Buffer.from('no backup')]) {
    writeFileSync(file, wrong);
    await expect(restore(server.db, file)).rejects.toThrow();
  }
  expect(await everything()).toEqual(before);
});
