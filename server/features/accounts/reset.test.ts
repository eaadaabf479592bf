import { expect, test } from 'vitest';
import { ANSWER, PASSWORD, register, testApp } from '#server/testing/test-app.ts';

const server = testApp();
const { guest } = server;
const question = 'What was the name of your first pet?';
const next = 'another horse battery';

const ask = (username: string) => guest.post('/api/password-reset/request', { username });
const answer = (username: string, securityAnswer = ANSWER) =>
  guest.post('/api/password-reset/verify', { username, securityAnswer });
const complete = (username: string, resetToken: string, password = next) =>
  guest.post('/api/password-reset/complete', { username, password, resetToken });
const tokenFor = async (username: string) => (await answer(username)).json<{ resetToken: string }>().resetToken;

async function newcomer(name: string) {
  const browser = server.newBrowser(name);
  await register(browser);
  return browser;
}

test('a right answer, however it is written, gives a token that sets a new password and ends every session', async () => {
  const hal = await newcomer('hal');
  expect((await ask('hal')).json()).toEqual({ securityQuestion: question });
  const { resetToken } = (await answer('hal', '  REX ')).json<{ resetToken: string }>();
  expect((await complete('hal', resetToken)).statusCode).toBe(204);
  expect((await hal.get('/api/user')).statusCode).toBe(401);
  expect((await guest.post('/api/login', { username: 'hal', password: PASSWORD })).statusCode).toBe(401);
  expect((await hal.post('/api/login', { username: 'hal', password: next })).statusCode).toBe(200);
});

test('an unknown name is asked a question too, the same one each time, and its answers are refused alike', async () => {
  const first = await ask('nobody-at-all');
  expect(first.statusCode).toBe(200);
  expect((await ask('Nobody-At-All')).json()).toEqual(first.json());
  await newcomer('ida');
  const wrong = await answer('ida', 'wrong');
  const unknown = await answer('nobody-at-all', 'wrong');
  expect(wrong.statusCode).toBe(401);
  expect(unknown.body).toBe(wrong.body);
});

test('a token works once, also when it is used many times at one moment', async () => {
  await newcomer('jon');
  const token = await tokenFor('jon');
  const answers = await Promise.all(Array.from({ length: 6 }, () => complete('jon', token)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 401, 401, 401, 401, 401]);
});

test('a token works for its own name only, and a newer one ends it', async () => {
  await newcomer('kim');
  await newcomer('lea');
  const token = await tokenFor('kim');
  expect((await complete('lea', token)).statusCode).toBe(401);
  const newer = await tokenFor('kim');
  expect((await complete('kim', token)).statusCode).toBe(401);
  expect((await complete('kim', newer)).statusCode).toBe(204);
});

test('a token is good for fifteen minutes', async () => {
  await newcomer('max');
  const token = await tokenFor('max');
  const { now } = server.time;
  server.time.now = new Date(now.getTime() + 16 * 60 * 1000);
  expect((await complete('max', token)).statusCode).toBe(401);
  server.time.now = now;
});

test('a new password must be a good one', async () => {
  await newcomer('ned');
  const token = await tokenFor('ned');
  expect((await complete('ned', token, '12345')).json()).toMatchObject({
    message: 'Password must be at least 6 characters',
  });
  expect((await complete('ned', token, 'qwerty123')).statusCode).toBe(400);
  expect((await complete('ned', '')).json()).toMatchObject({ message: 'Reset token is required' });
});

test('five answers a day may be tried, however many come at once, and a known name is no different from an unknown one', async () => {
  await newcomer('oda');
  for (const name of ['oda', 'nobody-either']) {
    const answers = await Promise.all(Array.from({ length: 12 }, () => answer(name, 'guess')));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(7);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(60);
  }
  expect((await answer('oda')).statusCode).toBe(429);
  const { now } = server.time;
  server.time.now = new Date(now.getTime() + 25 * 60 * 60 * 1000);
  expect((await answer('oda')).statusCode).toBe(200);
  server.time.now = now;
});

test('guessing answers does not keep the owner out', async () => {
  const pia = await newcomer('pia');
  await Promise.all(Array.from({ length: 8 }, () => answer('pia', 'guess')));
  expect((await pia.get('/api/user')).statusCode).toBe(200);
  expect((await guest.post('/api/login', { username: 'pia', password: PASSWORD })).statusCode).toBe(200);
  expect((await answer('pia')).statusCode).toBe(200);
});
