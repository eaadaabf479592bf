/** Words become an answer; a member's visit is kept unless he asked for it not to be. */
import type * as z from 'zod/mini';
import type { CarInfo } from '#contract/cars.ts';
import type { DiagnosisResult, TextDiagnosis } from '#contract/diagnosis.ts';
import { Problem } from '#contract/problem.ts';
import { diagnose } from '#engine/diagnose.ts';
import type { Mind } from '#engine/mind.ts';
import { carFacts } from '#engine/reason/car.ts';
import { answerOf } from './answer.ts';
import type { DiagnosisRepository, Given } from './repository.ts';

export interface Diagnosing {
  mind: Mind;
  sessions: DiagnosisRepository;
  now: () => Date;
}

export async function diagnoseText(
  { mind, sessions, now }: Diagnosing,
  userId: number | undefined,
  {
    symptoms,
    timeframe,
    carId,
    carInfo,
    answers = [],
    sessionId,
    saveToHistory = true,
  }: z.output<typeof TextDiagnosis>,
): Promise<DiagnosisResult> {
  const car = await carOf(sessions, userId, carId, carInfo);
  const given: Given = { words: symptoms, answers, timeframe };
  const kept = userId !== undefined && saveToHistory;
  const session = kept ? await openSession(sessions, userId, { given, carId, car, sessionId }) : null;

  const facts = carFacts(car ?? {});
  const diagnosis = diagnose(mind, {
    words: symptoms,
    car: facts,
    answers: answers.map(({ finding, answer }) => ({ sign: finding, answer })),
    sensed: [],
    thisYear: now().getFullYear(),
  });
  const result = { ...answerOf(mind.knowledge, diagnosis, symptoms, facts), sessionId: session };
  if (userId !== undefined && session !== null) await sessions.complete(userId, session, result, now());
  return result;
}

/** The car that was named: an own one by its id, else what was said of it. */
async function carOf(
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

async function openSession(
  sessions: DiagnosisRepository,
  userId: number,
  {
    given,
    carId,
    car,
    sessionId,
  }: { given: Given; carId: number | null | undefined; car: CarInfo | null; sessionId: number | null | undefined },
): Promise<number> {
  if (sessionId == null)
    return sessions.begin(userId, { inputType: 'text', inputContent: given.words, carId: carId ?? null, car, given });
  if (!(await sessions.resume(userId, sessionId, given))) throw new Problem('not_found', 'Session not found');
  return sessionId;
}
