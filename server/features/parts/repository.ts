/** What parts ask the database: an own car, and the options kept with an own answer. */
import { and, asc, eq } from 'drizzle-orm';
import type { CarInfo } from '#contract/cars.ts';
import { type KeptOption, type PartOption, Quality } from '#contract/parts.ts';
import type { Db } from '#server/db/open.ts';
import { cars } from '#server/db/tables/cars.ts';
import { diagnosticResults, diagnosticSessions, partOptions } from '#server/db/tables/diagnostics.ts';

const ofOwnSession = (userId: number, sessionId: number) =>
  and(eq(diagnosticSessions.userId, userId), eq(diagnosticSessions.id, sessionId));

export const partsRepository = (db: Db) => ({
  async ownCar(userId: number, id: number): Promise<CarInfo | undefined> {
    const [car] = await db
      .select()
      .from(cars)
      .where(and(eq(cars.id, id), eq(cars.userId, userId)));
    return car;
  },

  /** Keeps what a part costs with the first result of an own session that names it; what is kept already stays as it was. */
  async keep(userId: number, sessionId: number, partName: string, options: readonly PartOption[], now: Date) {
    await db.transaction(async (tx) => {
      const results = await tx
        .select({ id: diagnosticResults.id, details: diagnosticResults.details })
        .from(diagnosticResults)
        .innerJoin(diagnosticSessions, eq(diagnosticSessions.id, diagnosticResults.sessionId))
        .where(ofOwnSession(userId, sessionId))
        .orderBy(asc(diagnosticResults.id))
        // Two searches at once would both find nothing kept.
        .for('update', { of: diagnosticResults });
      const result = results.find(({ details }) => names(details, partName));
      if (!result) return;
      const kept = await tx
        .select({ id: partOptions.id })
        .from(partOptions)
        .where(and(eq(partOptions.resultId, result.id), eq(partOptions.partName, partName)))
        .limit(1);
      if (kept.length > 0) return;
      await tx.insert(partOptions).values(options.map((option) => keptOf(result.id, partName, option, now)));
    });
  },

  /** Undefined when there is no such session of theirs. */
  async kept(userId: number, sessionId: number): Promise<KeptOption[] | undefined> {
    const own = await db
      .select({ id: diagnosticSessions.id })
      .from(diagnosticSessions)
      .where(ofOwnSession(userId, sessionId));
    if (own.length === 0) return undefined;
    const rows = await db
      .select({ option: partOptions })
      .from(partOptions)
      .innerJoin(diagnosticResults, eq(diagnosticResults.id, partOptions.resultId))
      .where(eq(diagnosticResults.sessionId, sessionId))
      .orderBy(asc(partOptions.price), asc(partOptions.id));
    return rows.map(({ option: { id: _, resultId: __, quality, createdAt, ...option } }) => ({
      ...option,
      quality: Quality.parse(quality),
      createdAt: createdAt.toISOString(),
    }));
  },
});
export type PartsRepository = ReturnType<typeof partsRepository>;

/** "Brake hose × 2" names the brake hose. */
function names(details: unknown, partName: string): boolean {
  const parts = details && typeof details === 'object' && 'requiredParts' in details ? details.requiredParts : [];
  return Array.isArray(parts) && parts.some((part) => String(part).replace(/ × \d+$/, '') === partName);
}

const keptOf = (resultId: number, partName: string, option: PartOption, now: Date) => ({
  resultId,
  partName,
  brand: option.brand,
  price: option.priceLow,
  quality: option.quality,
  retailer: option.retailer,
  availability: option.pricesSet ? `Guide price, set in ${option.pricesSet}` : `Listed at ${option.source}`,
  deliveryTime: option.deliveryTime ?? null,
  link: option.link ?? null,
  createdAt: now,
});
