/** Words become an answer; a member's visit is kept unless he asked for it not to be. */
import type * as z from 'zod/mini';
import type { DiagnosisResult, TextDiagnosis } from '#contract/diagnosis.ts';
import type { Mind } from '#engine/mind.ts';
import type { Helper } from '#server/ai/helper.ts';
import { factsOf } from '#server/car-facts.ts';
import { answerOf } from './answer.ts';
import { diagnoseHelped, worded } from './helped.ts';
import type { DiagnosisRepository, NewSession } from './repository.ts';
import { answersGiven, carOf, openSession } from './visit.ts';

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
    labour,
  }: z.output<typeof TextDiagnosis>,
  helper?: Helper,
): Promise<DiagnosisResult> {
  const named = await carOf(sessions, userId, { carId, carInfo, sessionId });
  const { car } = named;
  const given = { words: symptoms, answers, timeframe };
  const asked: NewSession = { inputType: 'text', inputContent: symptoms, given, ...named };
  const kept = userId !== undefined && saveToHistory;
  const session = kept ? await openSession(sessions, userId, asked, sessionId) : null;

  const facts = factsOf(car, symptoms);
  const visit = {
    words: symptoms,
    car: facts,
    answers: answersGiven(answers),
    sensed: [],
    thisYear: now().getFullYear(),
  };
  const { diagnosis, helped } = await diagnoseHelped(mind, visit, helper);
  const plain = answerOf(mind.knowledge, diagnosis, symptoms, facts, labour ?? undefined);
  const refined = answers.length > 0 || sessionId != null;
  const result = { ...(await worded(helper, plain, { helped, refined, car })), sessionId: session };
  if (userId !== undefined && session !== null) await sessions.complete(userId, session, asked, result, now());
  return result;
}
