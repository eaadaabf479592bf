/** Tries at guessing, counted in the database before each is checked, so that parallel tries gain nothing. */
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { one } from '#server/db/rows.ts';
import { attempts } from '#server/db/tables/accounts.ts';

export const attemptRepository = (db: Db) => ({
  /** Counts one more try, and says how many there were in its window and when that ends. */
  count: async (kind: string, subject: string, windowEndsAt: Date, now: Date) => {
    const isOver = sql`${attempts.windowEndsAt} <= ${now.toISOString()}`;
    return one(
      await db
        .insert(attempts)
        .values({ kind, subject, tries: 1, windowEndsAt })
        .onConflictDoUpdate({
          target: [attempts.kind, attempts.subject],
          set: {
            tries: sql`case when ${isOver} then 1 else ${attempts.tries} + 1 end`,
            windowEndsAt: sql`case when ${isOver} then ${windowEndsAt.toISOString()} else ${attempts.windowEndsAt} end`,
          },
        })
        .returning({ tries: attempts.tries, windowEndsAt: attempts.windowEndsAt }),
    );
  },

  forget: async (kinds: string[], subject: string): Promise<void> => {
    await db.delete(attempts).where(and(inArray(attempts.kind, kinds), eq(attempts.subject, subject)));
  },

  clearAway: async (now: Date): Promise<void> => {
    await db.delete(attempts).where(lte(attempts.windowEndsAt, now));
  },
});

export type AttemptRepository = ReturnType<typeof attemptRepository>;
