/** Garages in the database: the nearest ones, and loading a list of them. */
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { garageLoads, garages } from '#server/db/tables/garages.ts';
import { boxAround, EARTH_KM, type Place } from './places.ts';

export type StoredGarage = typeof garages.$inferSelect & { distanceKm: number };
export type NewGarage = Omit<typeof garages.$inferInsert, 'id' | 'seenAt'>;

const MOST_FOUND = 60;
/** In a town this holds as many as are shown; looking at once as far as somebody would drive would sort thousands. */
const FIRST_REACH_KM = 4;
const FURTHER = 3;

export const garageRepository = (db: Db) => {
  /** Nearest first, by the great circle; the index answers for a box around the place. */
  const within = async (place: Place, reachKm: number, specialism: string | undefined): Promise<StoredGarage[]> => {
    const { south, west, north, east } = boxAround(place, reachKm);
    const { lat, lng } = garages;
    const distance = sql<number>`2 * ${EARTH_KM}::float8 * asin(sqrt(least(1,
      power(sin(radians(${lat} - ${place.lat}::float8) / 2), 2)
      + cos(radians(${place.lat}::float8)) * cos(radians(${lat})) * power(sin(radians(${lng} - ${place.lng}::float8) / 2), 2))))`;
    const rows = await db
      .select({ garage: garages, distanceKm: distance.mapWith(Number) })
      .from(garages)
      .where(
        and(
          sql`point(${lng}, ${lat}) <@ box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))`,
          sql`${distance} <= ${reachKm}::float8`,
          specialism === undefined ? undefined : sql`${garages.specialisms} @> array[${specialism}]::text[]`,
        ),
      )
      .orderBy(distance, garages.name, garages.id)
      .limit(MOST_FOUND);
    return rows.map(({ garage, distanceKm }) => ({ ...garage, distanceKm }));
  };

  return {
    /** The nearest ones, looked for further and further out until there are enough. */
    async near(place: Place, radiusKm: number, specialism: string | undefined): Promise<StoredGarage[]> {
      let reach = Math.min(FIRST_REACH_KM, radiusKm);
      let found = await within(place, reach, specialism);
      while (found.length < MOST_FOUND && reach < radiusKm) {
        reach = Math.min(reach * FURTHER, radiusKm);
        found = await within(place, reach, specialism);
      }
      return found;
    },

    loads: async (): Promise<(typeof garageLoads.$inferSelect)[]> => db.select().from(garageLoads),

    /** Adds or renews garages of a list. As one value: thousands of rows as parameters of their own would take ten times as long. */
    async put(rows: NewGarage[], seenAt: Date): Promise<void> {
      await db.execute(sql`
      insert into ${garages} (source, source_id, name, address, postcode, phone, lat, lng, specialisms, seen_at)
      select source, "sourceId", name, address, postcode, phone, lat, lng, specialisms, ${seenAt.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
        source text, "sourceId" text, name text, address text, postcode text, phone text,
        lat float8, lng float8, specialisms text[])
      on conflict (source, source_id) do update set
        name = excluded.name, address = excluded.address, postcode = excluded.postcode, phone = excluded.phone,
        lat = excluded.lat, lng = excluded.lng, specialisms = excluded.specialisms, seen_at = excluded.seen_at`);
    },

    /** The load is whole: what it did not see has closed. */
    async finish(source: string, loadedAt: Date, count: number): Promise<number> {
      return db.transaction(async (tx) => {
        const gone = await tx
          .delete(garages)
          .where(and(eq(garages.source, source), lt(garages.seenAt, loadedAt)))
          .returning({ id: garages.id });
        await tx
          .insert(garageLoads)
          .values({ source, loadedAt, garages: count })
          .onConflictDoUpdate({ target: garageLoads.source, set: { loadedAt, garages: count } });
        return gone.length;
      });
    },
  };
};
export type GarageRepository = ReturnType<typeof garageRepository>;
