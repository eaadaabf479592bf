/** Whether the database answers. */
import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';

export const healthRepository = (db: Db) => ({
  answers: async (): Promise<boolean> => {
    try {
      await db.execute(sql`select 1`);
      return true;
    } catch {
      return false;
    }
  },
});
