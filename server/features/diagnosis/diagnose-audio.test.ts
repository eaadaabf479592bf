import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { DiagnosisResult } from '#contract/diagnosis.ts';
import { type OddKind, RATE } from '#engine/sound/kinds.ts';
import { demonstrate } from '#engine/sound/synthesis/demonstrate.ts';
import { diagnosticSessions } from '#server/db/tables/diagnostics.ts';
import { TookTooLong } from '#server/media/worker-pool.ts';
import { testApp } from '#server/testing/test-app.ts';
import { asDataUrl, wavOf } from '#server/testing/wav.ts';
import { diagnoseAudio } from './diagnose-audio.ts';
import type { Diagnosing } from './diagnose-text.ts';

const server = testApp();
const recordingOf = (kind: OddKind, seconds = 3) => asDataUrl(wavOf(demonstrate(kind).subarray(0, seconds * RATE)));
const ask = (audioData: unknown, more: object = {}) =>
  server.guest.post('/api/diagnose/audio', { location: 'engine', audioData, ...more });

test('a flat battery clicks, and the owner is led to it', async () => {
  const answer = await ask(recordingOf('clicks'));
  expect(answer.statusCode, answer.body).toBe(200);
  const { sound, results, sessionId } = answer.json<DiagnosisResult>();
  expect(sound?.kinds[0]?.kind).toBe('clicks');
  expect(sound?.heard).toContain('rapid clicking');
  expect(sound?.spectrogram).toMatch(/^data:image\/png;base64,/);
  expect(results.slice(0, 3).some(({ id }) => id.startsWith('charging-starting/'))).toBe(true);
  expect(sessionId).toBeNull();
});

test('a squeal from the brakes is about the brakes', async () => {
  const { sound, results, questions } = (
    await ask(recordingOf('squeal'), { location: 'brakes' })
  ).json<DiagnosisResult>();
  expect(['squeal', 'whine']).toContain(sound?.kinds[0]?.kind);
  expect(results[0]?.id).toMatch(/^brakes\//);
  expect(questions[0]?.finding).toBe('when-braking');
});

test('silence is not judged, and says what to do', async () => {
  const { sound } = (await ask(asDataUrl(wavOf(new Float32Array(80_000))))).json<DiagnosisResult>();
  expect(sound?.trouble).toBe('silent');
  expect(sound?.heard).toContain('record again');
});

test('a recording of 12 MB is refused with the limit', async () => {
  const reply = await ask(`data:audio/wav;base64,${Buffer.alloc(12 * 1024 * 1024).toString('base64')}`);
  expect([reply.statusCode, reply.json().message]).toEqual([
    413,
    'The recording is larger than 10 MB. Please send a shorter one.',
  ]);
});

test('half a second is too short to judge', async () => {
  const { sound, userInput } = (await ask(recordingOf('knock', 0.4))).json<DiagnosisResult>();
  expect(sound?.trouble).toBe('too-short');
  expect(userInput).toBe('A recording of the engine, less than a second long');
});

test.each([
  ['engine', /^(engine|exhaust|ignition|lubrication)\//],
  ['transmission', /^(clutch-manual|automatic)\//],
  ['brakes', /^brakes\//],
  ['suspension', /^suspension\//],
  ['other', /\//],
])(
  'a recording of the %s with nothing in it gets what is usual there, as a guess and nothing more',
  async (location, at) => {
    const silence = asDataUrl(wavOf(new Float32Array(80_000)));
    const reply = await ask(silence, { location });
    expect(reply.statusCode).toBe(200);
    const { results, unsure, understood, drive, text } = reply.json<DiagnosisResult>();
    expect(results[0]?.id).toMatch(at);
    for (const { confidence, evidence } of results) {
      expect(confidence).toBeLessThanOrEqual(0.2);
      expect(evidence).toEqual([]);
    }
    expect({ unsure, understood, drive }).toEqual({ unsure: true, understood: [], drive: 'ok' });
    expect(text).toMatch(/^We could hear nothing.*a guess and no finding/);
  },
);

test('a sound that the owner picked as alike is evidence', async () => {
  const silence = asDataUrl(wavOf(new Float32Array(80_000)));
  const { results } = (await ask(silence, { soundsLike: 'hum', location: 'suspension' })).json<DiagnosisResult>();
  expect(
    results
      .slice(0, 3)
      .map(({ id }) => id)
      .join(),
  ).toMatch(/bearing|tyre/);
});

test('an example picked after the answer puts the same session in order anew, and says why', async () => {
  const { anna } = server;
  const silence = asDataUrl(wavOf(new Float32Array(80_000)));
  const given = { location: 'suspension', audioData: silence, description: 'a noise from the front' };
  const first = (await anna.post('/api/diagnose/audio', given)).json<DiagnosisResult>();
  const compared = { ...given, sessionId: first.sessionId, soundsLike: 'hum' };
  const again = (await anna.post('/api/diagnose/audio', compared)).json<DiagnosisResult>();
  expect(again.sessionId).toBe(first.sessionId);
  expect(again.results.map(({ id }) => id)).not.toEqual(first.results.map(({ id }) => id));
  expect(again.results[0]?.evidence.map(({ said }) => said)).toContain('most like the example: hum or drone');
});

test('what the phone did to a recording is kept with it, and makes the answer less sure', async () => {
  const { anna } = server;
  const given = { location: 'engine', audioData: recordingOf('clicks') };
  const plain = (await anna.post('/api/diagnose/audio', given)).json<DiagnosisResult>();
  const processing = { noiseSuppression: true, autoGainControl: true, echoCancellation: false };
  const altered = (await anna.post('/api/diagnose/audio', { ...given, processing })).json<DiagnosisResult>();
  expect(altered.sound?.kinds[0]?.chance).toBeLessThan(plain.sound?.kinds[0]?.chance ?? 0);
  expect(altered.results[0]?.confidence).toBeLessThan(plain.results[0]?.confidence ?? 0);
  expect(altered.sound?.heard).toContain('Your phone altered the sound');
  const [kept] = await server.db
    .select({ given: diagnosticSessions.given })
    .from(diagnosticSessions)
    .where(eq(diagnosticSessions.id, altered.sessionId ?? 0));
  expect(kept?.given).toMatchObject({ processing });
});

test("a member's recording is kept, and an answer refines the same session", async () => {
  const { anna } = server;
  const first = (
    await anna.post('/api/diagnose/audio', { location: 'engine', audioData: recordingOf('knock') })
  ).json<DiagnosisResult>();
  expect(first.sessionId).not.toBeNull();
  const again = await anna.post('/api/diagnose/audio', {
    location: 'engine',
    audioData: recordingOf('knock'),
    sessionId: first.sessionId,
    answers: [{ finding: 'when-cold', answer: 'no' }],
  });
  expect(again.json<DiagnosisResult>().sessionId).toBe(first.sessionId);
  expect(again.json<DiagnosisResult>().questions.map(({ finding }) => finding)).not.toContain('when-cold');
  const [session] = (await anna.get('/api/history')).json<{ id: number; inputType: string; completedAt: string }[]>();
  expect(session).toMatchObject({ id: first.sessionId, inputType: 'audio' });
  expect(session?.completedAt).not.toBeNull();
});

test('a recording that takes too long to read is not called damaged: it may be sent again', async () => {
  const never = () => Promise.reject(new TookTooLong());
  // Nothing else is asked before the recording has been heard.
  const asked = diagnoseAudio({} as Diagnosing, { hear: never, close: async () => undefined }, undefined, {
    location: 'engine',
    audioData: recordingOf('tick'),
  });
  await expect(asked).rejects.toMatchObject({ status: 503, retryAfter: expect.any(Number) });
});
