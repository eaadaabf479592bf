/** The garage. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, identity, reference } from './columns.ts';

export const cars = pgTable(
  'cars',
  {
    id: identity(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    make: text('make').notNull(),
    model: text('model').notNull(),
    year: integer('year').notNull(),
    mileage: integer('mileage'),
    engine: text('engine'),
    transmission: text('transmission'),
    fuelType: text('fuel_type'),
    driveType: text('drive_type'),
    createdAt: createdAt(),
  },
  (table) => [index('cars_of_user').on(table.userId, table.id)],
);

/** The car an owner chose as the current one. Without a row here the newest car is current. */
export const chosenCars = pgTable(
  'chosen_cars',
  {
    userId: reference('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    carId: reference('car_id')
      .notNull()
      .references(() => cars.id, { onDelete: 'cascade' }),
  },
  (table) => [index('chosen_cars_car').on(table.carId)],
);
