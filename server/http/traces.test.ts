/** Traces as a collector gets them, of a server that listens. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { RATE } from '#engine/sound/kinds.ts';
import { demonstrate } from '#engine/sound/synthesis/demonstrate.ts';
import { testApp } from '../testing/test-app.ts';
import { asDataUrl, wavOf } from '../testing/wav.ts';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}

/** Somebody elsewhere: keeps what it is told, and answers. */
async function somebody(answer: string) {
  const told: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      told.push(body);
      response.setHeader('content-type', 'application/json').end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { host, told, close: () => server.close() };
}

const collector = await somebody('{}');
const overpass = await somebody('{"elements":[]}');
const server = testApp({
  env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://${collector.host}`, OVERPASS_URL: `http://${overpass.host}/api` },
});
// Five seconds otherwise.
vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '50');
let at = '';
beforeAll(async () => {
  at = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => {
  collector.close();
  overpass.close();
});

const spans = () =>
  collector.told
    .filter((body) => body !== '')
    .flatMap((body) => JSON.parse(body).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans: some }) => some as Span[]);

let traces = 0;
/** Makes a call under a trace of its own, and waits until the collector has all of it. */
async function traced(path: string, body?: object, cookie = '') {
  traces += 1;
  const traceId = `0af7651916cd43dd8448eb211c8031${String(traces).padStart(2, '0')}`;
  const caller = 'b7ad6b7169203331';
  const answer = await fetch(`${at}${path}`, {
    headers: { traceparent: `00-${traceId}-${caller}-01`, 'content-type': 'application/json', cookie },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  expect(answer.status, await answer.text()).toBe(200);
  const own = () => spans().filter((span) => span.traceId === traceId);
  while (!own().some(({ parentSpanId }) => parentSpanId === caller)) await sleep(50);
  const root = own().find(({ parentSpanId }) => parentSpanId === caller);
  return { root, below: own().filter(({ parentSpanId }) => parentSpanId === root?.spanId), all: own() };
}
const namesOf = (some: Span[]) => some.map(({ name }) => name);
const textAt = (span: Span | undefined, wanted: string) =>
  span?.attributes.find(({ key }) => key === wanted)?.value.stringValue;

test('a collector is told route and status under the trace of the caller, and nothing that was asked', async () => {
  const { root } = await traced('/api/tutorials?searchQuery=secret');
  expect(root?.name).toBe('GET /api/tutorials');
  expect(root?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
  expect(collector.told.join('')).not.toContain('secret');
}, 60_000);

test('queries and the engine stand below their request: who is calling, what was thought, what was kept', async () => {
  const { root, below, all } = await traced(
    '/api/diagnose/text',
    { symptoms: 'grinding when I brake, and my secret' },
    server.anna.cookie,
  );
  expect(root?.name).toBe('POST /api/diagnose/text');
  expect(namesOf(below)).toEqual(
    expect.arrayContaining([
      'select sign_ins',
      'insert diagnostic_sessions',
      'engine diagnose',
      'begin',
      'insert diagnostic_results',
      'commit',
    ]),
  );
  expect(all).toHaveLength(below.length + 1);
  expect(
    textAt(
      below.find(({ name }) => name === 'select sign_ins'),
      'db.query.text',
    ),
  ).toMatch(/^select .*\$1/);
  expect(collector.told.join('')).not.toContain('secret');
}, 60_000);

test('what a thread heard stands below its request', async () => {
  const audioData = asDataUrl(wavOf(demonstrate('clicks').subarray(0, RATE)));
  const { below } = await traced('/api/diagnose/audio', { location: 'engine', audioData });
  expect(namesOf(below)).toEqual(['hear', 'engine diagnose']);
}, 60_000);

test('a call to somebody else stands below its request, by method and host alone', async () => {
  const { below } = await traced('/api/mechanics?postcode=SW1A%201AA');
  const call = below.find(({ name }) => name === `POST ${overpass.host}`);
  expect(textAt(call, 'server.address')).toBe(overpass.host);
  expect(call?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
  expect(overpass.told).toHaveLength(1);
}, 60_000);

test('work outside a request, and telling the collector, make no trace', async () => {
  await server.db.execute('select 1 as nobody_asked');
  await traced('/api/labour-rates');
  expect(spans().filter(({ name }) => name.includes(collector.host))).toEqual([]);
  expect(collector.told.join('')).not.toContain('nobody_asked');
}, 60_000);
