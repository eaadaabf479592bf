/** Views: a row for each reader, day and thing read; added up now and then, so that reading never waits for another reader. */
import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/open.ts';
import { communityPosts, contentViews, qaQuestions } from '#server/db/tables/community.ts';

export type Viewed = 'post' | 'question';

const dayOf = (now: Date) => now.toISOString().slice(0, 10);
const COUNTED = { post: communityPosts, question: qaQuestions };

/** The sum so far, and what has not been added to it yet. */
export const viewsOf = (kind: Viewed, sum: PgColumn, id: PgColumn): SQL<number> =>
  sql<number>`${sum} + (
    select count(*)::int from content_views v where v.kind = ${kind} and v.content_id = ${id} and not v.counted
  )`.mapWith(Number);

export const viewRepository = (db: Db) => ({
  /** Counts a reader once a day. */
  see: async (kind: Viewed, contentId: number, reader: string, now: Date): Promise<void> => {
    const day = dayOf(now);
    // With the day in it, one day's hash says nothing about another's.
    const hash = createHash('sha256').update(`${reader} ${kind} ${contentId} ${day}`).digest('base64url').slice(0, 22);
    await db.insert(contentViews).values({ kind, contentId, reader: hash, day }).onConflictDoNothing();
  },

  /** Adds what is new to the sums, and forgets the readers of past days. */
  addUp: async (now: Date): Promise<void> => {
    for (const [kind, table] of Object.entries(COUNTED))
      await db.execute(sql`
        with seen as (
          update content_views set counted = true where kind = ${kind} and not counted returning content_id
        )
        update ${table} as t set views = t.views + s.times
        from (select content_id, count(*)::int as times from seen group by content_id) as s
        where t.id = s.content_id`);
    await db.execute(sql`delete from content_views where counted and day < ${dayOf(now)}`);
  },
});
