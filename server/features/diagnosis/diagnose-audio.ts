/** A recording becomes an answer: what was heard in it is evidence beside the words, the place and the car. */
import { setImmediate } from 'node:timers/promises';
import type * as z from 'zod/mini';
import type { AudioDiagnosis, DiagnosisResult } from '#contract/diagnosis.ts';
import { Problem } from '#contract/problem.ts';
import { AUDIO_MAX_BYTES, AUDIO_MAX_S, AUDIO_TOO_LARGE, type HeardSound, type SoundLocation } from '#contract/sound.ts';
import type { Diagnosis } from '#engine/diagnose.ts';
import { askingFirst } from '#engine/offered.ts';
import { tempered } from '#engine/sound/microphone.ts';
import { askedAbout, findingsFrom } from '#engine/sound/signs.ts';
import { featuresOf, KIND_LABEL, PHRASE, whatWasHeard } from '#engine/sound/words.ts';
import { midSentence } from '#engine/words/mid-sentence.ts';
import type { Helper } from '#server/ai/helper.ts';
import { factsOf } from '#server/car-facts.ts';
import { bytesOf } from '#server/media/data-url.ts';
import type { HeardRecording, Hearing } from '#server/media/sound/hearing.ts';
import { TookTooLong, tookTooLong } from '#server/media/worker-pool.ts';
import { answerOf } from './answer.ts';
import type { Diagnosing } from './diagnose-text.ts';
import { diagnoseHelped, worded } from './helped.ts';
import type { NewSession } from './repository.ts';
import { answersGiven, carOf, openSession } from './visit.ts';

const PLACE: Record<SoundLocation, string> = {
  engine: 'the engine',
  transmission: 'the gearbox',
  brakes: 'the brakes',
  suspension: 'the suspension',
  other: 'somewhere on the car',
};

export async function diagnoseAudio(
  { mind, sessions, now }: Diagnosing,
  hearing: Hearing,
  userId: number | undefined,
  given: z.output<typeof AudioDiagnosis>,
  helper?: Helper,
): Promise<DiagnosisResult> {
  const {
    location,
    audioData,
    soundsLike,
    processing,
    carId,
    carInfo,
    answers = [],
    sessionId,
    saveToHistory = true,
    labour,
  } = given;
  const description = given.description ?? '';
  const named = await carOf(sessions, userId, { carId, carInfo, sessionId });
  const { car } = named;
  const { listened: plainly, spectrogram } = await heardIn(hearing, audioData);
  const done = processing ?? undefined;
  const listened = tempered(plainly, done);
  const userInput = description || `A recording of ${PLACE[location]}, ${lengthText(listened.durationMs)} long`;
  const asked: NewSession = {
    inputType: 'audio',
    inputContent: userInput,
    given: { words: userInput, answers, location, processing: done },
    ...named,
  };
  const kept = userId !== undefined && saveToHistory;
  const session = kept ? await openSession(sessions, userId, asked, sessionId) : null;

  const facts = factsOf(car, description);
  const heard = whatWasHeard(listened, done);
  const noises = listened.trouble === undefined ? listened.noises : [];
  const likeNow = soundsLike ?? undefined;
  const said = noises.length > 0 ? `in the recording: ${PHRASE[noises[0]?.kind ?? 'tick']}` : undefined;
  const nothing = noises.length === 0 && likeNow === undefined && description === '' && answers.length === 0;
  const visit = {
    words: nothing ? `a noise from ${PLACE[location]}` : description,
    car: facts,
    answers: answersGiven(answers),
    sensed: findingsFrom(noises, location, likeNow, said),
    thisYear: now().getFullYear(),
  };
  // Hearing, thinking and answering are pieces of work by themselves: others come in between.
  await setImmediate();
  // The recording itself never leaves the house; what was said beside it may.
  const { diagnosis: believed, helped } = await diagnoseHelped(mind, visit, nothing ? undefined : helper);
  const diagnosis = nothing ? byPlaceAlone(believed) : believed;
  await setImmediate();
  // what sound cannot tell is asked first, then what tells most
  const wanted = askedAbout(location, noises[0]?.kind ?? likeNow);
  const questions = askingFirst(mind.knowledge, diagnosis, wanted, visit.answers);
  const plain = answerOf(mind.knowledge, { ...diagnosis, questions }, userInput, facts, labour ?? undefined);
  const refined = description === '' || answers.length > 0 || sessionId != null;
  const answer = nothing ? plain : await worded(helper, plain, { helped, refined, car });
  const result: DiagnosisResult = {
    ...answer,
    text: nothing ? `${heard} ${guessText(answer.results, location)}` : `${heard} ${answer.text}`,
    unsure: answer.unsure || listened.trouble !== undefined,
    sessionId: session,
    sound: {
      durationMs: listened.durationMs,
      spectrogram,
      features: featuresOf(listened),
      heard,
      ...(listened.trouble === undefined ? {} : { trouble: listened.trouble }),
      kinds: noises.map(({ kind, chance }): HeardSound['kinds'][number] => ({ kind, label: KIND_LABEL[kind], chance })),
      part: listened.part,
    },
  };
  if (userId !== undefined && session !== null) await sessions.complete(userId, session, asked, result, now());
  await setImmediate();
  return result;
}

/** The most that is given to a fault when only the place is known: below what it takes to name one. */
const MOST_BY_PLACE = 0.2;

/** Nothing heard, nothing said: what is usual at that place, as the guess that it is. */
function byPlaceAlone(diagnosis: Diagnosis): Diagnosis {
  const share = Math.min(1, MOST_BY_PLACE / (diagnosis.suspects[0]?.chance ?? 1));
  return {
    ...diagnosis,
    suspects: diagnosis.suspects.map(({ fault, chance }) => ({ fault, chance: chance * share, reasons: [] })),
    findings: [],
    verdict: {
      drive: 'ok',
      why: 'The recording gives no reason not to drive. If the car feels unsafe, trust that and stop.',
    },
    unsure: true,
  };
}

function guessText([first]: DiagnosisResult['results'], location: SoundLocation): string {
  const usual = first ? ` The most usual one is ${midSentence(first.title)}.` : '';
  return `What stands below is only what is usual when a noise comes from ${PLACE[location]}, a guess and no finding.${usual} Describe what you notice, and we can say more.`;
}

function lengthText(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 1) return 'less than a second';
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}

async function heardIn(hearing: Hearing, audioData: string): Promise<HeardRecording> {
  const bytes = bytesOf(audioData);
  if (bytes.length === 0) throw new Problem('validation_failed', 'Audio recording is required');
  if (bytes.length > AUDIO_MAX_BYTES) throw new Problem('too_large', AUDIO_TOO_LARGE);
  const answer = await hearing.hear(bytes).catch((cause: unknown) => {
    if (cause instanceof TookTooLong) throw tookTooLong(cause);
    throw new Problem('validation_failed', 'This recording could not be read. Please record again.', { cause });
  });
  if ('heard' in answer) return answer.heard;
  throw REFUSED[answer.unusable]();
}

const REFUSED = {
  'not-sound': () =>
    new Problem('unsupported_media', 'This is not a sound recording. Please send MP3, M4A, WebM, Ogg, WAV or FLAC.'),
  'too-long': () =>
    new Problem(
      'too_large',
      `The recording is longer than ${AUDIO_MAX_S} seconds. Please send the part with the noise.`,
    ),
  'cannot-decode': () =>
    new Problem(
      'validation_failed',
      'This recording could not be read. It may be damaged or cut off; please record again.',
    ),
};
