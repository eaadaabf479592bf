/** Every query on messages to support. */
import { and, count, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { SupportMessage } from '#contract/support.ts';
import type { Db } from '#server/db/open.ts';
import { one } from '#server/db/rows.ts';
import { users } from '#server/db/tables/accounts.ts';
import { supportMessages } from '#server/db/tables/support.ts';

const MOST_READ = 200;

interface Writer {
  userId: number | undefined;
  email: string;
}

const by = ({ userId, email }: Writer) =>
  userId === undefined
    ? eq(supportMessages.email, email)
    : or(eq(supportMessages.userId, userId), eq(supportMessages.email, email));

export const supportRepository = (db: Db) => ({
  keep: async ({ email, message }: SupportMessage, userId: number | undefined, now: Date): Promise<{ id: number }> =>
    one(
      await db
        .insert(supportMessages)
        .values({ userId: userId ?? null, email, message, createdAt: now })
        .returning({ id: supportMessages.id }),
    ),

  /** The same words of the same writer since then: a double tap. */
  twin: async (writer: Writer, message: string, since: Date): Promise<{ id: number } | undefined> =>
    (
      await db
        .select({ id: supportMessages.id })
        .from(supportMessages)
        .where(and(by(writer), eq(supportMessages.message, message), gt(supportMessages.createdAt, since)))
        .limit(1)
    )[0],

  countOf: async (writer: Writer, since: Date): Promise<number> =>
    one(
      await db
        .select({ messages: count() })
        .from(supportMessages)
        .where(and(by(writer), gt(supportMessages.createdAt, since))),
    ).messages,

  countOfGuests: async (since: Date): Promise<number> =>
    one(
      await db
        .select({ messages: count() })
        .from(supportMessages)
        .where(and(isNull(supportMessages.userId), gt(supportMessages.createdAt, since))),
    ).messages,

  /** Newest first, for whoever runs the server. */
  newest: async () =>
    db
      .select({
        id: supportMessages.id,
        by: users.username,
        email: supportMessages.email,
        message: supportMessages.message,
        createdAt: supportMessages.createdAt,
      })
      .from(supportMessages)
      .leftJoin(users, eq(users.id, supportMessages.userId))
      .orderBy(desc(supportMessages.createdAt), desc(supportMessages.id))
      .limit(MOST_READ),

  /** An answered message need not be kept. False when there is none of that number. */
  remove: async (id: number): Promise<boolean> =>
    (await db.delete(supportMessages).where(eq(supportMessages.id, id)).returning({ id: supportMessages.id })).length >
    0,

  clearAway: async (writtenBefore: Date): Promise<void> => {
    await db.delete(supportMessages).where(lte(supportMessages.createdAt, writtenBefore));
  },
});
