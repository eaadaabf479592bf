import { afterAll, beforeEach, expect, test } from 'vitest';
import type { ChatAnswer } from '#contract/chat.ts';
import type { DiagnosisResult } from '#contract/diagnosis.ts';
import { fakeProvider, openStream, say, streamWords } from '#server/ai/testing/fake-provider.ts';
import { type Person, testApp } from '#server/testing/test-app.ts';

const provider = await fakeProvider();
afterAll(() => provider.close());
const { anna, ben, newBrowser, time } = testApp({
  env: {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'fake',
    AI_BASE_URL: provider.url,
    AI_TIMEOUT_MS: '1500',
    METRICS: 'on',
  },
});

/** Reads these signs and says these words. */
const honest = (signs: object[] = [], words = 'That squeal is the wear tab touching the disc.') =>
  provider.behave((asked, response) => say(response, asked, asked.object ? JSON.stringify({ signs }) : words));

beforeEach(() => {
  provider.asked.length = 0;
  time.now = new Date(time.now.getTime() + 3_600_000);
  honest();
});

const choose = (who: Person, allowed: unknown) => who.put('/api/language-model', { allowed });
const diagnose = async (who: Person, symptoms = 'it squeals when I brake', more: object = {}) =>
  (await who.post('/api/diagnose/text', { symptoms, ...more })).json<DiagnosisResult>();
const chat = async (who: Person, message: string, more: object = {}) =>
  (await who.post('/api/ai-chat', { message, conversationHistory: [], ...more })).json<ChatAnswer>();

const allowing = async () => {
  const who = newBrowser();
  await choose(who, true);
  return who;
};

test('nothing is sent before a yes, and nothing after a no', async () => {
  const guest = newBrowser();
  expect((await guest.get('/api/language-model')).json()).toEqual({
    model: { name: 'openai-compatible/fake', place: 'a computer of this app’s operator' },
    allowed: null,
  });
  expect((await diagnose(guest)).engine).toBe('embedded');
  await choose(guest, false);
  expect((await diagnose(guest)).engine).toBe('embedded');
  expect((await chat(guest, 'it squeals when I brake')).engine).toBeUndefined();
  expect(provider.asked).toHaveLength(0);
  expect((await choose(guest, true)).json()).toMatchObject({ allowed: true });
  expect((await diagnose(guest)).engine).toBe('openai-compatible/fake');
  expect(provider.asked.length).toBeGreaterThan(0);
});

test('a member’s answer holds on every device, and is nobody else’s', async () => {
  await choose(anna, true);
  const phone = newBrowser();
  await phone.post('/api/login', { username: 'anna', password: 'correct horse battery' });
  expect((await phone.get('/api/language-model')).json()).toMatchObject({ allowed: true });
  expect((await ben.get('/api/language-model')).json()).toMatchObject({ allowed: null });
  expect((await anna.get('/api/account/export')).json()).toMatchObject({ account: { languageModel: true } });
  await choose(phone, false);
  expect((await diagnose(anna)).engine).toBe('embedded');
  expect(provider.asked).toHaveLength(0);
});

test.each([{}, { allowed: 'yes' }, { allowed: null }])('an answer like %j is refused', async (body) => {
  expect((await anna.put('/api/language-model', body)).statusCode).toBe(400);
});

test('the paragraph is worded by the model between our verdict and our question; the rest is ours', async () => {
  const helped = await diagnose(await allowing());
  const own = await diagnose(newBrowser());
  expect(helped.results).toEqual(own.results);
  expect(helped.text).toContain('That squeal is the wear tab touching the disc.');
  expect(helped.text.startsWith(own.text.slice(0, 20))).toBe(true);
  expect(helped.text).toContain(own.driveWhy);
});

test('a sign that the owner’s words do not carry changes nothing', async () => {
  const who = await allowing();
  const symptoms = 'there is a noise, a kind of grinding, and it is when braking';
  honest([{ name: 'brake-pedal-spongy', said: 'a noise' }]);
  const helped = await diagnose(who, symptoms);
  expect(helped.results.map(({ id }) => id)).toEqual(
    (await diagnose(newBrowser(), symptoms)).results.map(({ id }) => id),
  );
  expect(helped.understood.map(({ finding }) => finding)).not.toContain('brake-pedal-spongy');
});

test('an answered question sends the same words no second time', async () => {
  const who = await allowing();
  const first = await diagnose(who);
  const calls = provider.asked.length;
  await diagnose(who, 'it squeals when I brake', {
    answers: [{ finding: first.questions[0]?.finding, answer: 'no' }],
  });
  expect(provider.asked).toHaveLength(calls);
});

test('who must stop hears us alone', async () => {
  const who = await allowing();
  const stop = await diagnose(who, 'the brake pedal goes to the floor');
  expect(stop.drive).toBe('stop');
  expect((await chat(who, 'the brake pedal goes to the floor')).engine).toBeUndefined();
  expect(provider.asked.filter(({ object }) => !object)).toEqual([]);
});

test('the chat streams the model’s words between ours, and ends with the whole answer', async () => {
  const who = await allowing();
  const body = { message: 'it squeals when I brake', conversationHistory: [] };
  const events = (await who.post('/api/ai-chat', body, { accept: 'text/event-stream' })).body.trim().split('\n\n');
  const answer = JSON.parse(/^data: (.*)$/m.exec(events.at(-1) ?? '')?.[1] ?? '') as ChatAnswer;
  expect(answer.content).toContain('That squeal is the wear tab touching the disc.');
  expect(answer.engine).toBe('openai-compatible/fake');
  const own = await chat(newBrowser(), 'it squeals when I brake');
  expect(answer.results).toEqual(own.results);
  expect(answer.sources).toEqual(own.sources);
});

test.each([
  ['hangs', () => undefined],
  ['fails', (_: unknown, response: import('node:http').ServerResponse) => void response.writeHead(500).end()],
  [
    'stops in the middle of its stream',
    (asked: { object: boolean }, response: import('node:http').ServerResponse) => {
      if (asked.object) return say(response, { stream: false }, '{"signs":[]}');
      openStream(response);
      streamWords(response, 'Pads get thin with time. And th');
      response.destroy();
    },
  ],
])('when the model %s, the owner gets our own answer, whole or streamed', async (_, behave) => {
  provider.behave(behave);
  const who = await allowing();
  const guest = newBrowser();
  const { engine, results, text } = await diagnose(who);
  expect({ engine, results, text }).toEqual(
    (({ engine, results, text }) => ({ engine, results, text }))(await diagnose(guest)),
  );
  const own = await chat(guest, 'it squeals when I brake');
  time.now = new Date(time.now.getTime() + 3_600_000);
  expect(await chat(who, 'it squeals when I brake')).toEqual(own);
  time.now = new Date(time.now.getTime() + 3_600_000);
  const body = { message: 'it squeals when I brake', conversationHistory: [] };
  const streamed = await who.post('/api/ai-chat', body, { accept: 'text/event-stream' });
  expect(streamed.statusCode).toBe(200);
  expect(JSON.parse(/^event: answer\ndata: (.*)$/m.exec(streamed.body)?.[1] ?? '')).toEqual(own);
});

test('what it cost is among the metrics', async () => {
  await diagnose(await allowing(), 'it squeals when I brake hard');
  const { body } = await anna.get('/metrics');
  expect(body).toMatch(/language_model_calls_total\{work="signs",outcome="good"\} [1-9]/);
  expect(body).toMatch(/language_model_tokens_total\{work="summary",way="written"\} [1-9]/);
});
