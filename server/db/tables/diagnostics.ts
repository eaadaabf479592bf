/** Visits to the mechanic: what was said, what was answered, what it turned out to be. */
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { cars } from './cars.ts';
import { createdAt, identity, moment, reference } from './columns.ts';

/** A car as it was when the owner asked. */
export interface CarThen {
  make?: string | null;
  model?: string | null;
  year?: number | null;
  mileage?: number | null;
  engine?: string | null;
  transmission?: string | null;
  fuelType?: string | null;
  driveType?: string | null;
}

export const diagnosticSessions = pgTable(
  'diagnostic_sessions',
  {
    id: identity(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Emptied when the car leaves the garage; the history goes on showing `car`. */
    carId: reference('car_id').references(() => cars.id, { onDelete: 'set null' }),
    car: jsonb('car').$type<CarThen>(),
    /** text, audio or visual */
    inputType: text('input_type').notNull(),
    inputContent: text('input_content').notNull(),
    /** What else was given (timeframe, place, answers), from which the case can be refined. */
    given: jsonb('given').$type<unknown>(),
    startedAt: moment('started_at').notNull().defaultNow(),
    /** Empty while in progress. */
    completedAt: moment('completed_at'),
    /** The whole answer as it was given, readable for ever whatever the knowledge says later. */
    result: jsonb('result').$type<unknown>(),
    outcomeFaultId: text('outcome_fault_id'),
    outcomeText: text('outcome_text'),
    /** Pence. */
    outcomeCost: integer('outcome_cost'),
    outcomeAt: moment('outcome_at'),
  },
  (table) => [
    index('diagnostic_sessions_history').on(table.userId, table.startedAt, table.id),
    index('diagnostic_sessions_car').on(table.carId),
  ],
);

/** A row for each fault an answer named, for counting and searching; what an owner reads is `result` above. */
export const diagnosticResults = pgTable(
  'diagnostic_results',
  {
    id: identity(),
    sessionId: reference('session_id')
      .notNull()
      .references(() => diagnosticSessions.id, { onDelete: 'cascade' }),
    faultId: text('fault_id'),
    title: text('title').notNull(),
    description: text('description').notNull(),
    severity: text('severity').notNull(),
    timeFrame: text('time_frame'),
    details: jsonb('details').$type<unknown>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [index('diagnostic_results_session').on(table.sessionId)],
);

export const partOptions = pgTable(
  'part_options',
  {
    id: identity(),
    resultId: reference('result_id')
      .notNull()
      .references(() => diagnosticResults.id, { onDelete: 'cascade' }),
    partName: text('part_name').notNull(),
    brand: text('brand').notNull(),
    /** Pence. */
    price: integer('price').notNull(),
    quality: text('quality').notNull(),
    retailer: text('retailer').notNull(),
    availability: text('availability').notNull(),
    deliveryTime: text('delivery_time'),
    link: text('link'),
    createdAt: createdAt(),
  },
  (table) => [index('part_options_result').on(table.resultId)],
);
