import { expect, test } from 'vitest';
import { PASSWORD, testApp } from '#server/testing/test-app.ts';

const server = testApp();
const { anna, guest } = server;
const golf = { make: 'Volkswagen', model: 'Golf', year: 2016 };
const json = { 'content-type': 'application/json' };

const raw = (payload: string, headers: Record<string, string> = json) =>
  server.app.inject({ method: 'POST', url: '/api/cars', headers: { cookie: anna.cookie, ...headers }, payload });

test.each([
  ['broken', '{"make":'],
  ['no object', '[]'],
  ['a text', '"golf"'],
  ['nothing at all', 'null'],
  ['a nest', '['.repeat(30_000)],
  ['a prototype', '{"__proto__":{"make":"x"},"constructor":{"prototype":{}}}'],
])('a body that is %s is refused, never an error of ours', async (_, payload) => {
  const answer = await raw(payload);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ error: 'validation_failed', message: expect.stringMatching(/\w/) });
});

test('a body over the limit is too large', async () => {
  const answer = await raw(JSON.stringify({ ...golf, engine: 'x'.repeat(70_000) }));
  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toMatchObject({ error: 'too_large' });
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
  'a body of the type %s is refused',
  async (type) => {
    const answer = await raw('make=x', { 'content-type': type });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ error: 'unsupported_media' });
  },
);

test('an unknown path of the API, and a method it does not have, are not found, in JSON', async () => {
  for (const answer of [
    await guest.get('/api/nothing'),
    await guest.get('/api'),
    await anna.put('/api/cars', golf),
    await anna.delete('/api/cars'),
    await guest.get('/api/%zz'),
    await guest.post('/nowhere'),
  ]) {
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ error: 'not_found' });
  }
});

test.each([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'nonsense' },
  { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
])('a write from another site is refused: %j', async (headers) => {
  const before = (await anna.get('/api/cars')).body;
  for (const answer of [
    await anna.post('/api/cars', golf, headers),
    await anna.post('/api/logout', undefined, headers),
    await guest.post('/api/login', { username: 'anna', password: PASSWORD }, headers),
  ]) {
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ error: 'forbidden' });
  }
  expect((await anna.get('/api/cars')).body).toBe(before);
});

test.each([
  { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:80' },
  { 'sec-fetch-site': 'none' },
  { origin: 'http://localhost' },
])('a write from our own pages is welcome: %j', async (headers) => {
  expect((await anna.post('/api/cars', golf, { host: 'localhost', ...headers })).statusCode).toBe(200);
});

test('every answer carries the policy of the page and an id of its own, errors too', async () => {
  const answers = [
    await guest.get('/api/health'),
    await guest.get('/api/nothing'),
    await guest.get('/nowhere'),
    await raw('{'),
  ];
  for (const { headers } of answers) {
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
    expect(headers['content-security-policy']).not.toMatch(/unsafe|upgrade-insecure/);
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
  expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(answers.length);
});

test('the API document names every call that is served', async () => {
  const { openapi, paths } = (await guest.get('/api/docs')).json();
  expect(openapi).toBe('3.1.0');
  for (const { method, path } of server.app.house.endpoints)
    expect(paths[path.replaceAll(/:(\w+)/g, '{$1}')][method.toLowerCase()]).toHaveProperty('summary');
  expect(paths['/api/cars'].post.requestBody.content['application/json'].schema.required).toEqual(
    expect.arrayContaining(['make', 'model', 'year']),
  );
});

test('the API document tells which calls may carry a key, and where the next page of a list is told', async () => {
  const { paths } = (await guest.get('/api/docs')).json();
  const key = { $ref: '#/components/parameters/IdempotencyKey' };
  expect(paths['/api/cars'].post.parameters).toContainEqual(key);
  expect(paths['/api/logout'].post.parameters).not.toContainEqual(key);
  expect(paths['/api/tutorials'].get.responses['200'].headers).toHaveProperty('Link');
  expect(paths['/api/user'].get.responses['200']).not.toHaveProperty('headers');
});

test('a code that is nothing is refused in a whole sentence', async () => {
  for (const code of ['%00', '%20'])
    expect((await guest.get(`/api/codes/${code}`)).json().message).toBe('That is not a fault code we know');
});

test('the server is healthy, and ready', async () => {
  expect((await guest.get('/api/health')).json()).toEqual({ status: 'ok' });
  expect((await guest.get('/api/ready')).json()).toEqual({ status: 'ok' });
});

test('every call for members asks a guest to sign in, whatever else is wrong with it', async () => {
  for (const { method, path, who } of server.app.house.endpoints) {
    if (who === 'anyone') continue;
    const url = path.replaceAll(/:\w+/g, '1');
    const answer = await server.app.inject({ method, url, headers: json, payload: '{' });
    expect(answer.statusCode, `${method} ${path}`).toBe(401);
  }
});

test('every call with an id answers a malformed one as if it were missing', async () => {
  for (const { method, path, who } of server.app.house.endpoints) {
    if (!/:id\b/.test(path)) continue;
    for (const id of ['0', '-1', '1.0', 'x', '1'.repeat(30), '%00', 'null']) {
      const url = path.replace(':id', id);
      const answer = await server.app.inject({ method, url, headers: { cookie: anna.cookie } });
      // Who may not call it at all is told so, whatever the id.
      expect(answer.statusCode, `${method} ${url}`).toBe(who === 'admin' ? 403 : 404);
    }
  }
});

test('a request is logged by its route, without what was asked', async () => {
  await guest.get('/api/history?cursor=secretcursor');
  const line = server.log.findLast((entry) => entry.includes('/api/history'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ method: 'GET', route: '/api/history', status: 401 });
  expect(line).not.toContain('secretcursor');
});
