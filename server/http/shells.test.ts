import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { PASSWORD, testApp } from '#server/testing/test-app.ts';
import { watchEventLoop } from './event-loop.ts';

const SHELL = 'capacitor://localhost';

const webFolder = temporaryFolder('car-web');
mkdirSync(join(webFolder, 'assets'));
writeFileSync(join(webFolder, 'index.html'), '<!doctype html><title>Cars</title>');
writeFileSync(join(webFolder, 'assets/app-abc123.js'), 'let plain');
writeFileSync(join(webFolder, 'assets/app-abc123.js.br'), 'brotli');
writeFileSync(join(webFolder, 'assets/app-abc123.js.gz'), 'gzip');

const thread = { isHeldUp: false };
const server = testApp({
  env: { PUBLIC_URL: 'https://cars.example', NATIVE_ORIGIN: SHELL, METRICS: 'on' },
  deps: { webFolder, eventLoop: { ...watchEventLoop(), isHeldUp: () => thread.isHeldUp } },
});
const { anna, guest } = server;

test('every route of the app gets the one page, which is asked for each time', async () => {
  for (const path of ['/', '/history', '/cars?x=1', '/community/posts/3', '/nowhere']) {
    const answer = await guest.get(path, { accept: 'text/html,*/*' });
    expect(answer.statusCode, path).toBe(200);
    expect(answer.body).toContain('<title>Cars</title>');
    expect(answer.headers['cache-control']).toBe('no-cache');
  }
});

test('files that carry a hash in their names are kept for ever, and sent compressed', async () => {
  const get = (encoding: string) => guest.get('/assets/app-abc123.js', { 'accept-encoding': encoding });
  const brotli = await get('gzip, br');
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': expect.stringMatching(/immutable/),
  });
  expect((await get('gzip')).headers['content-encoding']).toBe('gzip');
  expect((await get('identity')).body).toBe('let plain');
});

test('whoever opens an address that is wrong gets the page that says so, whatever is in it', async () => {
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
  for (const path of ['/foo.bar', '/session/1.5', '/community/x.y', '/%E0%A4%A', '/50%', '/%ff?x=%']) {
    const answer = await guest.get(path, { accept });
    expect(answer.statusCode, path).toBe(200);
    expect(answer.body).toContain('<title>Cars</title>');
    expect(answer.headers['content-security-policy'], path).toBeDefined();
  }
  for (const path of ['/assets/gone.js', '/assets/%ff', '/api/x.y', '/api/%E0%A4%A'])
    expect((await guest.get(path, { accept })).statusCode, path).toBe(404);
});

test('a missing file is not the page', async () => {
  for (const path of ['/assets/gone.js', '/../package.json', '/.env', '/favicon.ico'])
    expect((await guest.get(path, { accept: '*/*' })).statusCode, path).toBe(404);
  expect((await guest.get('/history', { accept: 'application/json' })).statusCode).toBe(404);
});

test('over https the cookie is Secure and the browser is told to stay', async () => {
  const answer = await server.newBrowser().post('/api/login', { username: 'anna', password: PASSWORD });
  const cookies = [answer.headers['set-cookie']].flat();
  for (const cookie of cookies) expect(cookie).toMatch(/; Secure; SameSite=Lax$/);
  expect(cookies[0]).toMatch(/^__Host-sid=[^;]+; Max-Age=\d+; Path=\/; HttpOnly;/);
  expect(answer.headers['strict-transport-security']).toMatch(/max-age=63072000/);
  expect(answer.headers['content-security-policy']).toMatch(/upgrade-insecure-requests/);
  expect(answer.headers).not.toHaveProperty('x-session-token');
});

test('over https a session cookie by its plain name, which another host could have set, opens nothing', async () => {
  const owner = server.newBrowser();
  await owner.post('/api/login', { username: 'anna', password: PASSWORD });
  expect((await owner.get('/api/user')).statusCode).toBe(200);
  expect((await owner.get('/api/user', { cookie: owner.cookie.replace('__Host-', '') })).statusCode).toBe(401);
  await owner.post('/api/logout');
  expect(owner.cookie).toBe('');
});

test('the iOS shell may call across sites, with a token of its own', async () => {
  const shell = server.newBrowser();
  const preflight = await server.app.inject({ method: 'OPTIONS', url: '/api/login', headers: { origin: SHELL } });
  expect(preflight.statusCode).toBe(204);
  expect(preflight.headers).toMatchObject({ 'access-control-allow-origin': SHELL });
  const login = { username: 'anna', password: PASSWORD };
  const answer = await shell.post('/api/login', login, { origin: SHELL, 'sec-fetch-site': 'cross-site' });
  const authorization = `Bearer ${String(answer.headers['x-session-token'])}`;
  expect((await guest.get('/api/user', { authorization, origin: SHELL })).json()).toMatchObject({ username: 'anna' });
});

test('no other origin is let in', async () => {
  const evil = await guest.get('/api/premium-status', { origin: 'https://evil.example' });
  expect(evil.headers).not.toHaveProperty('access-control-allow-origin');
  expect((await anna.post('/api/logout', undefined, { origin: 'capacitor://evil' })).statusCode).toBe(403);
});

test('metrics count requests by route', async () => {
  await guest.get('/api/premium-status');
  expect((await guest.get('/metrics')).body).toContain('route="/api/premium-status"');
});

test('metrics tell the time of the engine, what waits, what was refused, and how late the thread was', async () => {
  await guest.post('/api/diagnose/text', { symptoms: 'grinding when I brake' });
  const { body } = await guest.get('/metrics');
  expect(body).toContain('work_seconds_count{cost="engine"} 1');
  for (const name of ['bulkhead_waiting', 'bulkhead_running', 'shed_requests_total', 'event_loop_stalls_total'])
    expect(body).toContain(`# TYPE ${name}`);
});

test('while the thread is held up, dear calls are told to come again and cheap ones are answered', async () => {
  thread.isHeldUp = true;
  const dear = await guest.post('/api/diagnose/text', { symptoms: 'grinding when I brake' });
  expect(dear.statusCode).toBe(503);
  expect(Number(dear.headers['retry-after'])).toBeGreaterThan(0);
  for (const path of ['/api/health', '/api/premium-status']) expect((await guest.get(path)).statusCode).toBe(200);
  expect((await guest.get('/metrics')).body).toContain('shed_requests_total{cost="engine",status="503"} 1');
  thread.isHeldUp = false;
  expect((await guest.post('/api/diagnose/text', { symptoms: 'grinding when I brake' })).statusCode).toBe(200);
});
