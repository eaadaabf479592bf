/** Columns that most tables have, in the one form they have here. */
import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** A key that the database counts up; lists are paged by it. */
export const identity = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** A reference to another table's identity. */
export const reference = (name: string) => bigint(name, { mode: 'number' });

/** A moment, to the millisecond: what JavaScript can hold, so that a cursor made from it meets the row again. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const createdAt = () => moment('created_at').notNull().defaultNow();
export const updatedAt = () =>
  moment('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());
