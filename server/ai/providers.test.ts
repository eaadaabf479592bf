import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadMind } from '#server/knowledge/load.ts';
import { openHelpers } from './open-helpers.ts';
import type { Provider } from './sdk-model.ts';

const SIGNS = '{"signs":[{"name":"squeal","said":"squeals"}]}';

/** What each provider's own server answers, as its documentation shows it. */
const ANSWERS: [Provider, path: RegExp, key: string, answer: object][] = [
  [
    'anthropic',
    /\/messages$/,
    'x-api-key',
    {
      type: 'message',
      id: 'm',
      model: 'x',
      role: 'assistant',
      content: [{ type: 'text', text: SIGNS }],
      stop_reason: 'end_turn',
      usage: { input_tokens: 5, output_tokens: 2 },
    },
  ],
  [
    'openai',
    /\/responses$/,
    'authorization',
    {
      id: 'r',
      created_at: 1,
      model: 'x',
      output: [
        {
          type: 'message',
          role: 'assistant',
          id: 'm',
          content: [{ type: 'output_text', text: SIGNS, annotations: [] }],
        },
      ],
      usage: { input_tokens: 5, output_tokens: 2 },
    },
  ],
  [
    'google',
    /\/models\/x:generateContent$/,
    'x-goog-api-key',
    {
      candidates: [{ content: { role: 'model', parts: [{ text: SIGNS }] }, finishReason: 'STOP' }],
      usageMetadata: { promptTokenCount: 5, candidatesTokenCount: 2, totalTokenCount: 7 },
    },
  ],
];

const asked: { url: string; headers: Record<string, unknown>; body: string }[] = [];
let reply: object;
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (piece) => {
    body += piece;
  });
  request.on('end', () => {
    asked.push({ url: request.url ?? '', headers: request.headers, body });
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
  });
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

test.each(ANSWERS)(
  '%s is asked in its own way, with instructions and data apart',
  async (provider, path, key, answer) => {
    asked.length = 0;
    reply = answer;
    const { port } = server.address() as AddressInfo;
    const troubles: unknown[] = [];
    const helpers = openHelpers(
      {
        AI_PROVIDER: provider,
        AI_MODEL: 'x',
        AI_API_KEY: 'key-of-tests',
        AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
        AI_TIMEOUT_MS: 15_000,
        AI_CALLS_PER_PERSON: 10,
        AI_CALLS: 10,
        AI_PRICE_IN: 0,
        AI_PRICE_OUT: 0,
      },
      {
        knowledge: loadMind().knowledge,
        clock: () => new Date(),
        onTrouble: (trouble) => void troubles.push(trouble.cause),
      },
    );
    const helper = helpers?.forCaller({
      subject: 'anna',
      names: [],
      left: new AbortController().signal,
      aside: (wait) => wait(),
    });
    const picture = `data:image/jpeg;base64,${Buffer.from('picture').toString('base64')}`;
    const read = await helper?.readSigns({ words: 'it squeals', choices: [], picture });
    expect(troubles).toEqual([]);
    expect(read).toEqual([{ sign: 'squeal', said: 'squeals' }]);
    expect(asked[0]?.url).toMatch(path);
    expect(String(asked[0]?.headers[key])).toContain('key-of-tests');
    expect(asked[0]?.body).toContain(Buffer.from('picture').toString('base64'));
    if (provider === 'openai') expect(JSON.parse(asked[0]?.body ?? '').store).toBe(false);
  },
);
