import { randomUUID } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { oneSpelling } from '#contract/plain-name.ts';
import '#server/testing/test-database.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { withClient } from './client.ts';
import { migrateDatabase } from './migrate.ts';

const MIGRATIONS = join(import.meta.dirname, 'migrations');
const server = { host: inject('databaseSocket'), user: 'app' };

/** An empty database, and the migrations that were there before one of them. */
async function before(migration: string) {
  const database = `migrated_${randomUUID().replaceAll('-', '')}`;
  const ask = (text: string) => withClient({ ...server, database: 'postgres' }, (client) => client.query(text));
  await ask(`create database ${database}`);
  const folder = temporaryFolder('migrations');
  cpSync(MIGRATIONS, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] };
  const entries = journal.entries.slice(
    0,
    journal.entries.findIndex(({ tag }) => tag === migration),
  );
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
  onTestFinished(async () => {
    rmSync(folder, { recursive: true });
    await ask(`drop database ${database} (force)`);
  });
  return { address: { ...server, database }, folder };
}

test('names from before get the one spelling that a new name has, and nobody can take it from them', async () => {
  const { address, folder } = await before('0008_names_in_one_spelling');
  await migrateDatabase(address, folder);
  const [whole, apart] = ['Zoë'.normalize('NFC'), 'Zoë'.normalize('NFD')];
  const odd = ['Chloë'.normalize('NFD'), 'ＷＩＤＥ', ' \u00a0two   spaces\ufeff', 'plain'];
  // The last is written with the sign for Kelvin, which PostgreSQL takes for a small k and JavaScript's one spelling for a K.
  const alike = [apart, whole, 'ＡＮＮＡ', 'ａnna', 'Ｋelvin', '\u212aelvin'];
  await withClient(address, async (client) => {
    const add = (name: string) => client.query(`insert into users (username, password) values ($1, 'x')`, [name]);
    for (const name of [...odd, ...alike]) await add(name);
    await migrateDatabase(address, MIGRATIONS);
    const { rows } = await client.query<{ username: string }>('select username from users order by id');
    const names = rows.map(({ username }) => username);
    expect(names.slice(0, 4)).toEqual(['Chloë'.normalize('NFC'), 'WIDE', 'two spaces', 'plain']);
    // Where both were there both stay, and sign in as they always did; of two the older gets the spelling.
    expect(names.slice(4)).toEqual([apart, whole, 'ANNA', 'ａnna', 'Ｋelvin', '\u212aelvin']);
    for (const name of [...odd, ...alike]) await expect(add(oneSpelling(name)), name).rejects.toThrow(/unique/);
  });
});
