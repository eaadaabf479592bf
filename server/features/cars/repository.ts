/** Every query on cars. Each names the owner, so no car is read or changed by anyone else. */
import { and, count, desc, eq, isNotNull, lt } from 'drizzle-orm';
import { type Car, MOST_CARS, type NewCar } from '#contract/cars.ts';
import type { Db } from '#server/db/open.ts';
import { one } from '#server/db/rows.ts';
import { users } from '#server/db/tables/accounts.ts';
import { cars, chosenCars } from '#server/db/tables/cars.ts';

const toCar = ({ userId: _, createdAt, ...car }: typeof cars.$inferSelect): Car => ({
  ...car,
  createdAt: createdAt.toISOString(),
});

/** The contract's fields one by one, so that nothing else reaches a row. Blank text counts as left out. */
const toRow = (car: NewCar) => ({
  make: car.make,
  model: car.model,
  year: car.year,
  mileage: car.mileage,
  engine: blankAsNull(car.engine),
  transmission: blankAsNull(car.transmission),
  fuelType: blankAsNull(car.fuelType),
  driveType: blankAsNull(car.driveType),
});

const blankAsNull = (text: string | null | undefined) => (text === '' ? null : text);

export const carRepository = (db: Db) => {
  const own = (userId: number, id: number) => and(eq(cars.userId, userId), eq(cars.id, id));

  return {
    /** Newest first; one more than `limit`, when there is one. */
    list: async (userId: number, limit: number, after: number | undefined): Promise<Car[]> =>
      (
        await db
          .select()
          .from(cars)
          .where(and(eq(cars.userId, userId), after === undefined ? undefined : lt(cars.id, after)))
          .orderBy(desc(cars.id))
          .limit(limit + 1)
      ).map(toCar),

    /** The chosen car, else the newest. */
    current: async (userId: number): Promise<Car | null> => {
      const [row] = await db
        .select({ car: cars })
        .from(cars)
        .leftJoin(chosenCars, eq(chosenCars.carId, cars.id))
        .where(eq(cars.userId, userId))
        .orderBy(desc(isNotNull(chosenCars.carId)), desc(cars.id))
        .limit(1);
      return row ? toCar(row.car) : null;
    },

    choose: async (userId: number, id: number): Promise<Car | undefined> => {
      const [row] = await db.select().from(cars).where(own(userId, id));
      if (!row) return undefined;
      await db
        .insert(chosenCars)
        .values({ userId, carId: id })
        .onConflictDoUpdate({ target: chosenCars.userId, set: { carId: id } });
      return toCar(row);
    },

    /** Undefined when the garage is full. */
    add: async (userId: number, car: NewCar): Promise<Car | undefined> =>
      db.transaction(async (tx) => {
        // Locked, so that of two added at the same moment the second counts the first.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
        const { held } = one(await tx.select({ held: count() }).from(cars).where(eq(cars.userId, userId)));
        if (held >= MOST_CARS) return undefined;
        const row = one(
          await tx
            .insert(cars)
            .values({ ...toRow(car), userId })
            .returning(),
        );
        await tx
          .insert(chosenCars)
          .values({ userId, carId: row.id })
          .onConflictDoUpdate({ target: chosenCars.userId, set: { carId: row.id } });
        return toCar(row);
      }),

    /** Details that are left out stay as they are; null clears them. */
    update: async (userId: number, id: number, car: NewCar): Promise<Car | undefined> => {
      const [row] = await db.update(cars).set(toRow(car)).where(own(userId, id)).returning();
      return row && toCar(row);
    },

    remove: async (userId: number, id: number): Promise<boolean> =>
      (await db.delete(cars).where(own(userId, id)).returning({ id: cars.id })).length > 0,
  };
};
