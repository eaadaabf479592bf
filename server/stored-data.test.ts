/** What contract/stored-data.ts and stored-in-browser.ts say is what the database, the browser's storage and the clearing away do. docs/privacy.md is made from it. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { BESIDE_THE_DATABASE, KEPT_DAYS, STORED_DATA, TABLES_WITHOUT_PEOPLE } from '#contract/stored-data.ts';
import { IN_BROWSER } from '#contract/stored-in-browser.ts';
import { clearAway } from './cleaning.ts';
import { contentReports } from './db/tables/community.ts';
import { supportMessages } from './db/tables/support.ts';
import { tutorialRequests } from './db/tables/tutorials.ts';
import { testApp } from './testing/test-app.ts';

const server = testApp();
const ROOT = join(import.meta.dirname, '..');
const DAY_MS = 86_400_000;

/** What a reference to an account does when the account goes. */
const RULES: Record<string, string> = { CASCADE: 'erased', 'SET NULL': 'kept without your name' };

test('every table of the database is listed once, with what it holds or as holding nothing of people', async () => {
  const { rows } = await server.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const listed = [...STORED_DATA.flatMap(({ tables }) => tables), ...TABLES_WITHOUT_PEOPLE];
  expect(listed.toSorted(), 'say in contract/stored-data.ts what a new table holds, why and how long').toEqual(
    rows.map(({ name }) => name),
  );
});

test('what belongs to an account goes, or loses the name, as the list says', async () => {
  const { rows } = await server.db.execute<{ name: string; rule: string }>(
    sql`select distinct k.table_name as name, r.delete_rule as rule
        from information_schema.referential_constraints r
        join information_schema.key_column_usage k using (constraint_name, constraint_schema)
        join information_schema.constraint_column_usage u using (constraint_name, constraint_schema)
        where u.table_name = 'users'`,
  );
  expect(rows.length).toBeGreaterThan(15);
  for (const { name, rule } of rows) {
    const entry = STORED_DATA.find(({ tables }) => tables.includes(name));
    expect(entry?.onDeletion, name).toBe(RULES[rule]);
  }
});

test('every key that the browser keeps is listed', () => {
  const keys = globSync('web/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['**/*.test.*'] })
    .flatMap((file) => [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\bstored(?:<[^>]*>)?\(\s*'(\w+)'/g)])
    .map(([, key]) => key as string);
  expect(keys.length).toBeGreaterThan(10);
  const listed = IN_BROWSER.flatMap(({ keys: of }) => of);
  expect(keys.filter((key) => !listed.includes(key))).toEqual([]);
});

test('what was promised to be kept so long goes then, and not a day before', async () => {
  const { db, anna, time } = server;
  const ago = (days: number) => new Date(time.now.getTime() - days * DAY_MS);
  const around = (days: number) => [ago(days - 1), ago(days + 1)];
  const userId = anna.id;
  const base = { userId, email: 'a@example.com', message: 'x' };
  await db
    .insert(supportMessages)
    .values(around(KEPT_DAYS.supportMessage).map((createdAt) => ({ ...base, createdAt })));
  await db
    .insert(tutorialRequests)
    .values(around(KEPT_DAYS.tutorialRequest).map((createdAt) => ({ userId, topic: 'x', createdAt })));
  const report = { userId, kind: 'post', reason: 'spam', createdAt: ago(2_000) };
  await db.insert(contentReports).values([
    { ...report, contentId: 1, closedAt: ago(KEPT_DAYS.closedReport - 1) },
    { ...report, contentId: 2, closedAt: ago(KEPT_DAYS.closedReport + 1) },
    { ...report, contentId: 3 },
  ]);
  await clearAway(db, () => time.now);
  expect(await db.select().from(supportMessages)).toHaveLength(1);
  expect(await db.select().from(tutorialRequests)).toHaveLength(1);
  expect((await db.select().from(contentReports)).map(({ contentId }) => contentId).toSorted()).toEqual([1, 3]);
});

test('docs/privacy.md says what the contract says', async () => {
  const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;
  const text = [
    '# What is kept about people',
    '',
    'Made from `contract/stored-data.ts` and `contract/stored-in-browser.ts`, as the privacy page is: change it there, then run `npx vitest run --project server server/stored-data.test.ts -u`.',
    '',
    '## In the database',
    '',
    row('what', 'why', 'ground', 'how long', 'when the account is deleted', 'in "Download my data"', 'tables'),
    row('---', '---', '---', '---', '---', '---', '---'),
    ...STORED_DATA.map(({ what, why, ground, howLong, onDeletion, inDownload, tables }) =>
      row(what, why, ground, howLong, onDeletion, inDownload === true ? 'yes' : inDownload, tables.join(', ')),
    ),
    '',
    `Nothing about people is in ${TABLES_WITHOUT_PEOPLE.join(', ')}.`,
    '',
    "## In the owner's own browser",
    '',
    row('what', 'how long', 'names'),
    row('---', '---', '---'),
    ...IN_BROWSER.map(({ what, howLong, keys }) => row(what, howLong, keys.join(', '))),
    '',
    '## Beside the database',
    '',
    row('what', 'why', 'how long'),
    row('---', '---', '---'),
    ...BESIDE_THE_DATABASE.map(({ what, why, howLong }) => row(what, why, howLong)),
    '',
  ].join('\n');
  await expect(text).toMatchFileSnapshot(join(ROOT, 'docs/privacy.md'));
});
