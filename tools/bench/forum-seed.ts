/** Fills an empty forum: owners, posts in words of very different frequency, comments below them. The database does the work. */
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';

const LEAST_OWNERS = 1_000;
const POSTS_OF_AN_OWNER = 20;
const BATCH = 50_000;

/** In every post; in one of a hundred; in one of ten thousand. */
export const COMMON_WORD = 'brakes';
export const MEDIUM_WORD = 'gearbox';
export const RARE_WORD = 'flywheel';

const WORDS =
  'engine noise morning cold idle clutch pedal steering wheel tyre oil light coolant garage pads disc rattle squeal smoke turbo diesel battery alternator injector exhaust belt chain sensor relay fuse';

export async function seedForum(db: Db, posts: number, comments: number): Promise<void> {
  const owners = Math.max(LEAST_OWNERS, Math.ceil(posts / POSTS_OF_AN_OWNER));
  await db.execute(sql`
    insert into users (username, password) select 'owner ' || n, 'none' from generate_series(1, ${owners}::int) n`);
  await inBatches(posts, (from, to) =>
    db.execute(sql`
      insert into community_posts (user_id, title, content, likes, views, is_sticky, created_at, updated_at)
      select 1 + n % ${owners}::int, ${COMMON_WORD} || ' and question ' || n, ${textOf(sql`n`)}, (n * 7919::bigint) % 500, (n * 104729::bigint) % 5000,
        n in (${Math.ceil(posts / 2)}::int, ${Math.ceil(posts / 3)}::int), at, at
      from (select n, now() - (${posts}::int - n) * interval '20 seconds' as at from generate_series(${from}::int, ${to}::int) n) as made`),
  );
  await inBatches(comments, (from, to) =>
    db.execute(sql`
      insert into community_comments (post_id, user_id, content, created_at, updated_at)
      select 1 + (n * 7919::bigint) % ${posts}::int, 1 + n % ${owners}::int, 'Have the ' || n || ' looked at', at, at
      from (select n, now() - (${comments}::int - n) * interval '5 seconds' as at from generate_series(${from}::int, ${to}::int) n) as made`),
  );
  await db.execute(sql`vacuum analyze community_posts, community_comments, users`);
}

/** Eight words of the vocabulary, and the medium and rare ones in their share of the posts. */
const textOf = (n: SQL): SQL => sql`(
  select string_agg((string_to_array(${WORDS}, ' '))[1 + ((${n} * (w * 31 + 7)) % 30)], ' ')
  from generate_series(1, 8) w
) || case when ${n} % 100 = 1 then ${` ${MEDIUM_WORD}`} else '' end || case when ${n} % 10000 = 1 then ${` ${RARE_WORD}`} else '' end`;

async function inBatches(count: number, insert: (from: number, to: number) => Promise<unknown>): Promise<void> {
  for (let from = 1; from <= count; from += BATCH) await insert(from, Math.min(count, from + BATCH - 1));
}
