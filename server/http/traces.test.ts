import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { sendTraces } from './traces.ts';

test('a collector is told route, status and the trace of the caller, and nothing that was asked', async () => {
  let told = '';
  const collector = createServer((request, answer) => {
    request.on('data', (part) => {
      told += part;
    });
    request.on('end', () => answer.end('{}'));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => collector.once('listening', resolve));
  const app = Fastify();
  app.get('/api/history', async () => ({}));
  await sendTraces(app, `http://127.0.0.1:${(collector.address() as AddressInfo).port}`);
  const trace = '0af7651916cd43dd8448eb211c80319c';
  await app.inject({ url: '/api/history?cursor=secret', headers: { traceparent: `00-${trace}-b7ad6b7169203331-01` } });
  await app.close();
  collector.close();
  const [span] = JSON.parse(told).resourceSpans[0].scopeSpans[0].spans;
  expect(span).toMatchObject({ name: 'GET /api/history', traceId: trace });
  expect(told).not.toContain('secret');
});
