/** The one thing that parts ask the database: an own car. */
import { and, eq } from 'drizzle-orm';
import type { CarInfo } from '#contract/cars.ts';
import type { Db } from '#server/db/open.ts';
import { cars } from '#server/db/tables/cars.ts';

export const partsRepository = (db: Db) => ({
  async ownCar(userId: number, id: number): Promise<CarInfo | undefined> {
    const [car] = await db
      .select()
      .from(cars)
      .where(and(eq(cars.id, id), eq(cars.userId, userId)));
    return car;
  },
});
export type PartsRepository = ReturnType<typeof partsRepository>;
