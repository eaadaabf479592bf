/** A photo becomes an answer: what was seen in it is evidence beside the words, the place and the car. */
import { setImmediate } from 'node:timers/promises';
import type * as z from 'zod/mini';
import type { DiagnosisResult, VisualDiagnosis } from '#contract/diagnosis.ts';
import { Problem } from '#contract/problem.ts';
import {
  CHAT_DESCRIPTION,
  HEIC,
  IMAGE_MAX_BYTES,
  IMAGE_TOO_LARGE,
  NOT_AN_IMAGE,
  type SightLocation,
} from '#contract/sight.ts';
import type { Helper } from '#server/ai/helper.ts';
import { factsOf } from '#server/car-facts.ts';
import { bytesOf } from '#server/media/data-url.ts';
import type { Seeing, SeenPhoto } from '#server/media/sight/seeing.ts';
import { sniff } from '#server/media/sight/sniff.ts';
import { TookTooLong, tookTooLong } from '#server/media/worker-pool.ts';
import { answerOf } from './answer.ts';
import type { Diagnosing } from './diagnose-text.ts';
import { diagnoseHelped, worded } from './helped.ts';
import { NOTHING_FOUND } from './nothing-found.ts';
import type { NewSession } from './repository.ts';
import { findingsOf, sightOf } from './sight.ts';
import { answersGiven, carOf, openSession } from './visit.ts';

export async function diagnoseVisual(
  { mind, sessions, now }: Diagnosing,
  seeing: Seeing,
  userId: number | undefined,
  given: z.output<typeof VisualDiagnosis>,
  helper?: Helper,
): Promise<DiagnosisResult> {
  const { description, location, imageData, corrections = [], answers = [], carId, carInfo, sessionId } = given;
  const { saveToHistory = true, labour } = given;
  const named = await carOf(sessions, userId, { carId, carInfo, sessionId });
  const { car } = named;
  const photo = await seenIn(seeing, imageData, location);
  // No owner said what the chat sends by itself, so nothing is to be read out of it.
  const words = description === CHAT_DESCRIPTION ? '' : description;
  const sight = sightOf(mind.knowledge, photo, location, corrections, words !== '');
  const asked: NewSession = {
    inputType: 'visual',
    inputContent: description,
    given: { words: description, answers, location },
    ...named,
  };
  const kept = userId !== undefined && saveToHistory;
  const session = kept ? await openSession(sessions, userId, asked, sessionId) : null;

  const facts = factsOf(car, words);
  const visit = {
    words,
    car: facts,
    answers: answersGiven(answers),
    sensed: findingsOf(sight),
    thisYear: now().getFullYear(),
  };
  // Seeing, thinking and answering are pieces of work by themselves: others come in between.
  await setImmediate();
  // Small, without metadata, and too coarse for most number plates.
  const { diagnosis, helped } = await diagnoseHelped(mind, visit, helper, sight.thumbnail);
  await setImmediate();
  const plain = answerOf(mind.knowledge, diagnosis, description, facts, labour ?? undefined);
  const refined = corrections.length > 0 || answers.length > 0 || sessionId != null;
  const answer = await worded(helper, plain, { helped, refined, car });
  const nothing = words === '' && answer.understood.length === 0;
  const result: DiagnosisResult = {
    ...(nothing ? { ...answer, ...NOTHING_FOUND } : answer),
    text: `${sight.said} ${nothing ? TELL : answer.text}`,
    sessionId: session,
    sight,
  };
  if (userId !== undefined && session !== null) await sessions.complete(userId, session, asked, result, now());
  await setImmediate();
  return result;
}

const TELL = 'Please tell me in a few words what the photo shows and what the car does.';

async function seenIn(seeing: Seeing, imageData: string, location: SightLocation): Promise<SeenPhoto> {
  const bytes = bytesOf(imageData);
  if (bytes.length === 0) throw new Problem('validation_failed', 'Image data is required');
  if (bytes.length > IMAGE_MAX_BYTES) throw new Problem('too_large', IMAGE_TOO_LARGE);
  const kind = sniff(bytes);
  if (kind === 'heic') throw new Problem('unsupported_media', HEIC);
  if (kind === 'other') throw new Problem('unsupported_media', NOT_AN_IMAGE);
  const answer = await seeing.see(bytes, location).catch((cause: unknown) => {
    if (cause instanceof TookTooLong) throw tookTooLong(cause);
    throw new Problem('validation_failed', UNREADABLE, { cause });
  });
  if ('photo' in answer) return answer.photo;
  if (answer.unusable === 'too-slow') throw tookTooLong();
  throw new Problem('validation_failed', UNREADABLE, { cause: answer.why });
}

const UNREADABLE = 'This picture could not be read. It may be damaged, cut off or too large; please take it again.';
