/** The one thing that the chat asks the database: an owner's cars. */
import { desc, eq } from 'drizzle-orm';
import type { CarInfo } from '#contract/cars.ts';
import type { Db } from '#server/db/open.ts';
import { cars } from '#server/db/tables/cars.ts';

export const chatRepository = (db: Db) => ({
  /** Newest first. */
  ownCars: async (userId: number): Promise<(CarInfo & { id: number })[]> =>
    db.select().from(cars).where(eq(cars.userId, userId)).orderBy(desc(cars.id)),
});
export type ChatRepository = ReturnType<typeof chatRepository>;
