/** Guides that were put together, wishes for more, and the own car that a topic is about. */
import { and, desc, eq, isNull, lt, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { CarInfo } from '#contract/cars.ts';
import { TutorialDetail } from '#contract/tutorials.ts';
import type { Db } from '#server/db/open.ts';
import { one } from '#server/db/rows.ts';
import { users } from '#server/db/tables/accounts.ts';
import { cars } from '#server/db/tables/cars.ts';
import { repairTutorials, tutorialRequests } from '#server/db/tables/tutorials.ts';

/** A member's own guides in the list, the newest. */
const MOST_LISTED = 60;
const MOST_REQUESTS = 200;

type Row = Pick<typeof repairTutorials.$inferSelect, 'id' | 'guide'>;

/** A guide of an older shape is left out. */
function toGuide({ id, guide }: Row): TutorialDetail[] {
  const read = z.safeParse(TutorialDetail, guide);
  return read.success ? [{ ...read.data, id, generated: true }] : [];
}

const ownedBy = (reader: number | undefined) => (reader === undefined ? undefined : eq(repairTutorials.userId, reader));

export const tutorialRepository = (db: Db) => ({
  /** What was put together for a member, newest first. */
  ofMember: async (userId: number): Promise<TutorialDetail[]> =>
    (
      await db
        .select({ id: repairTutorials.id, guide: repairTutorials.guide })
        .from(repairTutorials)
        .where(eq(repairTutorials.userId, userId))
        .orderBy(desc(repairTutorials.id))
        .limit(MOST_LISTED)
    ).flatMap(toGuide),

  /** A member's guide is found by that member alone; a guest's by whoever has its number, as guests have no name. */
  find: async (reader: number | undefined, id: number): Promise<TutorialDetail | undefined> =>
    (
      await db
        .select({ id: repairTutorials.id, guide: repairTutorials.guide })
        .from(repairTutorials)
        .where(and(eq(repairTutorials.id, id), or(isNull(repairTutorials.userId), ownedBy(reader))))
    ).flatMap(toGuide)[0],

  /** The same job for the same car of the same member is one guide, brought up to date. */
  keep: async (userId: number | undefined, guide: TutorialDetail, jobAndCar: string): Promise<TutorialDetail> => {
    const { title, description, category, difficulty, estimatedTime, tools, parts, steps } = guide;
    const row = {
      title,
      description,
      content: steps.join('\n'),
      category,
      difficulty,
      estimatedTime,
      tools,
      parts: parts.map(({ name }) => name),
      guide,
    };
    const { id } = one(
      await db
        .insert(repairTutorials)
        .values({
          ...row,
          userId: userId ?? null,
          madeFor: userId === undefined ? jobAndCar : `${userId}: ${jobAndCar}`,
        })
        .onConflictDoUpdate({ target: repairTutorials.madeFor, set: row })
        .returning({ id: repairTutorials.id }),
    );
    return { ...guide, id };
  },

  request: async (userId: number | undefined, topic: string, car: string | undefined): Promise<{ id: number }> =>
    one(
      await db
        .insert(tutorialRequests)
        .values({ userId: userId ?? null, topic, car: car ?? null })
        .returning({ id: tutorialRequests.id }),
    ),

  /** Forgets wishes from before then. */
  clearAway: async (before: Date): Promise<void> => {
    await db.delete(tutorialRequests).where(lt(tutorialRequests.createdAt, before));
  },

  /** Newest first, for whoever runs the server. */
  requests: async () =>
    db
      .select({
        id: tutorialRequests.id,
        topic: tutorialRequests.topic,
        car: tutorialRequests.car,
        by: users.username,
        createdAt: tutorialRequests.createdAt,
      })
      .from(tutorialRequests)
      .leftJoin(users, eq(users.id, tutorialRequests.userId))
      .orderBy(desc(tutorialRequests.createdAt), desc(tutorialRequests.id))
      .limit(MOST_REQUESTS),

  async ownCar(userId: number, id: number): Promise<CarInfo | undefined> {
    const [car] = await db
      .select()
      .from(cars)
      .where(and(eq(cars.id, id), eq(cars.userId, userId)));
    return car;
  },
});
