/** What every kind of diagnosis does around its own evidence: finds the car, opens the session. */
import type { CarInfo } from '#contract/cars.ts';
import type { Answer } from '#contract/diagnosis.ts';
import { Problem } from '#contract/problem.ts';
import type { InputType } from '#contract/sessions.ts';
import type { AnswerGiven } from '#engine/findings.ts';
import type { DiagnosisRepository, Given } from './repository.ts';

/** The owner's answers as the engine takes them. */
export const answersGiven = (answers: readonly Answer[]): AnswerGiven[] =>
  answers.map(({ finding, ...answer }) => ({ sign: finding, ...answer }));

/** The car that was named: an own one by its id, else what was said of it. */
export async function carOf(
  sessions: DiagnosisRepository,
  userId: number | undefined,
  carId: number | null | undefined,
  carInfo: CarInfo | null | undefined,
): Promise<CarInfo | null> {
  if (carId == null) return carInfo ?? null;
  if (userId === undefined) throw new Problem('unauthenticated', 'Please sign in to use a car from your garage');
  const car = await sessions.ownCar(userId, carId);
  if (!car) throw new Problem('not_found', 'Car not found');
  return car;
}

export async function openSession(
  sessions: DiagnosisRepository,
  userId: number,
  {
    inputType,
    inputContent,
    given,
    carId,
    car,
    sessionId,
  }: {
    inputType: InputType;
    inputContent: string;
    given: Given;
    carId: number | null | undefined;
    car: CarInfo | null;
    sessionId: number | null | undefined;
  },
): Promise<number> {
  if (sessionId == null) return sessions.begin(userId, { inputType, inputContent, carId: carId ?? null, car, given });
  if (!(await sessions.resume(userId, sessionId, given))) throw new Problem('not_found', 'Session not found');
  return sessionId;
}
