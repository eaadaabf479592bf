import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#server/db/tables/accounts.ts';
import { testApp } from '#server/testing/test-app.ts';

const server = testApp({ env: { BILLING: 'enforced' } });
const { anna, ben, guest } = server;

type Call = readonly ['get' | 'post', string, unknown];

const PAID_FOR: Call[] = [
  ['get', '/api/community/posts', undefined],
  ['post', '/api/parts/search', { partName: 'Brake pads' }],
  ['post', '/api/tutorials/suggest', { topic: 'Change the front brake pads' }],
  ['post', '/api/ai-chat', { message: 'It squeals when I brake', conversationHistory: [] }],
];

const FREE: Call[] = [
  ['post', '/api/diagnose/text', { symptoms: 'It squeals when I brake' }],
  ['get', '/api/history', undefined],
  ['get', '/api/cars', undefined],
  ['post', '/api/cars', { make: 'Ford', model: 'Focus', year: 2015 }],
  ['get', '/api/tutorials', undefined],
  ['get', '/api/qa/questions', undefined],
];

const call = (who: typeof anna, [method, url, body]: Call) => (method === 'get' ? who.get(url) : who.post(url, body));

test.each(PAID_FOR)('while billing is enforced, %s %s is for premium members', async (...what) => {
  for (const who of [guest, ben]) {
    const answer = await call(who, what);
    expect(answer.statusCode).toBe(402);
    expect(answer.json()).toMatchObject({
      error: 'premium_required',
      message: expect.stringMatching(/premium members/),
    });
  }
});

test.each(PAID_FOR)(
  '%s %s opens with a plan, and closes on its last day without anybody doing anything',
  async (...what) => {
    const until = new Date(server.time.now.getTime() + 60_000);
    await server.db
      .update(users)
      .set({ isSubscriber: true, subscriptionExpiryDate: until })
      .where(eq(users.id, anna.id));
    expect((await call(anna, what)).statusCode).toBeLessThan(300);
    expect((await anna.get('/api/user')).json()).toMatchObject({ isSubscriber: true });
    const before = server.time.now;
    server.time.now = until;
    expect((await call(anna, what)).statusCode).toBe(402);
    expect((await anna.get('/api/premium-status')).json()).toEqual({ isPremium: false });
    expect((await anna.get('/api/user')).json()).toMatchObject({ isSubscriber: false });
    server.time.now = before;
  },
);

test.each(FREE)('%s %s stays free', async (...what) => {
  expect((await call(ben, what)).statusCode).toBeLessThan(300);
});
