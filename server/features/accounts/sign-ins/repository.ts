/** Who is signed in where. */
import { and, eq, gt, lte, sql } from 'drizzle-orm';
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

    clearAway: async (now: Date): Promise<void> => {
      await db.delete(signIns).where(lte(signIns.expiresAt, now));
    },
  };
};

export type SignInRepository = ReturnType<typeof signInRepository>;
