import { expect, test } from 'vitest';
import { subscriptionPlans } from '#server/db/tables/subscriptions.ts';
import { CARD_KEYS, cardShop, LIFETIME, YEARLY } from '#server/testing/card-shop.ts';
import { testApp } from '#server/testing/test-app.ts';

const shop = await cardShop();
const { server, stripe, newOwner, sendAll, choose, begin, buy, wait, signInAgain, isPremium, plan, forum } = shop;

test.each([
  ['the lifetime plan', LIFETIME, 'payment', '499', null],
  ['the yearly plan', YEARLY, 'subscription', '1299', 'year'],
])(
  '%s is paid on a page of the card provider and opens premium when that says so',
  async (_, id, mode, price, every) => {
    expect((await server.guest.get('/api/plans')).json()).toMatchObject([
      { id: 1, price: 499, interval: 'once', processors: ['stripe'] },
      { id: 2, price: 1299, interval: 'year' },
    ]);
    const answer = await choose(shop.anna, id);
    const session = stripe.newest();
    expect(answer.json()).toEqual({ checkoutUrl: session.url, subscription: null });
    const { fields, idempotencyKey } = stripe.calls.at(-1) ?? {};
    expect(fields?.get('mode')).toBe(mode);
    expect(fields?.get('line_items[0][price_data][unit_amount]')).toBe(price);
    expect(fields?.get('line_items[0][price_data][recurring][interval]')).toBe(every);
    expect(fields?.get('success_url')).toBe('http://localhost:80/community?upgrade=paid');
    expect(idempotencyKey).toMatch(/^checkout /);

    expect(await plan(shop.anna)).toMatchObject({ status: 'pending', isPremium: false });
    expect(await forum(shop.anna)).toBe(402);
    await sendAll(stripe.pay(session.id));
    expect(await isPremium(shop.anna)).toBe(true);
    expect(await forum(shop.anna)).toBe(200);
    expect(await plan(shop.anna)).toMatchObject({
      plan: { id },
      status: 'active',
      autoRenew: every !== null,
      isPremium: true,
    });
    expect((await shop.anna.get('/api/user')).json()).toMatchObject({ isSubscriber: true });
    expect(await server.db.select().from(subscriptionPlans)).toContainEqual(
      expect.objectContaining({ id, price: Number(price) }),
    );
  },
);

test.each([
  ['once', LIFETIME],
  ['every year', YEARLY],
])('a payment %s of which nothing was heard is asked about when the owner looks, and counts once', async (_, id) => {
  const events = stripe.pay(await begin(shop.anna, id));
  stripe.down = true;
  expect(await plan(shop.anna)).toMatchObject({ status: 'pending', isPremium: false });
  expect(server.log.join('\n')).toContain('could not be asked about a payment');
  stripe.down = false;
  expect(await plan(shop.anna)).toMatchObject({ status: 'active', isPremium: true });
  expect(await isPremium(shop.anna)).toBe(true);
  const before = await plan(shop.anna);
  await sendAll(events);
  expect(await plan(shop.anna)).toMatchObject({ status: 'active', endDate: before?.endDate });
});

test('a year without renewal is paid once and ends on its last day', async () => {
  await buy(shop.anna, YEARLY, { autoRenew: false });
  expect(stripe.newest().mode).toBe('payment');
  expect(await plan(shop.anna)).toMatchObject({ status: 'active', autoRenew: false });
  const before = server.time.now;
  wait(366);
  await signInAgain(shop.anna);
  expect(await isPremium(shop.anna)).toBe(false);
  expect(await plan(shop.anna)).toMatchObject({ status: 'expired' });
  server.time.now = before;
});

test('nothing that the browser says opens premium', async () => {
  const wish = { status: 'active', cardSubscriptionId: 'sub_1', paymentReference: 'paid', isSubscriber: true };
  await begin(shop.anna, YEARLY, { ...wish, paymentProcessor: 'stripe', appStoreExpiryDate: '2099-01-01' });
  expect(await isPremium(shop.anna)).toBe(false);
  await shop.anna.get('/community?upgrade=paid');
  expect(await isPremium(shop.anna)).toBe(false);
});

test('what is missing or unknown is said in words', async () => {
  const wrong = async (body: unknown) =>
    (await shop.anna.post('/api/subscribe', body)).json<{ message: string }>().message;
  expect(await wrong({ planId: YEARLY })).toBe('Payment method is required');
  expect(await wrong({ planId: 77, paymentMethod: 'card' })).toBe('There is no such plan');
  expect((await shop.anna.post('/api/subscribe', { planId: -1, paymentMethod: 'card' })).statusCode).toBe(400);
  expect((await choose(server.guest)).statusCode).toBe(401);
  expect((await choose(shop.anna, YEARLY, { paymentProcessor: 'app_store' })).statusCode).toBe(409);
});

test('nobody pays twice for the same time', async () => {
  await buy(shop.anna);
  expect((await choose(shop.anna)).json()).toMatchObject({ error: 'conflict' });
  expect((await choose(shop.anna, LIFETIME)).statusCode).toBe(409);
  await shop.anna.post('/api/subscription/cancel');
  expect((await choose(shop.anna)).statusCode).toBe(409);
  await buy(shop.anna, LIFETIME);
  expect(await plan(shop.anna)).toMatchObject({ plan: { id: LIFETIME }, endDate: null, status: 'active' });
  expect((await choose(shop.anna, LIFETIME)).statusCode).toBe(409);
});

test('a page left open is closed before another is opened, and a payment on its way is waited for', async () => {
  const first = await begin(shop.anna);
  const second = await begin(shop.anna, LIFETIME);
  expect(stripe.calls.map(({ path }) => path)).toContain(`/v1/checkout/sessions/${first}/expire`);
  stripe.pay(second);
  const answer = await choose(shop.anna);
  expect(answer.json()).toMatchObject({ error: 'conflict', message: expect.stringMatching(/on its way/) });
});

test('a card provider that does not answer costs nothing but the moment', async () => {
  stripe.down = true;
  const answer = await choose(shop.anna);
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ error: 'overloaded', message: expect.stringMatching(/card provider/) });
  expect(await plan(shop.anna)).toBeNull();
  expect(server.log.join('\n')).toContain('did not answer as it should');
  stripe.down = false;
  await buy(shop.anna);
  expect(await isPremium(shop.anna)).toBe(true);
});

test('whoever opens page after page is asked to wait', async () => {
  for (let at = 0; at < 20; at += 1) await begin(shop.anna, at % 2 === 0 ? LIFETIME : YEARLY);
  const answer = await choose(shop.anna);
  expect(answer.statusCode).toBe(429);
  expect(answer.headers['retry-after']).toBe('3600');
  wait(0.05);
  await begin(shop.anna);
});

test("one owner's payment opens nothing for another", async () => {
  const ben = await newOwner('ben');
  await begin(ben, LIFETIME);
  const session = await begin(shop.anna, LIFETIME);
  await sendAll(stripe.pay(session));
  expect([await isPremium(shop.anna), await isPremium(ben)]).toEqual([true, false]);
  expect((await ben.post('/api/subscription/cancel')).statusCode).toBe(409);
  expect((await ben.post('/api/subscription/portal')).statusCode).toBe(409);
});

const bare = testApp({ env: { BILLING: 'enforced' } });
const open = testApp({ env: { ...CARD_KEYS, STRIPE_API_URL: stripe.url } });

test('nothing is for sale and nothing is believed', async () => {
  expect((await bare.guest.get('/api/plans')).json()).toEqual([]);
  expect((await choose(bare.anna)).statusCode).toBe(409);
  for (const path of ['/api/webhooks/stripe', '/api/webhooks/app-store'])
    expect((await bare.guest.post(path, { signedPayload: 'x' })).statusCode, path).toBe(404);
});

test('with keys, but open to everyone, nothing is for sale either', async () => {
  expect((await open.guest.get('/api/plans')).json()).toEqual([]);
  expect((await open.guest.get('/api/premium-status')).json()).toEqual({ isPremium: true });
  expect((await choose(open.anna)).statusCode).toBe(409);
  expect((await open.guest.get('/api/community/posts')).statusCode).toBe(200);
});

test('of two pages that are opened at the same moment one can be paid on', async () => {
  for (let n = 0; n < 3; n += 1) {
    const who = await shop.newOwner('twice');
    stripe.calls.length = 0;
    const answers = await Promise.all([choose(who), choose(who), choose(who)]);
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code !== 201 && code !== 409)).toEqual([]);
    const pages = answers.flatMap((answer) => answer.json<{ checkoutUrl?: string }>().checkoutUrl ?? []);
    const open = pages.filter((url) => stripe.find(url.split('/').at(-1) ?? '')?.status === 'open');
    expect(open, String(codes)).toHaveLength(1);
  }
});
