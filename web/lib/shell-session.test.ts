import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { login, logout } from '#contract/accounts.ts';
import { currentUser } from '#contract/user.ts';
import { anna } from '#web/testing/examples.ts';
import { network } from '#web/testing/network.ts';
import { enterShell, silence } from '#web/testing/shell.ts';

const SERVER = 'https://cars.example';
let shell: ReturnType<typeof enterShell>;
let keychain: string | null;
let seen: (string | null)[];

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('VITE_SERVER_ORIGIN', SERVER);
  keychain = null;
  seen = [];
  shell = enterShell({
    readSession: () => ({ token: keychain }),
    keepSession: (request) => {
      keychain = (request as { token: string | null }).token;
      return {};
    },
  });
  network.use(
    http.post(`${SERVER}/api/login`, () => HttpResponse.json(anna, { headers: { 'x-session-token': 'given' } })),
    http.post(`${SERVER}/api/logout`, () => new HttpResponse(null, { status: 204 })),
    http.get(`${SERVER}/api/user`, ({ request }) => {
      const sent = request.headers.get('authorization');
      seen.push(sent);
      return sent === 'Bearer given'
        ? HttpResponse.json(anna)
        : HttpResponse.json({ message: 'Please sign in', error: 'unauthenticated' }, { status: 401 });
    }),
  );
});
afterEach(() => {
  shell.leave();
  vi.unstubAllEnvs();
});

const calls = () => import('./call.ts');
const body = { username: 'anna', password: 'a long enough phrase' };

test('who signs in inside the shell stays signed in by a token in the keychain', async () => {
  const { call } = await calls();
  await call(login, { body });
  expect(keychain).toBe('given');
  expect(await call(currentUser)).toEqual(anna);
});

test('the next start of the app finds the token, and asks the keychain once', async () => {
  keychain = 'given';
  const { call } = await calls();
  await call(currentUser);
  await call(currentUser);
  expect(seen).toEqual(['Bearer given', 'Bearer given']);
  expect(shell.asked.filter(([action]) => action === 'readSession')).toHaveLength(1);
});

test('signing out empties the keychain', async () => {
  keychain = 'given';
  const { call } = await calls();
  await call(logout);
  expect(keychain).toBeNull();
  const { Problem } = await import('#contract/problem.ts');
  await expect(call(currentUser)).rejects.toBeInstanceOf(Problem);
  expect(seen).toEqual([null]);
});

test('a token that the server knows no longer is forgotten', async () => {
  keychain = 'of an ended session';
  const { call } = await calls();
  await expect(call(currentUser)).rejects.toThrow('Please sign in');
  expect(keychain).toBeNull();
});

test('a keychain that does not answer costs nothing but being remembered', async () => {
  shell.answers.readSession = () => Promise.reject(new Error('locked'));
  shell.answers.keepSession = silence;
  const { call } = await calls();
  await expect(call(currentUser)).rejects.toThrow('Please sign in');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const signedIn = call(login, { body });
  await vi.waitFor(() => expect(shell.asked.at(-1)?.[0]).toBe('keepSession'));
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  await signedIn;
  expect(await call(currentUser)).toEqual(anna);
});
