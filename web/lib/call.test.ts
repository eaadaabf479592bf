import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { chooseCar, deleteCar } from '#contract/cars.ts';
import { listHistory } from '#contract/sessions.ts';
import { currentUser } from '#contract/user.ts';
import { anna, golf } from '#web/testing/examples.ts';
import { network, refuse, serve } from '#web/testing/network.ts';
import { markSession } from '#web/testing/session-mark.ts';
import { call, orNull } from './call.ts';

test('every request names the browser, always by the same name', async () => {
  const seen: (string | null)[] = [];
  network.use(
    http.get('*/api/user', ({ request }) => {
      seen.push(request.headers.get('x-client-id'));
      return HttpResponse.json(anna);
    }),
  );
  await call(currentUser);
  await call(currentUser);
  expect(seen[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(seen[1]).toBe(seen[0]);
});

test('every request carries the session, and a body goes out as JSON', async () => {
  serve('put', '/api/car', golf);
  const fetched = vi.spyOn(globalThis, 'fetch');
  await call(chooseCar, { body: { id: 3 } });
  expect(fetched.mock.lastCall?.[1]).toMatchObject({
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: '{"id":3}',
  });
  fetched.mockRestore();
});

test('a path is filled and a query appended', async () => {
  const seen: string[] = [];
  network.use(
    http.get('*/api/history', ({ request }) => {
      seen.push(request.url);
      return HttpResponse.json([]);
    }),
    http.delete('*/api/cars/7', () => new HttpResponse(null, { status: 204 })),
  );
  expect(await call(listHistory, { query: { limit: 5 } })).toEqual([]);
  expect(seen[0]).toContain('/api/history?limit=5');
  expect(await call(deleteCar, { params: { id: 7 } })).toBeUndefined();
});

test('the server’s own words arrive, with their code', async () => {
  refuse('get', '/api/user', 429, 'rate_limited', 'Too many tries. Please wait a minute.');
  await expect(call(currentUser)).rejects.toMatchObject({
    name: 'Problem',
    code: 'rate_limited',
    message: 'Too many tries. Please wait a minute.',
  });
});

test('an answer that is not ours is told as its status and its text, or what the status means', async () => {
  network.use(http.get('*/api/user', () => new HttpResponse('upstream is down', { status: 502 })));
  await expect(call(currentUser)).rejects.toThrow('502: upstream is down');
  network.use(http.get('*/api/user', () => new HttpResponse(null, { status: 503, statusText: 'Service Unavailable' })));
  await expect(call(currentUser)).rejects.toThrow('503: Service Unavailable');
});

test('a message without a code is the server’s own words too', async () => {
  serve('get', '/api/user', { message: 'We are moving house.' }, 503);
  await expect(call(currentUser)).rejects.toMatchObject({ code: 'overloaded', message: 'We are moving house.' });
});

test('no page of a proxy is read out to an owner', async () => {
  const page = () => new HttpResponse('<html><h1>nginx</h1>', { status: 502, statusText: 'Bad Gateway' });
  network.use(http.get('*/api/user', page));
  await expect(call(currentUser)).rejects.toThrow('502: Bad Gateway');
});

test('a server that cannot be reached is told apart from one that says no', async () => {
  network.use(http.get('*/api/user', () => HttpResponse.error()));
  await expect(call(currentUser)).rejects.toMatchObject({
    name: 'NoConnection',
    message: 'Failed to connect to the server. Please check your internet connection.',
  });
});

test('a good answer that is no JSON, or of another shape, is not passed on', async () => {
  network.use(http.get('*/api/user', () => new HttpResponse('hello')));
  await expect(call(currentUser)).rejects.toThrow('Failed to parse the server response. Please try again.');
  serve('get', '/api/user', { id: 'seven' });
  await expect(call(currentUser)).rejects.toThrow('Failed to parse the server response. Please try again.');
});

test('no session can mean no data; anything else stays an error', async () => {
  expect(await orNull(() => call(currentUser))).toBeNull();
  refuse('get', '/api/user', 500, 'internal', 'Something went wrong');
  await expect(orNull(() => call(currentUser))).rejects.toThrow('Something went wrong');
});

test('whoever is surely a guest is not asked: the browser holds no mark of a session', async () => {
  const asked = serve('get', '/api/user', anna);
  markSession(false);
  expect(await orNull(() => call(currentUser))).toBeNull();
  expect(asked).toHaveLength(0);
  markSession(true);
  expect(await orNull(() => call(currentUser))).toEqual(anna);
});
