import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { testApp } from '#server/testing/test-app.ts';

const server = testApp();

/** What people and machines that mean ill, or nothing, put into fields. */
const nastyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\ud800',
    '\udfff\u0000',
    "'; drop table users; --",
    '{{7*7}}',
    '\u202e',
    '%00',
    '‮',
    '1e309',
  ),
  fc.string().map((text) => text.repeat(200)),
);
const nastyValue = fc.oneof(
  nastyText,
  fc.double(),
  fc.maxSafeInteger(),
  fc.constantFrom(null, true, 0, -1, 2 ** 31, 2 ** 53, [], {}, [[]], { toString: 1 }),
  fc.object({ maxDepth: 2 }),
);
const FIELDS = [
  'id',
  'make',
  'model',
  'year',
  'mileage',
  'engine',
  'username',
  'email',
  'symptoms',
  'timeframe',
  'text',
  'cost',
];
const MORE_FIELDS = ['carId', 'carInfo', 'answers', 'sessionId', 'faultId', 'userId', '__proto__', 'constructor'];
const nastyBody = fc.oneof(
  fc.dictionary(fc.constantFrom(...FIELDS, ...MORE_FIELDS), nastyValue).map((body) => JSON.stringify(body)),
  fc.json(),
  nastyText,
);
const nastyId = fc.oneof(fc.integer({ min: -2, max: 9 }).map(String), nastyText.map(encoded));

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

test('nothing that anyone can send is an error of ours', async () => {
  const { app, anna } = server;
  // Hashing and ending the session would only make this slow, or stop it.
  const endpoints = app.house.endpoints.filter(({ cost, path }) => cost !== 'hashing' && !/logout|delete/.test(path));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...endpoints),
      nastyId,
      nastyBody,
      nastyText.map(encoded),
      fc.boolean(),
      async ({ method, path }, id, payload, query, withKey) => {
        const url = `${path.replaceAll(/:\w+/g, id)}?limit=${query}&cursor=${query}&token=${query}&${query}`;
        const headers = {
          cookie: anna.cookie,
          'content-type': 'application/json',
          ...(withKey && { 'idempotency-key': query || 'key' }),
        };
        const body = method === 'GET' ? {} : { payload };
        const { statusCode, body: said } = await app.inject({ method, url, headers, ...body });
        expect(statusCode, `${method} ${url} ${payload}: ${said}`).toBeLessThan(500);
      },
    ),
    { numRuns: 500 },
  );
}, 60_000);
