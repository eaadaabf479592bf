/** What every kind of diagnosis does around its own evidence: finds the car, opens the session. */
import type { CarInfo } from '#contract/cars.ts';
import type { Answer } from '#contract/diagnosis.ts';
import { Problem } from '#contract/problem.ts';
import type { AnswerGiven } from '#engine/findings.ts';
import type { DiagnosisRepository, NamedCar, NewSession } from './repository.ts';

/** The owner's answers as the engine takes them. */
export const answersGiven = (answers: readonly Answer[]): AnswerGiven[] =>
  answers.map(({ finding, ...answer }) => ({ sign: finding, ...answer }));

interface Naming {
  carId?: number | null | undefined;
  carInfo?: CarInfo | null | undefined;
  sessionId?: number | null | undefined;
}

/** The car that was named: an own one by its id, else what was said of it, else that of the session which is refined. */
export async function carOf(
  sessions: DiagnosisRepository,
  userId: number | undefined,
  { carId, carInfo, sessionId }: Naming,
): Promise<NamedCar> {
  if (carId == null && carInfo) return { carId: null, car: carInfo };
  const before = userId !== undefined && sessionId != null ? await sessions.resumed(userId, sessionId) : undefined;
  if (carId == null) return before ?? { carId: null, car: null };
  if (userId === undefined) throw new Problem('unauthenticated', 'Please sign in to use a car from your garage');
  const car = await sessions.ownCar(userId, carId);
  if (car) return { carId, car };
  // A session goes on with the car as it was after that has left the garage.
  if (before?.car && before.carId === null) return before;
  throw new Problem('not_found', 'Car not found');
}

/** The session in which the answer is kept: a new one, or the own one that is refined. */
export async function openSession(
  sessions: DiagnosisRepository,
  userId: number,
  asked: NewSession,
  sessionId: number | null | undefined,
): Promise<number> {
  if (sessionId == null) return sessions.begin(userId, asked);
  if (!(await sessions.resumed(userId, sessionId))) throw new Problem('not_found', 'Session not found');
  return sessionId;
}
