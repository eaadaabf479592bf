import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#server/db/tables/accounts.ts';
import { testApp } from '#server/testing/test-app.ts';

const server = testApp({ env: { BILLING: 'enforced', RATE_LIMIT: 'on' } });
const { anna, ben, guest } = server;

test('while billing is enforced the forum answers 402 to those without premium, and opens to a subscriber', async () => {
  const post = { title: 'Members only', content: 'Nobody else can read this post.' };
  for (const who of [guest, anna])
    for (const url of ['/api/community/posts', '/api/community/posts/1']) {
      const answer = await who.get(url);
      expect(answer.statusCode).toBe(402);
      expect(answer.json()).toMatchObject({ error: 'premium_required' });
    }
  expect((await anna.post('/api/community/posts', post)).statusCode).toBe(402);
  expect((await guest.get('/api/qa/questions')).statusCode).toBe(200);

  await server.db.update(users).set({ isSubscriber: true }).where(eq(users.id, anna.id));
  expect((await anna.post('/api/community/posts', post)).statusCode).toBe(201);
  expect((await anna.get('/api/community/posts')).json()).toHaveLength(1);
  expect((await ben.get('/api/community/posts')).statusCode).toBe(402);
});

test('somebody who posts a lot is asked to wait, and may go on later', async () => {
  const write = (at: number) =>
    anna.post('/api/community/posts', { title: `Post number ${at}`, content: `This is the content of post ${at}.` });
  const codes = [];
  for (let at = 0; at < 6; at += 1) codes.push((await write(at)).statusCode);
  expect(codes.filter((code) => code === 201)).toHaveLength(4);
  const refused = await write(9);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  server.time.now = new Date(server.time.now.getTime() + 11 * 60_000);
  expect((await write(10)).statusCode).toBe(201);
});
