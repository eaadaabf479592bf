/** How long the forum's list, detail and search take on a full database, and whether any of their plans scans a table. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolConfig } from 'pg';
import { readConfig } from '#server/config.ts';
import { withClient } from '#server/db/client.ts';
import { embeddedDatabase } from '#server/db/embedded/start.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { type Db, embeddedAddress } from '#server/db/open.ts';
import { commentRepository } from '#server/features/community/comments/repository.ts';
import { postRepository } from '#server/features/community/posts/repository.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { COMMON_WORD, MEDIUM_WORD, RARE_WORD, seedForum } from './forum-seed.ts';

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    posts: { type: 'string', default: '1000' },
    comments: { type: 'string' },
    runs: { type: 'string', default: '200' },
  },
});
const posts = Number(values.posts);
const comments = Number(values.comments ?? posts * 3);
const runs = Number(values.runs);
const PAGE = 20;

await onFreshDatabase(async (address) => {
  const asked: { query: string; params: unknown[] }[] = [];
  const pool = new Pool({ ...address, max: 2 });
  const quiet = drizzle(pool);
  const listening = drizzle(pool, { logger: { logQuery: (query, params) => asked.push({ query, params }) } });
  console.log(`Seeding ${posts.toLocaleString('en-GB')} posts and ${comments.toLocaleString('en-GB')} comments …`);
  await seedForum(quiet, posts, comments);

  const { rows } = await quiet.execute<{ at: Date; id: string }>(
    sql`select created_at as at, id from community_posts where id = ${Math.ceil(posts / 2)}`,
  );
  const middle = { at: new Date(rows[0]?.at ?? 0), id: Number(rows[0]?.id) };
  const list = (db: Db, more: object = {}) =>
    postRepository(db).list({ reader: 1, sort: 'new', search: undefined, limit: PAGE, after: undefined, ...more });
  const tasks: Record<string, (db: Db) => Promise<unknown>> = {
    'list, first page': (db) => list(db),
    'list, from the middle': (db) => list(db, { after: middle }),
    'list, most liked': (db) => list(db, { sort: 'top' }),
    'list, sticky': (db) => postRepository(db).sticky({ reader: 1, search: undefined }),
    'detail, post': (db) => postRepository(db).find(1, middle.id),
    'detail, comments': (db) => commentRepository(db).below(1, middle.id, 50, undefined),
    'search, common word': (db) => list(db, { search: COMMON_WORD }),
    'search, medium word': (db) => list(db, { search: MEDIUM_WORD }),
    'search, rare word': (db) => list(db, { search: RARE_WORD }),
    'search, no such word': (db) => list(db, { search: 'zzyzx' }),
  };

  console.log(`\n${'milliseconds'.padEnd(24)}${'median'.padStart(10)}${'p99'.padStart(10)}   plan`);
  for (const [name, task] of Object.entries(tasks)) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const begun = performance.now();
      await task(quiet);
      times.push(performance.now() - begun);
    }
    asked.length = 0;
    await task(listening);
    const scanned = await scansIn(pool, asked);
    times.sort((a, b) => a - b);
    const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(2);
    console.log(
      `${name.padEnd(24)}${at(0.5).padStart(10)}${at(0.99).padStart(10)}   ${scanned || 'no scan of a table'}`,
    );
    // On a handful of rows a scan is the right plan.
    if (scanned && posts >= 10_000) process.exitCode = 1;
  }
  await pool.end();
});

/** Tables that the plans of these queries read from end to end. */
async function scansIn(pool: Pool, queries: { query: string; params: unknown[] }[]): Promise<string> {
  const scanned = new Set<string>();
  for (const { query, params } of queries) {
    if (!/^\s*(select|with)/i.test(query)) continue;
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${query}`, params);
    for (const { 'QUERY PLAN': line } of rows) {
      const table = /Seq Scan on (community_\w+)/.exec(line)?.[1];
      if (table) scanned.add(`scans ${table}`);
    }
  }
  return [...scanned].join(', ');
}

/** DATABASE_URL where it is given, if it has no posts yet; else an embedded database that is thrown away. */
async function onFreshDatabase(work: (address: PoolConfig) => Promise<void>): Promise<void> {
  const migrations = join(import.meta.dirname, '../../server/db/migrations');
  const { DATABASE_URL } = readConfig();
  if (DATABASE_URL !== undefined) {
    const address = { connectionString: DATABASE_URL };
    await migrateDatabase(address, migrations);
    const { rowCount } = await withClient(address, (client) => client.query('select 1 from community_posts limit 1'));
    if (rowCount) throw new Error('This database has posts already: the bench fills an empty one');
    return work(address);
  }
  const home = temporaryFolder('forum-bench');
  const embedded = embeddedDatabase(home);
  try {
    await embedded.start();
    await withClient(embeddedAddress(embedded, 'postgres'), (client) => client.query('create database bench'));
    const address = embeddedAddress(embedded, 'bench');
    await migrateDatabase(address, migrations);
    await work(address);
  } finally {
    await embedded.stop();
    rmSync(home, { recursive: true, force: true });
  }
}
