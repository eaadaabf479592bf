/** What members said about language models. */
import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { users } from '#server/db/tables/accounts.ts';

export const languageModelRepository = (db: Db) => ({
  allow: async (userId: number, allowed: boolean): Promise<void> => {
    await db.update(users).set({ languageModel: allowed }).where(eq(users.id, userId));
  },
});
