import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { signIns, users } from '#server/db/tables/accounts.ts';
import { ANSWER, PASSWORD, register, testApp } from '#server/testing/test-app.ts';
import { hashSecret } from './passwords.ts';

const server = testApp();
const { anna, ben, guest } = server;

const registration = (username: string) => ({
  username,
  password: PASSWORD,
  securityQuestion: 'What was the name of your first pet?',
  securityAnswer: ANSWER,
});

test('whoever registers is signed in and sees the account, never the secrets', async () => {
  const cleo = server.newBrowser('cleo');
  const answer = await cleo.post('/api/register', { ...registration('cleo'), email: 'cleo@example.com' });
  expect(answer.statusCode).toBe(201);
  const account = (await cleo.get('/api/user')).json();
  expect(account).toEqual(answer.json());
  expect(Object.keys(account).sort()).toEqual(['createdAt', 'email', 'id', 'isSubscriber', 'username']);
});

test('the session cookie is closed to scripts and to other sites, and Secure under https', async () => {
  const login = { username: 'anna', password: PASSWORD };
  const plain = await server.newBrowser().post('/api/login', login);
  expect(plain.headers['set-cookie']).toEqual([
    expect.stringMatching(/^sid=.*; Path=\/; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^signedIn=yes; Max-Age=2592000; Path=\/; SameSite=Lax$/),
  ]);
});

test('the database keeps no token that could be used', async () => {
  const rows = await server.db.select().from(signIns);
  expect(rows.length).toBeGreaterThan(0);
  for (const { tokenHash } of rows) expect(anna.cookie).not.toContain(tokenHash);
});

test('a taken name is refused, in capitals too', async () => {
  for (const name of ['anna', 'ANNA', ' Anna ']) {
    const answer = await guest.post('/api/register', registration(name));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ error: 'conflict' });
  }
});

test('a name is one however its letters are put together, and in every alphabet', async () => {
  const names = ['Zoë'.normalize('NFC'), 'Zoë'.normalize('NFD'), 'Ｚｏë', ' ZOË '];
  const zoe = server.newBrowser();
  expect((await zoe.post('/api/register', registration(names[0] ?? ''))).statusCode).toBe(201);
  for (const name of names) {
    expect((await guest.post('/api/register', registration(name))).statusCode, name).toBe(409);
    const signedIn = await server.newBrowser().post('/api/login', { username: name, password: PASSWORD });
    expect(signedIn.json(), name).toMatchObject({ username: 'Zoë'.normalize('NFC') });
  }
  for (const name of ['Дмитрий', 'Ελένη', 'José María', '王小明', 'anna b. 😀'])
    expect((await server.newBrowser().post('/api/register', registration(name))).statusCode, name).toBe(201);
});

test('an account from before names had one spelling is found as its owner types it', async () => {
  const old = 'Chloë'.normalize('NFD');
  const password = await hashSecret(PASSWORD);
  await server.db.insert(users).values({ username: old, password });
  const signIn = await server.newBrowser().post('/api/login', { username: old, password: PASSWORD });
  expect(signIn.json()).toMatchObject({ username: old });
});

test('a password is the same however the keyboard puts its letters together, also one from before', async () => {
  const [whole, apart] = ['crème brûlée 9'.normalize('NFC'), 'crème brûlée 9'.normalize('NFD')];
  const secret = { ...registration('brulee'), password: whole };
  expect((await server.newBrowser().post('/api/register', secret)).statusCode).toBe(201);
  await server.db.insert(users).values({ username: 'before', password: await hash(apart) });
  const signIn = async (username: string, password: string) =>
    (await server.newBrowser().post('/api/login', { username, password })).statusCode;
  expect(await signIn('brulee', apart)).toBe(200);
  expect(await signIn('brulee', whole)).toBe(200);
  expect(await signIn('before', apart)).toBe(200);
  expect(await signIn('brulee', 'creme brulee 9')).toBe(401);
});

test('two sign-ups for one name at the same moment give one account', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => server.newBrowser(`browser ${n}`).post('/api/register', registration('twin'))),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
  expect(await server.db.select().from(users).where(eq(users.username, 'twin'))).toHaveLength(1);
});

test.each([
  [{ username: 'ab' }, 'Username must be at least 3 characters'],
  [{ username: '\u200b\u200b\u200b\u200b' }, 'Username can only have characters that can be seen'],
  [{ username: 'anna\u200b' }, 'Username can only have characters that can be seen'],
  [{ username: 'an\u00adna' }, 'Username can only have characters that can be seen'],
  [{ username: 'an\nna' }, 'Username can only have characters that can be seen'],
  [{ username: 'an\u202ena' }, 'Username can only have characters that can be seen'],
  [{ username: '\u3164\u3164\u3164' }, 'Username can only have characters that can be seen'],
  [{ username: '\u0430nna' }, 'Username cannot mix letters of different alphabets'],
  [{ username: 'deleted user' }, 'That username is taken. Please choose another.'],
  [{ username: 'Deleted  User' }, 'That username is taken. Please choose another.'],
  [{ username: 'Admin' }, 'That username is taken. Please choose another.'],
  [{ username: undefined }, 'Username must be at least 3 characters'],
  [{ password: '12345' }, 'Password must be at least 6 characters'],
  [{ securityQuestion: '' }, 'Security question is required'],
  [{ securityAnswer: ' ' }, 'Security answer is required'],
  [{ email: 'nonsense' }, 'Please enter a valid email address'],
  [{ password: 'password1' }, 'This password is one of the first that anyone would try. Please choose another.'],
  [
    { password: 'My-Car-Diagnostics 2026!' },
    'This password is one of the first that anyone would try. Please choose another.',
  ],
  [{ password: 'aaaaaaaa' }, 'This password is one of the first that anyone would try. Please choose another.'],
  [{ username: 'zebedee', password: 'Zebedee' }, 'The password must differ from the username'],
])('a registration is refused in words: %j', async (part, message) => {
  const answer = await guest.post('/api/register', { ...registration('someone-new'), ...part });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ message, error: 'validation_failed' });
});

test('an owner cannot register as a subscriber, or under an id of choice', async () => {
  const dora = server.newBrowser('dora');
  const wish = { id: 1, isSubscriber: true, createdAt: '2001-01-01T00:00:00Z', resetToken: 'x' };
  const user = (await dora.post('/api/register', { ...registration('dora'), ...wish })).json();
  expect(user).toMatchObject({ isSubscriber: false });
  expect(user.id).not.toBe(1);
  await dora.patch('/api/user', { isSubscriber: true, username: 'root', password: 'x', email: 'dora@example.com' });
  expect((await dora.get('/api/user')).json()).toEqual({ ...user, email: 'dora@example.com' });
});

test('an unknown name and a wrong password get the very same answer', async () => {
  const wrong = await guest.post('/api/login', { username: 'anna', password: 'not the one' });
  const unknown = await guest.post('/api/login', { username: 'nobody-here', password: 'not the one' });
  expect(wrong.statusCode).toBe(401);
  expect(wrong.json()).toEqual({ message: 'Invalid username or password', error: 'unauthenticated' });
  expect(unknown.body).toBe(wrong.body);
  expect((await guest.post('/api/login', {})).json()).toMatchObject({ message: 'Username is required' });
});

test('signing in gives a new session and ends the one the browser had', async () => {
  const eva = server.newBrowser('eva');
  await register(eva);
  const { cookie: before } = eva;
  await eva.post('/api/login', { username: 'EVA', password: PASSWORD });
  expect(eva.cookie).not.toBe(before);
  expect((await guest.get('/api/user', { cookie: before })).statusCode).toBe(401);
  expect((await eva.get('/api/user')).statusCode).toBe(200);
});

test('after signing out the session is dead, whoever kept its cookie', async () => {
  const finn = server.newBrowser('finn');
  await register(finn);
  const { cookie } = finn;
  expect((await finn.post('/api/logout')).statusCode).toBe(204);
  expect(finn.cookie).toBe('');
  expect((await guest.get('/api/user', { cookie })).statusCode).toBe(401);
  expect((await guest.post('/api/logout')).statusCode).toBe(204);
});

test('a session ends by itself after thirty days, and is cleared away', async () => {
  const gwen = server.newBrowser('gwen');
  await register(gwen);
  const { now } = server.time;
  server.time.now = new Date(now.getTime() + 31 * 24 * 60 * 60 * 1000);
  expect((await gwen.get('/api/user')).statusCode).toBe(401);
  server.time.now = now;
  expect((await gwen.get('/api/user')).statusCode).toBe(200);
});

test('a bearer token serves as well as the cookie', async () => {
  const authorization = `Bearer ${anna.cookie.replace('sid=', '')}`;
  expect((await guest.get('/api/user', { authorization })).json()).toMatchObject({ username: 'anna' });
  expect((await guest.get('/api/user', { authorization: 'Bearer nonsense' })).statusCode).toBe(401);
});

test('an owner changes or clears the e-mail address', async () => {
  expect((await ben.patch('/api/user', { email: 'new@example.com' })).json()).toMatchObject({
    email: 'new@example.com',
  });
  expect((await ben.patch('/api/user', {})).json()).toMatchObject({ email: 'new@example.com' });
  expect((await ben.patch('/api/user', { email: 'nonsense' })).json()).toMatchObject({
    message: 'Please enter a valid email address',
  });
  expect((await ben.patch('/api/user', { email: null })).json()).toMatchObject({ email: null });
});

test('nothing that was typed as a secret is in the log', () => {
  const log = server.log.join('\n');
  for (const secret of [PASSWORD, 'not the one', ANSWER, anna.cookie.replace('sid=', '')])
    expect(log).not.toContain(secret);
  expect(log).toContain('sign-in refused');
});
