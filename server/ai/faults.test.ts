import { setTimeout as wait } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadMind } from '#server/knowledge/load.ts';
import type { Helper } from './helper.ts';
import type { ModelTrouble } from './model.ts';
import { type Caller, openHelpers } from './open-helpers.ts';
import {
  type Behaviour,
  endStream,
  type FakeProvider,
  fakeProvider,
  openStream,
  say,
  streamWords,
} from './testing/fake-provider.ts';

const { knowledge } = loadMind();
let provider: FakeProvider;
let registry: Registry;
let troubles: string[];
const time = { now: new Date('2026-11-21T12:00:00Z') };

beforeAll(async () => {
  provider = await fakeProvider();
});
afterAll(() => provider.close());
beforeEach(() => {
  provider.asked.length = 0;
  troubles = [];
});

const open = (more: object = {}) => {
  registry = new Registry();
  return openHelpers(
    {
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'fake',
      AI_BASE_URL: provider.url,
      AI_API_KEY: 'key-for-tests',
      AI_TIMEOUT_MS: 700,
      AI_CALLS_PER_PERSON: 100,
      AI_CALLS: 1_000,
      AI_PRICE_IN: 2,
      AI_PRICE_OUT: 10,
      ...more,
    },
    {
      knowledge,
      clock: () => time.now,
      registry,
      onTrouble: (trouble: ModelTrouble) => void troubles.push(trouble.kind),
    },
  );
};
const helperOf = (helpers = open(), more: Partial<Caller> = {}): Helper =>
  (helpers as NonNullable<typeof helpers>).forCaller({
    subject: 'anna',
    names: [],
    left: new AbortController().signal,
    aside: (wait) => wait(),
    ...more,
  });

const reading = { words: 'it squeals when I brake', choices: ['squeal-when-braking'] };
const told = { owner: ['it squeals when I brake'], facts: 'Most likely it is worn front brake pads.' };

async function talked(helper: Helper): Promise<{ sentences: string[]; whole: boolean }> {
  const sentences = [];
  const talk = helper.talk(told);
  for (;;) {
    const { done, value } = await talk.next();
    if (done) return { sentences, whole: value };
    sentences.push(value);
  }
}

const HTML = '<html><body>502 Bad Gateway</body></html>';
const GOOD_START = 'Pads get thin with every stop of the wheel. ';

const FAULTS: [string, Behaviour][] = [
  ['hangs without a word', () => undefined],
  [
    'sends its head and hangs',
    (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).flushHeaders(),
  ],
  ['answers 500', (_, response) => void response.writeHead(500).end('{"error":{"message":"boom"}}')],
  ['answers 503 with a page', (_, response) => void response.writeHead(503, { 'content-type': 'text/html' }).end(HTML)],
  ['answers 429', (_, response) => void response.writeHead(429, { 'retry-after': '60' }).end('{}')],
  ['answers 401', (_, response) => void response.writeHead(401).end('{"error":{"message":"bad key"}}')],
  ['answers 200 with a page', (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(HTML)],
  ['answers nothing', (_, response) => void response.writeHead(200).end()],
  [
    'answers garbage',
    (_, response) =>
      void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(Buffer.from([0, 255, 254, 7, 10, 13, 200])),
  ],
  [
    'answers JSON that is nonsense',
    (_, response) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end('{"weather":"fine","choices":7}'),
  ],
  [
    'sends elsewhere',
    (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/elsewhere' }).end(),
  ],
  ['hangs up at once', (_, response) => void response.destroy()],
  [
    'sends half a stream and hangs up',
    (_, response) => {
      openStream(response);
      streamWords(response, GOOD_START.repeat(3));
      setTimeout(() => response.destroy(), 30);
    },
  ],
  [
    'sends half a stream and hangs',
    (_, response) => {
      openStream(response);
      streamWords(response, GOOD_START.repeat(3));
    },
  ],
  [
    'ends its stream without an end',
    (_, response) => {
      openStream(response);
      streamWords(response, GOOD_START);
      response.end();
    },
  ],
  [
    'drips a letter now and then',
    (_, response) => {
      openStream(response);
      const drip = setInterval(() => streamWords(response, 'a'), 40);
      response.on('close', () => clearInterval(drip));
    },
  ],
  ['floods', (call, response) => say(response, call, `{"signs":[],"x":"${'y'.repeat(3_000_000)}"}`)],
  ['is cut off by its length', (call, response) => say(response, call, '{"signs":[{"name":"squeal-when-bra', 'length')],
  [
    'sends an error inside the stream',
    (_, response) => {
      openStream(response);
      streamWords(response, GOOD_START);
      response.end('data: {"error":{"message":"overloaded","type":"server_error"}}\n\n');
    },
  ],
];

test.each(FAULTS)('a model that %s is no help, and no error either', async (_, behave) => {
  provider.behave(behave);
  expect(await helperOf().readSigns(reading)).toEqual([]);
  const { whole } = await talked(helperOf());
  expect(whole).toBe(false);
  expect(await helperOf().wordSummary(told)).toBeUndefined();
  expect(await helperOf().writeGuide({ topic: 'change a wiper blade' })).toBeUndefined();
  expect(troubles.length).toBeGreaterThan(0);
});

test.each([
  ['nonsense', 'I think the car is a banana.'],
  ['truncated JSON', '{"signs":[{"name":"squeal-when-braking","said":"sque'],
  ['another shape', '{"signs":"squeal-when-braking"}'],
  ['a list', '[1,2,3]'],
  ['null', 'null'],
  ['a prototype', '{"__proto__":{"signs":[]},"constructor":1}'],
  ['nothing', ''],
])('an object that is %s is asked for once more, then done without', async (_, text) => {
  provider.behave((call, response) => say(response, call, text));
  expect(await helperOf().readSigns(reading)).toEqual([]);
  expect(provider.asked).toHaveLength(2);
  expect(troubles).toEqual(['unreadable', 'unreadable']);
});

test('one failure is made good by trying once more', async () => {
  provider.behave((call, response) =>
    provider.asked.length === 1
      ? response.writeHead(500).end()
      : say(response, call, '{"signs":[{"name":"squeal-when-braking","said":"squeals when I brake"}]}'),
  );
  expect(await helperOf().readSigns(reading)).toEqual([{ sign: 'squeal-when-braking', said: 'squeals when I brake' }]);
  expect(provider.asked).toHaveLength(2);
});

test('an object in a code fence is read all the same', async () => {
  provider.behave((call, response) => say(response, call, '```json\n{"signs":[{"name":"x","said":"squeals"}]}\n```'));
  expect(await helperOf().readSigns(reading)).toEqual([{ sign: 'x', said: 'squeals' }]);
});

test('a model that failed four times rests, then one call tries whether it is well again', async () => {
  const helpers = open();
  provider.behave((_, response) => void response.writeHead(500).end());
  await helperOf(helpers).readSigns(reading);
  await helperOf(helpers).readSigns(reading);
  expect(provider.asked).toHaveLength(4);
  await helperOf(helpers).readSigns(reading);
  expect(provider.asked).toHaveLength(4);
  time.now = new Date(time.now.getTime() + 31_000);
  provider.behave((call, response) => say(response, call, '{"signs":[]}'));
  await helperOf(helpers).readSigns(reading);
  await helperOf(helpers).readSigns({ ...reading, words: 'another case' });
  expect(provider.asked).toHaveLength(6);
});

test('a refused key is not tried again and again', async () => {
  const helpers = open();
  provider.behave((_, response) => void response.writeHead(401).end('{}'));
  for (let call = 0; call < 5; call += 1) await helperOf(helpers).readSigns(reading);
  expect(provider.asked).toHaveLength(1);
});

test('nobody gets more than a day’s share, alone or all together, however many ask at once', async () => {
  const helpers = open({ AI_CALLS_PER_PERSON: 3, AI_CALLS: 5 });
  provider.behave((call, response) => say(response, call, '{"signs":[]}'));
  const ask = (subject: string, at: number) =>
    helperOf(helpers, { subject }).readSigns({ ...reading, words: `case ${at}` });
  await Promise.all(Array.from({ length: 40 }, (_, at) => ask('anna', at)));
  expect(provider.asked).toHaveLength(3);
  await Promise.all(Array.from({ length: 40 }, (_, at) => ask(`guest ${at}`, at)));
  expect(provider.asked).toHaveLength(5);
  time.now = new Date(time.now.getTime() + 24 * 3_600_000);
  await ask('anna', 99);
  expect(provider.asked).toHaveLength(6);
});

test('the same words are read once', async () => {
  const helpers = open();
  provider.behave((call, response) => say(response, call, '{"signs":[{"name":"x","said":"squeals"}]}'));
  const first = await helperOf(helpers).readSigns(reading);
  expect(await helperOf(helpers).readSigns(reading)).toEqual(first);
  expect(provider.asked).toHaveLength(1);
  await helperOf(helpers, { subject: 'ben' }).readSigns(reading);
  expect(provider.asked).toHaveLength(2);
});

test('when the owner leaves, the model is hung up on, and nobody blames it', async () => {
  const leaving = new AbortController();
  provider.behave(() => leaving.abort());
  const before = provider.hungUp;
  expect(await helperOf(open({ AI_TIMEOUT_MS: 20_000 }), { left: leaving.signal }).readSigns(reading)).toEqual([]);
  while (provider.hungUp === before) await wait(5);
  expect(troubles).toEqual([]);
  expect(provider.asked).toHaveLength(1);
});

test('tokens, cost and outcomes are among the metrics', async () => {
  const helpers = open();
  provider.behave((call, response) => say(response, call, '{"signs":[]}'));
  await helperOf(helpers).readSigns(reading);
  provider.behave((_, response) => void response.writeHead(401).end('{}'));
  await talked(helperOf(helpers));
  const text = await registry.metrics();
  expect(text).toContain('language_model_calls_total{work="signs",outcome="good"} 1');
  expect(text).toContain('language_model_calls_total{work="talk",outcome="refused"} 1');
  expect(text).toContain('language_model_tokens_total{work="signs",way="read"} 1000');
  expect(text).toContain('language_model_tokens_total{work="signs",way="written"} 100');
  expect(text).toContain('language_model_dollars_total{work="signs"} 0.003');
  expect(text).toContain('language_model_resting 1');
});

test('sentences are handed on as they come, and none that is half', async () => {
  provider.behave((_, response) => {
    openStream(response);
    streamWords(response, 'Worn front brake pads squeal. The tab touches the disc and');
    endStream(response, 'length');
  });
  expect(await talked(helperOf())).toEqual({ sentences: ['Worn front brake pads squeal.'], whole: false });
});

test('what is private stays here, and the key is sent as a key alone', async () => {
  provider.behave((call, response) => say(response, call, '{"signs":[]}'));
  await helperOf(open(), { names: ['anna1990'] }).readSigns({
    ...reading,
    words: 'I am anna1990, ring 07700 900123, plate AB12 CDE, anna@example.com, SW1A 1AA: it squeals',
  });
  const [asked] = provider.asked;
  expect(asked?.data).toContain('it squeals');
  expect(asked?.data).not.toMatch(/anna|07700|AB12|example|SW1A/);
  expect(asked?.headers.authorization).toBe('Bearer key-for-tests');
  expect(`${asked?.data}${asked?.instructions}`).not.toContain('key-for-tests');
});
