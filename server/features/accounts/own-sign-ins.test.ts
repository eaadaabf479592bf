import { expect, test } from 'vitest';
import { PASSWORD, testApp } from '#server/testing/test-app.ts';

const server = testApp();
const { anna, ben, guest } = server;
const NEW = 'a longer horse, stapled twice';

const signIn = async (password = PASSWORD, username = 'anna') => {
  const browser = server.newBrowser();
  const answer = await browser.post('/api/login', { username, password });
  return { browser, status: answer.statusCode };
};
const change = (currentPassword: string, password = NEW, who = anna) =>
  who.post('/api/user/password', { currentPassword, password });
const isIn = async (who = anna) => (await who.get('/api/user')).statusCode === 200;

test('an owner sees where the account is signed in, and which of them is here', async () => {
  const { browser } = await signIn();
  const list = (await browser.get('/api/user/sign-ins')).json<{ since: string; here: boolean }[]>();
  expect(list).toHaveLength(2);
  expect(list.map(({ here }) => here)).toEqual([true, false]);
  expect(Object.keys(list[0] ?? {}).sort()).toEqual(['here', 'since']);
});

test('signing out elsewhere leaves this browser and other owners signed in', async () => {
  const { browser } = await signIn();
  expect((await anna.delete('/api/user/sign-ins')).statusCode).toBe(204);
  expect(await isIn(browser)).toBe(false);
  expect(await isIn()).toBe(true);
  expect(await isIn(ben)).toBe(true);
  expect((await anna.get('/api/user/sign-ins')).json()).toHaveLength(1);
});

test('a new password needs the old one, word for word, and is refused like any other that is too common', async () => {
  const wrong = await change('not the one');
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json()).toMatchObject({ details: [{ path: 'currentPassword', message: expect.any(String) }] });
  expect((await change(PASSWORD, '12345')).json()).toMatchObject({ details: [{ path: 'password' }] });
  expect((await change(PASSWORD, 'password123')).json()).toMatchObject({ details: [{ path: 'password' }] });
  expect((await change(PASSWORD, NEW, guest)).statusCode).toBe(401);
  expect((await signIn()).status).toBe(200);
});

test('with a new password the old one is worth nothing, other browsers are signed out and this one stays', async () => {
  const { browser } = await signIn();
  expect((await change(PASSWORD)).statusCode).toBe(204);
  expect(await isIn(browser)).toBe(false);
  expect(await isIn()).toBe(true);
  expect(await isIn(ben)).toBe(true);
  expect((await signIn()).status).toBe(401);
  expect((await signIn(NEW)).status).toBe(200);
});

test('a reset that somebody had begun ends with the change', async () => {
  const { resetToken } = (
    await guest.post('/api/password-reset/verify', { username: 'ben', securityAnswer: 'Rex' })
  ).json<{ resetToken: string }>();
  expect((await change(PASSWORD, NEW, ben)).statusCode).toBe(204);
  const late = await guest.post('/api/password-reset/complete', { username: 'ben', password: PASSWORD, resetToken });
  expect(late.statusCode).toBe(401);
  expect((await signIn(NEW, 'ben')).status).toBe(200);
});
