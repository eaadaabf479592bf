/** Who is signed in where. */
import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm';
import type { SignIn } from '#contract/accounts.ts';
import type { Db } from '#server/db/open.ts';
import { signIns, users } from '#server/db/tables/accounts.ts';
import type { SignedIn } from '#server/http/caller.ts';

export const signInRepository = (db: Db) => {
  /** Asked at every call of a signed-in owner, so the database plans it once. */
  const whoHas = db
    .select({
      id: users.id,
      username: users.username,
      isSubscriber: users.isSubscriber,
      subscriptionExpiryDate: users.subscriptionExpiryDate,
      isAdmin: users.isAdmin,
      languageModel: users.languageModel,
    })
    .from(signIns)
    .innerJoin(users, eq(users.id, signIns.userId))
    .where(and(eq(signIns.tokenHash, sql.placeholder('tokenHash')), gt(signIns.expiresAt, sql.placeholder('now'))))
    .prepare('who_has_token');

  return {
    whoHas: async (tokenHash: string, now: Date): Promise<SignedIn | undefined> =>
      (await whoHas.execute({ tokenHash, now }))[0],

    add: async (userId: number, tokenHash: string, expiresAt: Date): Promise<void> => {
      await db.insert(signIns).values({ userId, tokenHash, expiresAt });
    },

    remove: async (tokenHash: string): Promise<void> => {
      await db.delete(signIns).where(eq(signIns.tokenHash, tokenHash));
    },

    list: async (userId: number, here: string, now: Date): Promise<SignIn[]> => {
      const rows = await db
        .select()
        .from(signIns)
        .where(and(eq(signIns.userId, userId), gt(signIns.expiresAt, now)))
        .orderBy(desc(signIns.createdAt));
      return rows.map(({ createdAt, tokenHash }) => ({ since: createdAt.toISOString(), here: tokenHash === here }));
    },

    removeOthers: async (userId: number, here: string): Promise<void> => {
      await db.delete(signIns).where(and(eq(signIns.userId, userId), ne(signIns.tokenHash, here)));
    },

    clearAway: async (now: Date): Promise<void> => {
      await db.delete(signIns).where(lte(signIns.expiresAt, now));
    },
  };
};

export type SignInRepository = ReturnType<typeof signInRepository>;
