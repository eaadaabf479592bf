import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { KEPT_DAYS } from '#contract/stored-data.ts';
import { clearAway } from '#server/cleaning.ts';
import { users } from '#server/db/tables/accounts.ts';
import { supportMessages } from '#server/db/tables/support.ts';
import { testApp } from '#server/testing/test-app.ts';
import { operatorOf } from './operator.ts';
import { supportRepository } from './repository.ts';

const server = testApp({
  env: {
    RATE_LIMIT: 'on',
    SUPPORT_EMAIL: 'help@cars.example',
    OPERATOR_NAME: 'Cars Example Ltd',
    OVERPASS_URL: 'https://overpass.example/api',
  },
});
const { anna, guest } = server;

const kept = (email: string) => server.db.select().from(supportMessages).where(eq(supportMessages.email, email));
const write = (who: typeof guest, email: string, message: string) => who.post('/api/support', { email, message });

test('a guest’s message is kept with the address to answer to', async () => {
  const answer = await write(guest, 'carla@example.com', 'The recorder hears nothing.');
  expect(answer.statusCode).toBe(201);
  expect(await kept('carla@example.com')).toMatchObject([{ message: 'The recorder hears nothing.', userId: null }]);
});

test('a member’s message is kept with the account, and goes when the account goes', async () => {
  await write(anna, 'anna@example.com', 'How do I change my e-mail address?');
  expect(await kept('anna@example.com')).toMatchObject([{ userId: anna.id }]);
  await server.db.delete(users).where(eq(users.id, anna.id));
  expect(await kept('anna@example.com')).toEqual([]);
});

test.each([
  ['no address', {}, 'Email is required'],
  ['a blank address', { email: ' ', message: 'Hello' }, 'Email is required'],
  ['half an address', { email: 'carla', message: 'Hello' }, 'Please enter a valid email address'],
  ['no message', { email: 'carla@example.com' }, 'Message is required'],
  ['a blank message', { email: 'carla@example.com', message: ' \n ' }, 'Message is required'],
  [
    'too long a message',
    { email: 'carla@example.com', message: 'x'.repeat(5001) },
    'Message cannot exceed 5000 characters',
  ],
])('%s is not sent, and the field says why', async (_, body, message) => {
  const answer = await guest.post('/api/support', body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ error: 'validation_failed', message });
});

test('a double tap is one message', async () => {
  const [first, second] = [
    await write(guest, 'dan@example.com', 'Hello?'),
    await write(guest, 'dan@example.com', 'Hello?'),
  ];
  expect(second.json()).toEqual(first.json());
  expect(await kept('dan@example.com')).toHaveLength(1);
});

test('whoever runs the server reads the newest message first, and strikes out what is answered', async () => {
  const messages = supportRepository(server.db);
  const { id } = (await write(guest, 'gus@example.com', 'Thank you!')).json<{ id: number }>();
  expect((await messages.newest())[0]).toMatchObject({ email: 'gus@example.com', message: 'Thank you!', by: null });
  expect(await messages.remove(id)).toBe(true);
  expect(await messages.remove(id)).toBe(false);
});

test('whoever writes a sixth time within an hour is asked to wait, and may write again after it', async () => {
  for (let n = 1; n <= 5; n += 1) expect((await write(guest, 'eve@example.com', `Message ${n}`)).statusCode).toBe(201);
  const refused = await write(guest, 'eve@example.com', 'Message 6');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('3600');
  expect((await write(guest, 'fred@example.com', 'Message 1')).statusCode).toBe(201);
  const { now } = server.time;
  server.time.now = new Date(now.getTime() + 61 * 60_000);
  expect((await write(guest, 'eve@example.com', 'Message 6')).statusCode).toBe(201);
  server.time.now = now;
});

test('one browser that sends again and again under changing addresses is asked to wait', async () => {
  const send = (n: number) =>
    guest.post('/api/support', { email: `ivy${n}@example.com`, message: 'x' }, { 'x-client-id': 'ivy' });
  for (let n = 0; n < 10; n += 1) expect((await send(n)).statusCode).toBe(201);
  expect((await send(10)).statusCode).toBe(429);
});

test('a flood under made-up addresses is stopped, and members are still heard', async () => {
  await server.db.execute(
    sql`insert into support_messages (email, message, created_at) select 'x' || n || '@example.com', 'x', ${server.time.now.toISOString()} from generate_series(1, 2000) n`,
  );
  expect((await write(guest, 'hana@example.com', 'Hello')).statusCode).toBe(503);
  expect((await write(server.ben, 'ben@example.com', 'Hello')).statusCode).toBe(201);
});

test('a message is taken away after two years', async () => {
  await write(server.ben, 'ben@example.com', 'Will you forget this?');
  const after = (days: number) => () => new Date(server.time.now.getTime() + days * 24 * 60 * 60_000);
  await clearAway(server.db, after(KEPT_DAYS.supportMessage - 1));
  expect(await kept('ben@example.com')).not.toEqual([]);
  await clearAway(server.db, after(KEPT_DAYS.supportMessage + 1));
  expect(await kept('ben@example.com')).toEqual([]);
});

test('the operator says who they are, and which services they have switched on', async () => {
  expect((await guest.get('/api/operator')).json()).toEqual({
    name: 'Cars Example Ltd',
    email: 'help@cars.example',
    partners: ['openstreetmap'],
  });
});

test('without an address of its own the support of a server has the mailbox that RFC 2142 names', () => {
  const config = { BILLING: 'open', AI_PROVIDER: 'embedded' } as const;
  expect(operatorOf({ ...config, PUBLIC_URL: 'https://cars.example:8443' }).email).toBe('support@cars.example');
  expect(operatorOf(config).email).toBe('support@localhost');
});
