/** Full-text search in two plans: a common word is soon met among the first rows, as many of them as it takes; a rare one is looked up in the index of words. */
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/open.ts';

export interface Place {
  at: Date;
  id: number;
}

/** What a list is ordered by, largest first: each has an index with `id`. */
export type Order = 'created_at' | 'likes' | 'upvotes';

/** Rows of a table with `id`, `words` and what it is ordered by, of which `where` says which may be found. */
export interface Searched {
  table: PgTable;
  where: SQL;
  order: Order;
}

/** Common words fill a page from this many of the first rows. */
const WINDOW = 2_000;
/** With this many there, a page's worth is not far: nearer than the index, which would have to fetch every row with the word. */
const PROMISING = 5;
/** Words are not spread evenly: so much more than the share suggests. */
const MARGIN = 1.5;
/** What is searched when a word is neither common among the first rows nor rare. */
const WIDE_WINDOW = 20_000;
const PATIENCE_MS = 250;
const QUERY_CANCELED = '57014';

export const searchRepository = (db: Db) => ({
  /** Ids of what matches, in the list's order; one more than `limit` when there is more. Any text may be given: none is an error. */
  find: async (
    { table, where, order }: Searched,
    text: string,
    limit: number,
    after: Place | undefined,
  ): Promise<number[]> => {
    const query = sql`websearch_to_tsquery('english', ${text})`;
    const rank = sql.identifier(order);
    // A place in a list by votes has the votes where others have the time.
    const last =
      after &&
      (order === 'created_at' ? sql`${after.at.toISOString()}::timestamptz` : sql`${after.at.getTime()}::bigint`);
    const later = after ? sql` and (${rank}, id) < (${last}, ${after.id})` : sql``;
    const ordered = sql`order by ${rank} desc, id desc`;

    const amongFirst = (size: number) =>
      sql`select id from (
            select id, ${rank}, words from ${table} where ${where}${later} ${ordered} limit ${size}
          ) as first where words @@ ${query} ${ordered} limit ${limit + 1}`;
    // Materialised, or the planner would walk the rows in order here too.
    const byWords = sql`
      with hits as materialized (select id, ${rank} from ${table} where ${where}${later} and words @@ ${query})
      select id from hits ${ordered} limit ${limit + 1}`;

    const soon = idsOf((await db.execute<{ id: string }>(amongFirst(WINDOW))).rows);
    if (soon.length > limit) return soon;
    if (soon.length >= PROMISING) {
      const size = Math.ceil((WINDOW * (limit + 1) * MARGIN) / soon.length);
      const wider = idsOf((await db.execute<{ id: string }>(amongFirst(size))).rows);
      if (wider.length > limit) return wider;
    }
    return db
      .transaction(async (tx) => {
        await tx.execute(sql.raw(`set local statement_timeout = ${PATIENCE_MS}`));
        return idsOf((await tx.execute<{ id: string }>(byWords)).rows);
      })
      .catch(async (error: unknown) => {
        if (!wasCanceled(error)) throw error;
        return idsOf((await db.execute<{ id: string }>(amongFirst(WIDE_WINDOW))).rows);
      });
  },
});

/** The driver hands 64-bit numbers over as text. */
const idsOf = (rows: { id: string }[]): number[] => rows.map(({ id }) => Number(id));

const wasCanceled = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === QUERY_CANCELED;

/** Rows in the order of the ids that were found. */
export const inOrderOf = <Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
