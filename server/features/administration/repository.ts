/** What only whoever runs the server may ask or do, from the command line. */
import { count, eq, gte, inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/open.ts';
import { one } from '#server/db/rows.ts';
import { signIns, users } from '#server/db/tables/accounts.ts';
import { cars } from '#server/db/tables/cars.ts';
import { communityPosts, expertProfiles, qaQuestions } from '#server/db/tables/community.ts';
import { diagnosticSessions } from '#server/db/tables/diagnostics.ts';
import { supportMessages } from '#server/db/tables/support.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

export const administrationRepository = (db: Db) => ({
  /** Marks an expert's profile as verified. False when that owner has none. */
  verifyExpert: async (username: string): Promise<boolean> => {
    const owner = db
      .select({ id: users.id })
      .from(users)
      .where(eq(sql`lower(${users.username})`, sql`lower(${username})`));
    const verified = await db
      .update(expertProfiles)
      .set({ isVerified: true })
      .where(inArray(expertProfiles.userId, owner))
      .returning({ id: expertProfiles.id });
    return verified.length > 0;
  },

  /** Lets somebody moderate. False when there is no such account. */
  makeAdmin: async (username: string): Promise<boolean> => {
    const made = await db
      .update(users)
      .set({ isAdmin: true, updatedAt: sql`${users.updatedAt}` })
      .where(eq(sql`lower(${users.username})`, sql`lower(${username})`))
      .returning({ id: users.id });
    return made.length > 0;
  },

  /** Ends every session of an owner, or, unnamed, of everybody; says how many. */
  signOut: async (username?: string): Promise<number> => {
    const owner = db
      .select({ id: users.id })
      .from(users)
      .where(eq(sql`lower(${users.username})`, sql`lower(${username})`));
    const ended = await db
      .delete(signIns)
      .where(username === undefined ? undefined : inArray(signIns.userId, owner))
      .returning({ userId: signIns.userId });
    return ended.length;
  },

  /** How much there is of everything, and how much was diagnosed within a week. */
  stats: async (now: Date): Promise<Record<string, number>> => {
    const rowsOf = async (table: PgTable) => one(await db.select({ rows: count() }).from(table)).rows;
    const since = new Date(now.getTime() - WEEK_MS);
    const thisWeek = await db
      .select({ kind: diagnosticSessions.inputType, times: count() })
      .from(diagnosticSessions)
      .where(gte(diagnosticSessions.startedAt, since))
      .groupBy(diagnosticSessions.inputType);
    return {
      accounts: await rowsOf(users),
      cars: await rowsOf(cars),
      diagnoses: await rowsOf(diagnosticSessions),
      ...Object.fromEntries(thisWeek.map(({ kind, times }) => [`diagnoses by ${kind} this week`, times])),
      posts: await rowsOf(communityPosts),
      questions: await rowsOf(qaQuestions),
      experts: await rowsOf(expertProfiles),
      'messages to support': await rowsOf(supportMessages),
    };
  },
});
