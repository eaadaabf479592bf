/** What is kept of a diagnosis, and what becomes of it when an answer refines it. */
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Car } from '#contract/cars.ts';
import type { DiagnosisResult } from '#contract/diagnosis.ts';
import type { SessionResult } from '#contract/sessions.ts';
import { diagnosticSessions } from '#server/db/tables/diagnostics.ts';
import { testApp } from '#server/testing/test-app.ts';

const server = testApp();
const { anna, ben, guest } = server;

const golf = { make: 'Volkswagen', model: 'Golf', year: 2016 };
const diesel = { ...golf, engine: '2.0L TDI', fuelType: 'Diesel' };
const petrol = { ...golf, model: 'Polo', engine: '1.0L TSI', fuelType: 'Petrol' };
const rough = { symptoms: 'Rough idle and loss of power, engine light on', timeframe: 'this week' };

const ask = async (who: typeof anna, body: object) =>
  (await who.post('/api/diagnose/text', body)).json<DiagnosisResult & { sessionId: number }>();
const stored = async (id: number) => (await anna.get(`/api/sessions/${id}/results`)).json<SessionResult>();
const answered = ({ questions }: DiagnosisResult) => [{ finding: questions[0]?.finding ?? '', answer: 'yes' }];
const faults = ({ results }: DiagnosisResult) => results.map(({ id }) => id);

test('a guest who saves a diagnosis keeps the one that was seen: of the same car, with when it began', async () => {
  const seen = await ask(guest, { ...rough, carInfo: diesel });
  const saved = await anna.post('/api/sessions', { ...rough, carInfo: diesel });
  expect(saved.statusCode).toBe(201);
  const { sessionId } = saved.json();
  const { session, result } = await stored(sessionId);
  expect(faults(result)).toEqual(faults(seen));
  expect(session).toMatchObject({ car: golf, inputContent: rough.symptoms });
  const [row] = await server.db.select().from(diagnosticSessions).where(eq(diagnosticSessions.id, sessionId));
  expect(row?.given).toMatchObject({ timeframe: 'this week' });
});

test('an answer without a car is about the car of the session that it refines', async () => {
  const first = await ask(anna, { ...rough, carInfo: diesel });
  const refined = await ask(anna, { ...rough, answers: answered(first), sessionId: first.sessionId });
  const same = await ask(guest, { ...rough, carInfo: diesel, answers: answered(first) });
  expect(faults(refined)).toEqual(faults(same));
  expect((await stored(first.sessionId)).session.car).toEqual(golf);
});

test('where a refinement names other words or another car, the history names them too', async () => {
  const first = await ask(anna, { symptoms: 'Squeals when braking', carInfo: diesel });
  await ask(anna, { symptoms: 'Clutch slips', carInfo: petrol, sessionId: first.sessionId });
  const { session, result } = await stored(first.sessionId);
  expect(session).toMatchObject({ inputContent: 'Clutch slips', car: { model: 'Polo' } });
  expect(result.userInput).toBe('Clutch slips');
});

test('a photo’s session that goes on in words is one in words', async () => {
  const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#555' } })
    .png()
    .toBuffer();
  const first = await anna.post('/api/diagnose/visual', {
    description: 'A light has come on',
    location: 'interior',
    imageData: photo.toString('base64'),
  });
  const { sessionId } = first.json();
  expect((await stored(sessionId)).session.inputType).toBe('visual');
  await ask(anna, { symptoms: 'A light has come on', sessionId });
  expect(await stored(sessionId)).toMatchObject({ session: { inputType: 'text' }, result: { sessionId } });
});

test('a diagnosis goes on after its car has left the garage, with the car as it was', async () => {
  const { id: carId } = (await anna.post('/api/cars', diesel)).json<Car>();
  const first = await ask(anna, { ...rough, carId });
  await anna.delete(`/api/cars/${carId}`);
  const refined = await anna.post('/api/diagnose/text', {
    ...rough,
    carId,
    answers: answered(first),
    sessionId: first.sessionId,
  });
  expect(refined.statusCode).toBe(200);
  expect((await stored(first.sessionId)).session.car).toEqual(golf);
  // Without such a session it is still no car of theirs.
  expect((await anna.post('/api/diagnose/text', { ...rough, carId })).statusCode).toBe(404);
});

test('somebody else’s car or session helps nobody', async () => {
  const { id: carId } = (await ben.post('/api/cars', diesel)).json<Car>();
  const first = await ask(anna, { ...rough, carInfo: petrol });
  const linked = await ask(anna, { ...rough, carId: (await anna.post('/api/cars', petrol)).json<Car>().id });
  const refuse = async (who: typeof anna, body: object) =>
    expect((await who.post('/api/diagnose/text', { ...rough, ...body })).statusCode).toBe(404);
  await refuse(anna, { carId, sessionId: linked.sessionId });
  await refuse(ben, { sessionId: first.sessionId });
  await refuse(ben, { carId: 999_999, sessionId: first.sessionId });
});

test('part prices that were kept stay with a fault that is still suspected after an answer', async () => {
  const first = await ask(anna, { symptoms: 'squeals when I brake' });
  const { sessionId } = first;
  const partName = first.results[0]?.details.requiredParts?.[0];
  await anna.post('/api/parts/search', { partName, sessionId });
  const prices = async () => (await anna.get(`/api/sessions/${sessionId}/parts`)).json<unknown[]>();
  const before = await prices();
  expect(before.length).toBeGreaterThan(0);
  // One that tells nothing, so that the first suspect stays one, whatever was learnt.
  const answers = answered(first).map(({ finding }) => ({ finding, answer: 'unknown' }));
  const refined = await ask(anna, { symptoms: 'squeals when I brake', answers, sessionId });
  expect(faults(refined)).toContain(first.results[0]?.id);
  expect(await prices()).toEqual(before);
});
