/** Garages near the owner, as loaded from public lists. */
import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns.ts';

export const garages = pgTable(
  'garages',
  {
    id: identity(),
    /** The list it comes from: dvsa-mot. */
    source: text('source').notNull(),
    /** Its number in that list. */
    sourceId: text('source_id').notNull(),
    name: text('name').notNull(),
    address: text('address').notNull(),
    postcode: text('postcode').notNull(),
    phone: text('phone'),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    specialisms: text('specialisms').array().notNull().default([]),
    /** When a load last saw it; what the newest whole load did not see is gone. */
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    uniqueIndex('garages_source').on(table.source, table.sourceId),
    // Core PostgreSQL, no extension: a box around the owner, then the great circle within it.
    index('garages_place').using('gist', sql`point(${table.lng}, ${table.lat})`),
  ],
);

/** A whole load of a list: what is loaded, and how old it is. */
export const garageLoads = pgTable('garage_loads', {
  source: text('source').primaryKey(),
  loadedAt: moment('loaded_at').notNull(),
  garages: integer('garages').notNull(),
});
