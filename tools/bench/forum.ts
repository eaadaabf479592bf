/** How long the forum's list, detail and search take on a full database, set against a small one in alternation, and whether any plan scans a table. */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Db } from '#server/db/open.ts';
import { commentRepository } from '#server/features/community/comments/repository.ts';
import { postRepository } from '#server/features/community/posts/repository.ts';
import { COMMON_WORD, MEDIUM_WORD, RARE_WORD, seedForum } from './forum-seed.ts';
import { withFreshDatabases } from './fresh-databases.ts';
import { medianOf } from './median.ts';

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    posts: { type: 'string', default: '100000' },
    comments: { type: 'string' },
    runs: { type: 'string', default: '200' },
    /** Leaves filled databases on the server of DATABASE_URL, and uses those that an earlier run left. */
    keep: { type: 'boolean', default: false },
  },
});
const posts = Number(values.posts);
const comments = Number(values.comments ?? posts * 3);
const runs = Number(values.runs);
const PAGE = 20;
const SMALL = 1_000;
/** On fewer rows a scan is the right plan. */
const FULL = 10_000;
const WARM_UP = 20;

interface Forum {
  pool: Pool;
  db: Db;
  size: number;
}
type Task = (db: Db, place: { at: Date; id: number }) => Promise<unknown>;

const list = (db: Db, more: object = {}) =>
  postRepository(db).list({ reader: 1, sort: 'new', search: undefined, limit: PAGE, after: undefined, ...more });

const TASKS: Record<string, Task> = {
  'list, first page': (db) => list(db),
  'list, from anywhere': (db, after) => list(db, { after }),
  'list, most liked': (db) => list(db, { sort: 'top' }),
  'list, sticky': (db) => postRepository(db).sticky({ reader: 1, search: undefined }),
  'detail, post': (db, { id }) => postRepository(db).find(1, id),
  'detail, comments': (db, { id }) => commentRepository(db).below(1, id, 50, undefined),
  'search, common word': (db) => list(db, { search: COMMON_WORD }),
  'search, medium word': (db) => list(db, { search: MEDIUM_WORD }),
  'search, rare word': (db) => list(db, { search: RARE_WORD }),
  'search, no such word': (db) => list(db, { search: 'zzyzx' }),
};

await withFreshDatabases(
  async (open) => {
    const fill = async (size: number, below: number): Promise<Forum> => {
      const { address, empty } = await open(`forum_bench_${size}_${below}`);
      const pool = new Pool({ ...address, max: 2 });
      // Dropping the database ends what is still connected.
      pool.on('error', () => {});
      const db = drizzle(pool);
      if (empty) {
        const begun = performance.now();
        await seedForum(db, size, below);
        const [posted, commented] = [size, below].map((count) => count.toLocaleString('en-GB'));
        console.log(`${posted} posts and ${commented} comments made in ${seconds(performance.now() - begun)} s`);
      }
      return { pool, db, size };
    };
    const small = await fill(SMALL, SMALL * 3);
    const full = await fill(posts, comments);
    console.log(`load average ${loadavg()[0]?.toFixed(1)}, ${runs} runs of each, the two in turn\n`);
    console.log(
      `${'milliseconds'.padEnd(22)}${['median', 'p99', `at ${SMALL}`, 'p99', 'times'].map((name) => name.padStart(9)).join('')}   plan`,
    );
    for (const [name, task] of Object.entries(TASKS)) await measure(name, task, small, full);
    await Promise.all([small.pool.end(), full.pool.end()]);
  },
  { keep: values.keep },
);

async function measure(name: string, task: Task, small: Forum, full: Forum): Promise<void> {
  const times = new Map([small, full].map((forum) => [forum, [] as number[]]));
  for (let run = -WARM_UP; run < runs; run += 1)
    for (const [forum, taken] of times) {
      // A reader comes to any post, not always to the same one.
      const id = 1 + ((Math.abs(run) * 7_919 + 17) % forum.size);
      const { rows } = await forum.db.execute<{ at: Date }>(
        sql`select created_at as at from community_posts where id = ${id}`,
      );
      const place = { at: new Date(rows[0]?.at ?? 0), id };
      const begun = performance.now();
      await task(forum.db, place);
      if (run >= 0) taken.push(performance.now() - begun);
    }
  const scanned = await scansOf(full.pool, task);
  const [atSmall = [], atFull = []] = [...times.values()];
  const figures = [medianOf(atFull), p99Of(atFull), medianOf(atSmall), p99Of(atSmall)].map((value) => value.toFixed(2));
  const ratio = (medianOf(atFull) / medianOf(atSmall)).toFixed(2);
  console.log(
    `${name.padEnd(22)}${[...figures, ratio].map((text) => text.padStart(9)).join('')}   ${scanned || 'no scan of a table'}`,
  );
  if (scanned && posts >= FULL) process.exitCode = 1;
}

/** Tables that the plans of this task's queries read from end to end. */
async function scansOf(pool: Pool, task: Task): Promise<string> {
  const asked: { query: string; params: unknown[] }[] = [];
  const listening = drizzle(pool, { logger: { logQuery: (query, params) => asked.push({ query, params }) } });
  await task(listening, { at: new Date(), id: Math.ceil(posts / 2) });
  const scanned = new Set<string>();
  for (const { query, params } of asked) {
    if (!/^\s*(select|with)/i.test(query)) continue;
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${query}`, params);
    for (const { 'QUERY PLAN': line } of rows) {
      const table = /Seq Scan on (\w+)/.exec(line)?.[1];
      if (table) scanned.add(`scans ${table}`);
    }
  }
  return [...scanned].join(', ');
}

function p99Of(times: number[]): number {
  return [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * 0.99))] ?? 0;
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(0);
}
