/** Every query on the history. Each names the owner. What a diagnosis writes is the diagnosis feature's. */
import { and, desc, eq, sql } from 'drizzle-orm';
import type { DiagnosisResult } from '#contract/diagnosis.ts';
import type { Outcome } from '#contract/outcomes.ts';
import { InputType, type Session, type SessionResult } from '#contract/sessions.ts';
import type { Db } from '#server/db/open.ts';
import { type CarThen, diagnosticSessions as sessions } from '#server/db/tables/diagnostics.ts';

/** What a session in a list needs: not the answer, which is long. */
const listed = {
  id: sessions.id,
  car: sessions.car,
  inputType: sessions.inputType,
  inputContent: sessions.inputContent,
  startedAt: sessions.startedAt,
  completedAt: sessions.completedAt,
};

type Listed = Pick<typeof sessions.$inferSelect, keyof typeof listed>;

const toSession = ({ car, inputType, startedAt, completedAt, ...session }: Listed): Session => ({
  ...session,
  car: car && { make: car.make ?? null, model: car.model ?? null, year: car.year ?? null },
  inputType: InputType.parse(inputType),
  startedAt: startedAt.toISOString(),
  completedAt: completedAt?.toISOString() ?? null,
});

/** Where a page of the history begins: after this session. */
interface Place {
  at: Date;
  id: number;
}

export const sessionRepository = (db: Db) => {
  const own = (userId: number, id: number) => and(eq(sessions.userId, userId), eq(sessions.id, id));

  return {
    /** Newest first; one more than `limit`, when there is one. */
    list: async (userId: number, limit: number, after: Place | undefined): Promise<Session[]> => {
      const rows = await db
        .select(listed)
        .from(sessions)
        .where(
          and(
            eq(sessions.userId, userId),
            after && sql`(${sessions.startedAt}, ${sessions.id}) < (${after.at.toISOString()}, ${after.id})`,
          ),
        )
        .orderBy(desc(sessions.startedAt), desc(sessions.id))
        .limit(limit + 1);
      return rows.map(toSession);
    },

    /** The session with its answer as it was given; nothing while it is in progress. */
    result: async (userId: number, id: number): Promise<(SessionResult & { carThen: CarThen | null }) | undefined> => {
      const [row] = await db
        .select({ ...listed, result: sessions.result })
        .from(sessions)
        .where(own(userId, id));
      if (!row?.result) return undefined;
      const { result, ...session } = row;
      // Stored as it was answered and never checked again, or an old answer would stop being readable.
      return { session: toSession(session), result: result as DiagnosisResult, carThen: session.car };
    },

    remove: async (userId: number, id: number): Promise<boolean> =>
      (await db.delete(sessions).where(own(userId, id)).returning({ id: sessions.id })).length > 0,

    saveOutcome: async (userId: number, id: number, { faultId, text, cost }: Outcome, now: Date): Promise<boolean> => {
      const saved = await db
        .update(sessions)
        .set({
          outcomeFaultId: faultId || null,
          outcomeText: text || null,
          outcomeCost: cost ?? null,
          outcomeAt: now,
        })
        .where(own(userId, id))
        .returning({ id: sessions.id });
      return saved.length > 0;
    },
  };
};
