/** Where diagnoses are kept. Every query names the owner. */
import { and, eq, isNull, notInArray, or } from 'drizzle-orm';
import type { CarInfo } from '#contract/cars.ts';
import type { Answer, DiagnosisResult, Issue } from '#contract/diagnosis.ts';
import type { InputType } from '#contract/sessions.ts';
import type { SoundProcessing } from '#contract/sound.ts';
import type { Db } from '#server/db/open.ts';
import { cars } from '#server/db/tables/cars.ts';
import { type CarThen, diagnosticResults, diagnosticSessions } from '#server/db/tables/diagnostics.ts';

/** What was given, from which the case can be taken up again. */
export interface Given {
  words: string;
  answers: readonly Answer[];
  timeframe?: string | null | undefined;
  location?: string | undefined;
  /** What the phone did to the recording. */
  processing?: SoundProcessing | undefined;
}

/** The car of a diagnosis, and which of the garage it is, if any. */
export interface NamedCar {
  carId: number | null;
  car: CarInfo | null;
}

export interface NewSession extends NamedCar {
  inputType: InputType;
  inputContent: string;
  given: Given;
}

export const diagnosisRepository = (db: Db) => ({
  /** An own car as it is now, or undefined. */
  async ownCar(userId: number, id: number): Promise<CarInfo | undefined> {
    const [car] = await db
      .select()
      .from(cars)
      .where(and(eq(cars.id, id), eq(cars.userId, userId)));
    return car;
  },

  /** Opens a session; it is in progress until it is completed. */
  async begin(userId: number, session: NewSession): Promise<number> {
    const [row] = await db
      .insert(diagnosticSessions)
      .values({ userId, ...session, car: session.car && carThen(session.car) })
      .returning({ id: diagnosticSessions.id });
    return (row as { id: number }).id;
  },

  /** The car of an own session that is taken up again, or undefined when there is no such session. */
  async resumed(userId: number, id: number): Promise<NamedCar | undefined> {
    const [row] = await db
      .select({ carId: diagnosticSessions.carId, car: diagnosticSessions.car })
      .from(diagnosticSessions)
      .where(own(userId, id));
    return row;
  },

  /** Stores the answer as the owner sees it, with what was asked, so that the two never contradict each other; closes the session. */
  async complete(userId: number, id: number, asked: NewSession, result: DiagnosisResult, now: Date): Promise<void> {
    await db.transaction(async (tx) => {
      const rows = await tx
        .update(diagnosticSessions)
        .set({ ...asked, car: asked.car && carThen(asked.car), result, completedAt: now })
        .where(own(userId, id))
        .returning({ id: diagnosticSessions.id });
      if (rows.length > 0) await keepIssues(tx, id, result.results);
    });
  },
});

/** A fault that remains keeps its row, and with it the part prices that hang on it. */
async function keepIssues(db: Db, sessionId: number, issues: readonly Issue[]): Promise<void> {
  const ofSession = eq(diagnosticResults.sessionId, sessionId);
  const named = issues.map(({ id }) => id);
  const gone = or(isNull(diagnosticResults.faultId), notInArray(diagnosticResults.faultId, named));
  await db.delete(diagnosticResults).where(and(ofSession, gone));
  const kept = await db
    .select({ id: diagnosticResults.id, faultId: diagnosticResults.faultId })
    .from(diagnosticResults)
    .where(ofSession);
  for (const { id: faultId, title, description, severity, timeFrame, details } of issues) {
    const row = { sessionId, faultId, title, description, severity, timeFrame: timeFrame ?? null, details };
    const before = kept.find((one) => one.faultId === faultId);
    if (before) await db.update(diagnosticResults).set(row).where(eq(diagnosticResults.id, before.id));
    else await db.insert(diagnosticResults).values(row);
  }
}

/** The car as it was when the owner asked: it stays with the session whatever becomes of the car. */
const carThen = ({ make, model, year, mileage, engine, transmission, fuelType, driveType }: CarInfo): CarThen => ({
  make: make ?? null,
  model: model ?? null,
  year: year ?? null,
  mileage: mileage ?? null,
  engine: engine ?? null,
  transmission: transmission ?? null,
  fuelType: fuelType ?? null,
  driveType: driveType ?? null,
});

const own = (userId: number, id: number) => and(eq(diagnosticSessions.id, id), eq(diagnosticSessions.userId, userId));
export type DiagnosisRepository = ReturnType<typeof diagnosisRepository>;
