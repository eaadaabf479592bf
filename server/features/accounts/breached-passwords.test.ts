import { createHash, randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { ANSWER, PASSWORD, testApp } from '#server/testing/test-app.ts';
import { breachedIn } from './breached-passwords.ts';

const folder = temporaryFolder('car-breached');
const file = join(folder, 'hashes.txt');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const KNOWN = 'staple of many lists';
const others = Array.from({ length: 20_000 }, () => randomUUID());
const lineOf = (password: string, at: number) =>
  `${createHash('sha1').update(password).digest('hex').toUpperCase()}:${at + 1}`;
const inOrder = [KNOWN, ...others].map(lineOf).sort();
writeFileSync(file, inOrder.join('\r\n'));

const { anna, newBrowser } = testApp({ env: { BREACHED_PASSWORDS: file } });

test('every password of the file is found, from the first line to the last, and no other', async () => {
  const isBreached = breachedIn(file);
  const first = [KNOWN, ...others].find((password, at) => lineOf(password, at) === inOrder[0]) ?? '';
  const last = [KNOWN, ...others].find((password, at) => lineOf(password, at) === inOrder.at(-1)) ?? '';
  for (const password of [first, last, KNOWN, ...others.slice(0, 200)])
    expect(await isBreached(password), password).toBe(true);
  for (let n = 0; n < 200; n += 1) expect(await isBreached(randomUUID())).toBe(false);
});

test('without a file nothing is known of breaches', async () => {
  expect(await breachedIn(undefined)(KNOWN)).toBe(false);
});

test('a breached password is refused wherever one is chosen: at the start, when it is changed, when it is set anew', async () => {
  const account = {
    username: 'carl',
    securityQuestion: 'What was the name of your first pet?',
    securityAnswer: ANSWER,
  };
  const registered = await newBrowser('carl').post('/api/register', { ...account, password: KNOWN });
  const changed = await anna.post('/api/user/password', { currentPassword: PASSWORD, password: KNOWN });
  const reset = newBrowser();
  const verified = await reset.post('/api/password-reset/verify', { username: 'anna', securityAnswer: ANSWER });
  const { resetToken } = verified.json<{ resetToken: string }>();
  const setAnew = await reset.post('/api/password-reset/complete', {
    username: 'anna',
    resetToken,
    password: KNOWN,
  });
  for (const answer of [registered, changed, setAnew]) {
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json()).toMatchObject({ message: expect.stringContaining('breach') });
  }
});
