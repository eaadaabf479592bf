import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';

const dataDir = temporaryFolder('car-main');
const running = new Set<ChildProcess>();

afterAll(async () => {
  for (const child of running) child.kill('SIGTERM');
  await sleep(500);
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts the program itself, on a port that is free, and waits for its address. */
async function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, RATE_LIMIT: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const exited = new Promise<number | null>((resolve) =>
    child.once('exit', (code) => {
      running.delete(child);
      resolve(code);
    }),
  );
  let said = '';
  const address = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        said += text;
        const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
        if (url) resolve(url);
      });
  });
  return { child, exited, address, said: () => said };
}

async function untilReady(url: string): Promise<void> {
  while (!(await fetch(`${url}/api/health`).catch(() => undefined))?.ok) await sleep(50);
}

const json = { 'content-type': 'application/json' };
const post = (url: string, body: unknown, headers = {}) =>
  fetch(url, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });

test('the server makes its database, survives being killed, and stops in good order when told to', async () => {
  const first = await start();
  const url = await first.address;
  await untilReady(url);
  const account = { username: 'anna', password: 'correct horse', securityQuestion: 'Pet?', securityAnswer: 'Rex' };
  const registered = await post(`${url}/api/register`, account);
  expect(registered.status).toBe(201);
  const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  await post(`${url}/api/cars`, { make: 'Ford', model: 'Ka', year: 2009 }, { cookie });
  first.child.kill('SIGKILL');
  await first.exited;

  const second = await start();
  const again = await second.address;
  await untilReady(again);
  expect(await (await fetch(`${again}/api/cars`, { headers: { cookie } })).json()).toMatchObject([{ make: 'Ford' }]);

  // A request whose body is still on its way when the server is told to stop is answered.
  const body = JSON.stringify({ make: 'Ford', model: 'Fiesta', year: 2012 });
  const socket = connect(Number(new URL(again).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (text) => {
    answer += text;
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const head = ['POST /api/cars HTTP/1.1', 'host: x', `cookie: ${cookie}`, 'content-type: application/json'];
  socket.write([...head, `content-length: ${body.length}`, '', body.slice(0, 5)].join('\r\n'));
  await sleep(200);
  second.child.kill('SIGTERM');
  await sleep(200);
  socket.write(body.slice(5));
  await closed;
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(await second.exited).toBe(0);
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
}, 90_000);

test('a bad variable stops the server with a sentence that names it', async () => {
  const server = await start({ PORT: 'eighty', BILLING: 'free' });
  expect(await server.exited).toBe(1);
  expect(server.said()).toMatch(/PORT[\s\S]*BILLING/);
}, 30_000);

test('a second server on one data folder says so and stops, and the first goes on', async () => {
  const first = await start();
  const url = await first.address;
  await untilReady(url);
  const second = await start();
  expect(await second.exited).toBe(1);
  expect(second.said()).toMatch(/Another server already runs on the data folder/);
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  const third = await start({ PORT: new URL(url).port });
  expect(await third.exited).toBe(1);
  expect(third.said()).toMatch(/Something else listens there/);
  first.child.kill('SIGTERM');
  expect(await first.exited).toBe(0);
}, 90_000);

test('a data folder that cannot be written stops the server with a sentence', async () => {
  const server = await start({ DATA_DIR: '/dev/null/nowhere' });
  expect(await server.exited).toBe(1);
  expect(server.said()).toMatch(/^The data folder .* cannot be written/);
}, 30_000);
