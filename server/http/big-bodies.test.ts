import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { boundBigBodies } from './big-bodies.ts';
import { acceptJsonOnly, BODY_LIMIT } from './body.ts';
import { answerProblems } from './problem-reply.ts';

const BUDGET = 400_000;
const photo = endpoint({ method: 'POST', path: '/photo', summary: '', bodyLimit: BODY_LIMIT * 8, reply: z.unknown() });
const app = Fastify();
let port = 0;

beforeAll(async () => {
  acceptJsonOnly(app);
  answerProblems(app);
  boundBigBodies(app, BUDGET);
  app.post('/photo', { config: { endpoint: photo }, bodyLimit: BODY_LIMIT * 8 }, async () => ({ seen: true }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

/** Sends a part of what it promises, and hangs on. */
function begin(promised: number, sent: number) {
  const headers = { 'content-type': 'application/json', 'content-length': promised };
  const call = request({ port, host: '127.0.0.1', path: '/photo', method: 'POST', headers });
  const status = new Promise<number>((resolve) => {
    call.on('response', (answer) => resolve(answer.statusCode ?? 0));
    call.on('error', () => resolve(0));
  });
  call.write(`"${'x'.repeat(sent - 1)}`);
  return { call, status };
}

const whole = async (length: number) => {
  const { call, status } = begin(length, length - 1);
  call.end('"');
  return status;
};

test('connections that promise much and send nothing keep nobody else out', async () => {
  const waiting = Array.from({ length: 20 }, () => begin(BUDGET - 1, 10));
  expect(await whole(200_000)).toBe(200);
  for (const { call } of waiting) call.destroy();
});

test('bodies that together are too much are told to come again, and the next one is welcome when they are gone', async () => {
  const waiting = Array.from({ length: 3 }, () => begin(300_000, 190_000));
  await expect(Promise.race(waiting.map(({ status }) => status))).resolves.toBe(503);
  for (const { call } of waiting) call.destroy();
  await expect.poll(() => whole(300_000)).toBe(200);
});
