import { expect, test } from 'vitest';
import { testApp } from '#server/testing/test-app.ts';

const lifecycle = { ready: true, stopping: false };
const { guest, anna } = testApp({ deps: { lifecycle } });

test('while the server is starting, every call says so and when to come back', async () => {
  lifecycle.ready = false;
  for (const answer of [await guest.get('/api/health'), await guest.get('/api/ready'), await anna.get('/api/cars')]) {
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('1');
    expect(answer.json()).toMatchObject({ error: 'overloaded' });
  }
  lifecycle.ready = true;
  expect((await guest.get('/api/health')).statusCode).toBe(200);
});

test('a server that is stopping is healthy but not ready', async () => {
  lifecycle.stopping = true;
  expect((await guest.get('/api/ready')).statusCode).toBe(503);
  expect((await guest.get('/api/health')).statusCode).toBe(200);
  lifecycle.stopping = false;
});
