import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Car } from '#contract/cars.ts';
import type { Session, SessionResult } from '#contract/sessions.ts';
import { diagnosticSessions } from '#server/db/tables/diagnostics.ts';
import { type Person, testApp } from '#server/testing/test-app.ts';

const server = testApp();
const { anna, ben, guest } = server;
const golf = { make: 'Volkswagen', model: 'Golf', year: 2016 };

type NewSession = typeof diagnosticSessions.$inferInsert;

async function diagnosed({ id: userId }: Person, more: Partial<NewSession> = {}): Promise<number> {
  const session = { userId, inputType: 'text', inputContent: 'It squeals', startedAt: new Date(), ...more };
  const [row] = await server.db
    .insert(diagnosticSessions)
    .values({ completedAt: new Date(), result: { text: 'Worn pads', results: [] }, ...session })
    .returning();
  return row?.id ?? 0;
}

const history = async (who: Person, url = '/api/history') => (await who.get(url)).json<Session[]>();

test('the history shows each diagnosis with its car, its input and whether it is completed', async () => {
  const id = await diagnosed(anna, { car: golf, inputType: 'visual' });
  const open = await diagnosed(anna, { completedAt: null, result: null });
  const [newest, older] = await history(anna);
  expect(newest).toMatchObject({ id: open, car: null, completedAt: null });
  expect(older).toMatchObject({ id, car: golf, inputType: 'visual', inputContent: 'It squeals' });
  expect(older).not.toHaveProperty('result');
});

test('a long history is read page by page, each session once, though several began at the same moment and more arrive meanwhile', async () => {
  const moment = new Date('2026-03-01T10:00:00.123Z');
  const ids: number[] = [];
  for (let n = 0; n < 7; n += 1) ids.push(await diagnosed(ben, { startedAt: moment }));
  const seen: number[] = [];
  let url: string | undefined = '/api/history?limit=3';
  while (url !== undefined) {
    const page = await ben.get(url);
    seen.push(...page.json<Session[]>().map(({ id }) => id));
    await diagnosed(ben, { startedAt: new Date() });
    url = /^<(.+)>; rel="next"$/.exec(String(page.headers.link ?? ''))?.[1];
  }
  expect(seen).toEqual(ids.reverse());
});

test('a page that cannot be is refused', async () => {
  for (const query of ['limit=0', 'limit=101', 'limit=ten', 'cursor=nonsense', 'cursor=', 'cursor=a&cursor=b'])
    expect((await anna.get(`/api/history?${query}`)).statusCode, query).toBe(400);
});

test('a stored answer is read as it was given', async () => {
  const id = await diagnosed(anna, { result: { text: 'As it was', somethingOld: true } });
  const { session, result } = (await anna.get(`/api/sessions/${id}/results`)).json();
  expect(session).toMatchObject({ id, inputContent: 'It squeals' });
  expect(result).toEqual({ text: 'As it was', somethingOld: true });
});

test('a session in progress has no results yet', async () => {
  const id = await diagnosed(anna, { completedAt: null, result: null });
  expect((await anna.get(`/api/sessions/${id}/results`)).statusCode).toBe(404);
});

test('the history goes on showing a car as it was after it has left the garage', async () => {
  const car = (await anna.post('/api/cars', golf)).json<Car>();
  const id = await diagnosed(anna, { carId: car.id, car: golf });
  await anna.delete(`/api/cars/${car.id}`);
  expect((await history(anna)).find((session) => session.id === id)?.car).toEqual(golf);
  expect((await anna.get(`/api/sessions/${id}/results`)).statusCode).toBe(200);
});

test('an owner deletes a session', async () => {
  const id = await diagnosed(anna);
  expect((await anna.delete(`/api/sessions/${id}`)).statusCode).toBe(204);
  expect((await anna.delete(`/api/sessions/${id}`)).statusCode).toBe(404);
  expect((await history(anna)).map((session) => session.id)).not.toContain(id);
});

test('an owner says what it turned out to be', async () => {
  const id = await diagnosed(anna);
  const answer = await anna.post(`/api/sessions/${id}/outcome`, { text: 'Rear pads', cost: 12_000 });
  expect(answer.statusCode).toBe(201);
  expect((await anna.post(`/api/sessions/${id}/outcome`, { cost: -1 })).statusCode).toBe(400);
});

test.each([
  [{}, 'Please say what it turned out to be'],
  [{ text: ' ' }, 'Please say what it turned out to be'],
  [{ cost: 5 }, 'Please say what it turned out to be'],
  [{ faultId: 'brakes/made-of-cheese' }, 'This is not a fault we know'],
])('an outcome that says nothing is refused, and what was said before stays: %j', async (said, message) => {
  const id = await diagnosed(anna);
  const before = { faultId: 'brakes/worn-front-pads', text: 'Front pads', cost: 12_000 };
  expect((await anna.post(`/api/sessions/${id}/outcome`, before)).statusCode).toBe(201);
  const answer = await anna.post(`/api/sessions/${id}/outcome`, said);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ error: 'validation_failed', message });
  const [row] = await server.db.select().from(diagnosticSessions).where(eq(diagnosticSessions.id, id));
  expect(row).toMatchObject({ outcomeFaultId: before.faultId, outcomeText: before.text, outcomeCost: before.cost });
});

test("nobody reads, deletes or judges another's session, and a guest is asked to sign in", async () => {
  const id = await diagnosed(anna);
  const calls = (who: Person, of: number | string) => [
    who.get(`/api/sessions/${of}/results`),
    who.delete(`/api/sessions/${of}`),
    who.post(`/api/sessions/${of}/outcome`, { text: 'x' }),
  ];
  const missing = await Promise.all(calls(ben, 999_999));
  for (const [n, answer] of (await Promise.all(calls(ben, id))).entries()) {
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe(missing[n]?.body);
  }
  for (const answer of await Promise.all(calls(ben, 'abc'))) expect(answer.statusCode).toBe(404);
  for (const answer of await Promise.all(calls(guest, id))) expect(answer.statusCode).toBe(401);
  expect((await guest.get('/api/history')).statusCode).toBe(401);
  expect((await history(anna)).map((session) => session.id)).toContain(id);
});

test('the counters on the profile count what was diagnosed', async () => {
  const total = (await history(anna, '/api/history?limit=100')).length;
  const { body } = await anna.get('/api/user/usage');
  expect(JSON.parse(body)).toEqual({ total, text: total - 1, audio: 0, visual: 1 });
});

test('an answer from the history costs what it costs where its owner has work done now, and stays as it was', async () => {
  const asked = (await anna.post('/api/diagnose/text', { symptoms: 'squeals and grinds when I brake' })).json();
  const url = `/api/sessions/${asked.sessionId}/results`;
  const london = (await anna.get(`${url}?region=london&garage=dealer`)).json<SessionResult>().result;
  expect(london.labour).toEqual({ region: 'london', garage: 'dealer' });
  for (const [at, { costs, details, ...issue }] of london.results.entries()) {
    const before = asked.results[at];
    expect(issue).toEqual({ ...before, costs: undefined, details: undefined });
    expect(costs?.labourHigh).toBeGreaterThanOrEqual(before.costs.labourHigh);
    expect(costs?.partsHigh).toBe(before.costs.partsHigh);
    if (costs?.high) expect(details.repairCost).toContain('at a main dealer');
  }
  expect((await anna.get(url)).json<SessionResult>().result).toEqual({ ...asked, sessionId: asked.sessionId });
  expect((await anna.get(`${url}?region=mars&garage=dealer`)).statusCode).toBe(400);
  expect((await ben.get(`${url}?region=london&garage=dealer`)).statusCode).toBe(404);
});

test('an answer from before there were costs is read at any place as it was given', async () => {
  const id = await diagnosed(anna, { result: { text: 'As it was', somethingOld: true } });
  const { result } = (await anna.get(`/api/sessions/${id}/results?region=wales&garage=chain`)).json();
  expect(result).toEqual({ text: 'As it was', somethingOld: true });
});
