/** Where diagnoses are kept. Every query names the owner. */
import { and, eq } from 'drizzle-orm';
import type { CarInfo } from '#contract/cars.ts';
import type { Answer, DiagnosisResult } from '#contract/diagnosis.ts';
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

export interface NewSession {
  inputType: InputType;
  inputContent: string;
  carId: number | null;
  car: CarInfo | null;
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

  /** Takes an own session up again. False when there is none. */
  async resume(userId: number, id: number, given: Given): Promise<boolean> {
    const rows = await db
      .update(diagnosticSessions)
      .set({ given })
      .where(own(userId, id))
      .returning({ id: diagnosticSessions.id });
    return rows.length > 0;
  },

  /** Stores the answer as the owner sees it, and closes the session. */
  async complete(userId: number, id: number, result: DiagnosisResult, now: Date): Promise<void> {
    await db.transaction(async (tx) => {
      const rows = await tx
        .update(diagnosticSessions)
        .set({ result, completedAt: now })
        .where(own(userId, id))
        .returning({ id: diagnosticSessions.id });
      if (rows.length === 0) return;
      await tx.delete(diagnosticResults).where(eq(diagnosticResults.sessionId, id));
      if (result.results.length > 0)
        await tx.insert(diagnosticResults).values(
          result.results.map(({ id: faultId, title, description, severity, timeFrame, details }) => ({
            sessionId: id,
            faultId,
            title,
            description,
            severity,
            timeFrame: timeFrame ?? null,
            details,
          })),
        );
    });
  },
});

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
