import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { withClient } from '../client.ts';
import { embeddedAddress, prepareDatabase } from '../open.ts';
import { isAlive } from './process.ts';
import { embeddedDatabase } from './start.ts';

const dataDir = temporaryFolder('car-embedded');
const embedded = embeddedDatabase(dataDir);
const address = embeddedAddress(embedded, 'postgres');
const lock = join(embedded.place.cluster, 'postmaster.pid');
const postmaster = () => Number(readFileSync(lock, 'utf8').split('\n')[0]);
const ask = <Row extends object>(question: string) =>
  withClient(address, async (client) => (await client.query<Row>(question)).rows);

afterAll(async () => {
  await embedded.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('however many servers start at once on a new folder, one database runs and all find it', async () => {
  await Promise.all(Array.from({ length: 3 }, () => embeddedDatabase(dataDir).start()));
  expect(await ask('select 1 as one')).toEqual([{ one: 1 }]);
  expect(await ask("select current_setting('fsync') as fsync")).toEqual([{ fsync: 'on' }]);
}, 60_000);

test('it listens on no network', async () => {
  expect(await ask("select current_setting('listen_addresses') as addresses")).toEqual([{ addresses: '' }]);
});

test('a database that outlived its server is taken over', async () => {
  const before = postmaster();
  await embedded.start();
  expect(postmaster()).toBe(before);
});

test('what was acknowledged is there after the database was killed', async () => {
  await ask('create table kept (id int)');
  await ask('insert into kept values (1), (2), (3)');
  const pid = postmaster();
  process.kill(pid, 'SIGKILL');
  await embedded.start();
  expect(postmaster()).not.toBe(pid);
  expect(await ask('select count(*)::int as rows from kept')).toEqual([{ rows: 3 }]);
}, 60_000);

test('a lock that names a stranger, as after a restart of a container, keeps nobody out', async () => {
  const locks = [lock, join(embedded.place.socket, '.s.PGSQL.5432.lock')];
  const mine = locks.map((file) => readFileSync(file, 'utf8').replace(/^\d+/, String(process.pid)));
  await embedded.stop();
  for (const [at, file] of locks.entries()) writeFileSync(file, mine[at] ?? '', { mode: 0o600 });
  await embedded.start();
  expect(await ask('select count(*)::int as rows from kept')).toEqual([{ rows: 3 }]);
}, 60_000);

test('a database that dies under its server is started again', async () => {
  const settings = { url: undefined, dataDir, migrationsFolder: join(import.meta.dirname, '../migrations') };
  const database = prepareDatabase({ ...settings, onError: () => {} });
  await database.open();
  const killed = postmaster();
  process.kill(killed, 'SIGKILL');
  // Its children answer for a moment longer.
  for (let look = 0; look < 200 && (!existsSync(lock) || postmaster() === killed); look += 1) await sleep(100);
  const ask = async () => (await database.db.execute('select 1 as one').catch(() => undefined))?.rows;
  for (let look = 0; look < 200 && (await ask()) === undefined; look += 1) await sleep(100);
  expect(await ask()).toEqual([{ one: 1 }]);
  await database.close();
}, 60_000);

test('the last one out stops it, and not before', async () => {
  const settings = { url: undefined, dataDir, migrationsFolder: join(import.meta.dirname, '../migrations') };
  const [one, two] = [1, 2].map(() => prepareDatabase({ ...settings, onError: () => {} })) as [
    ReturnType<typeof prepareDatabase>,
    ReturnType<typeof prepareDatabase>,
  ];
  // Both migrate at the same moment; the lock lets one after the other.
  await Promise.all([one.open(), two.open()]);
  await Promise.all([one.db.execute('select 1'), two.db.execute('select 1')]);
  const pid = postmaster();
  await one.close();
  expect(isAlive(pid)).toBe(true);
  expect((await two.db.execute('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await two.close();
  for (let look = 0; look < 200 && isAlive(pid); look += 1) await sleep(50);
  expect(isAlive(pid)).toBe(false);
}, 60_000);
