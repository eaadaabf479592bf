import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { beforeEach, describe, expect, test } from 'vitest';
import { deletionToken } from '#contract/accounts.ts';
import { PLANS } from '#contract/plans.ts';
import { paymentEvents, subscriptionPlans, userSubscriptions } from '#server/db/tables/subscriptions.ts';
import { fakeStripe, type StripeEvent } from '#server/testing/fake-stripe.ts';
import { type Person, register, testApp } from '#server/testing/test-app.ts';

const STRIPE_WEBHOOK_SECRET = 'whsec_of_this_test';
const KEYS = { STRIPE_SECRET_KEY: 'sk_test_of_this_test', STRIPE_WEBHOOK_SECRET };
const stripe = await fakeStripe(() => server.time.now);
const server = testApp({ env: { BILLING: 'enforced', STRIPE_API_URL: stripe.url, ...KEYS } });
const { webhooks } = new Stripe('sk_test_x');
const DAY_MS = 86_400_000;
const [LIFETIME, YEARLY] = PLANS.map(({ id }) => id);

let anna: Person;
let people = 0;
beforeEach(async () => {
  people += 1;
  anna = server.newBrowser(`anna-${people}`);
  await register(anna);
  stripe.down = false;
  stripe.calls.length = 0;
});

interface Signing {
  secret?: string;
  /** Seconds since it was signed. */
  age?: number;
  header?: string;
}

/** As Stripe sends it, unless told otherwise. */
function send(event: StripeEvent, { secret = STRIPE_WEBHOOK_SECRET, age = 0, header }: Signing = {}) {
  const payload = JSON.stringify(event, null, 2);
  const timestamp = Math.floor(server.time.now.getTime() / 1000) - age;
  const signature = header ?? webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return server.app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  });
}
async function sendAll(events: readonly StripeEvent[]): Promise<void> {
  for (const event of events) expect((await send(event)).json()).toEqual({ received: true });
}
const wait = (days: number) => {
  server.time.now = new Date(server.time.now.getTime() + days * DAY_MS);
};
/** The session of a year would have ended; the test is not about that. */
const signInAgain = (who: Person) => who.post('/api/login', { username: who.name, password: 'correct horse battery' });

const choose = (who: Person, planId = YEARLY, more = {}) =>
  who.post('/api/subscribe', { planId, paymentMethod: 'card', ...more });
/** Goes to the page; hands back the checkout's id. */
async function begin(who: Person, planId = YEARLY, more = {}): Promise<string> {
  const answer = await choose(who, planId, more);
  expect(answer.statusCode, answer.body).toBe(201);
  return stripe.newest().id;
}
async function buy(who: Person, planId = YEARLY, more = {}): Promise<{ session: string; subscription: string }> {
  const session = await begin(who, planId, more);
  await sendAll(stripe.pay(session));
  return { session, subscription: String(stripe.newest().subscription) };
}
const isPremium = async (who: Person) =>
  (await who.get('/api/premium-status')).json<{ isPremium: boolean }>().isPremium;
const plan = async (who: Person) => (await who.get('/api/subscription')).json<Record<string, unknown> | null>();
const forum = async (who: Person) => (await who.get('/api/community/posts')).statusCode;

describe('buying', () => {
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
      const answer = await choose(anna, id);
      const session = stripe.newest();
      expect(answer.json()).toEqual({ checkoutUrl: session.url, subscription: null });
      const { fields, idempotencyKey } = stripe.calls.at(-1) ?? {};
      expect(fields?.get('mode')).toBe(mode);
      expect(fields?.get('line_items[0][price_data][unit_amount]')).toBe(price);
      expect(fields?.get('line_items[0][price_data][recurring][interval]')).toBe(every);
      expect(fields?.get('success_url')).toBe('http://localhost:80/community?upgrade=paid');
      expect(idempotencyKey).toMatch(/^checkout /);

      expect(await plan(anna)).toMatchObject({ status: 'pending', isPremium: false });
      expect(await forum(anna)).toBe(402);
      await sendAll(stripe.pay(session.id));
      expect(await isPremium(anna)).toBe(true);
      expect(await forum(anna)).toBe(200);
      expect(await plan(anna)).toMatchObject({
        plan: { id },
        status: 'active',
        autoRenew: every !== null,
        isPremium: true,
      });
      expect((await anna.get('/api/user')).json()).toMatchObject({ isSubscriber: true });
      expect(await server.db.select().from(subscriptionPlans)).toContainEqual(
        expect.objectContaining({ id, price: Number(price) }),
      );
    },
  );

  test('a year without renewal is paid once and ends on its last day', async () => {
    await buy(anna, YEARLY, { autoRenew: false });
    expect(stripe.newest().mode).toBe('payment');
    expect(await plan(anna)).toMatchObject({ status: 'active', autoRenew: false });
    const before = server.time.now;
    wait(366);
    await signInAgain(anna);
    expect(await isPremium(anna)).toBe(false);
    expect(await plan(anna)).toMatchObject({ status: 'expired' });
    server.time.now = before;
  });

  test('nothing that the browser says opens premium', async () => {
    const wish = { status: 'active', cardSubscriptionId: 'sub_1', paymentReference: 'paid', isSubscriber: true };
    await begin(anna, YEARLY, { ...wish, paymentProcessor: 'stripe', appStoreExpiryDate: '2099-01-01' });
    expect(await isPremium(anna)).toBe(false);
    await anna.get('/community?upgrade=paid');
    expect(await isPremium(anna)).toBe(false);
  });

  test('what is missing or unknown is said in words', async () => {
    const wrong = async (body: unknown) =>
      (await anna.post('/api/subscribe', body)).json<{ message: string }>().message;
    expect(await wrong({ planId: YEARLY })).toBe('Payment method is required');
    expect(await wrong({ planId: 77, paymentMethod: 'card' })).toBe('There is no such plan');
    expect((await anna.post('/api/subscribe', { planId: -1, paymentMethod: 'card' })).statusCode).toBe(400);
    expect((await choose(server.guest)).statusCode).toBe(401);
    expect((await choose(anna, YEARLY, { paymentProcessor: 'app_store' })).statusCode).toBe(409);
  });

  test('nobody pays twice for the same time', async () => {
    await buy(anna);
    expect((await choose(anna)).json()).toMatchObject({ error: 'conflict' });
    expect((await choose(anna, LIFETIME)).statusCode).toBe(409);
    await anna.post('/api/subscription/cancel');
    expect((await choose(anna)).statusCode).toBe(409);
    await buy(anna, LIFETIME);
    expect(await plan(anna)).toMatchObject({ plan: { id: LIFETIME }, endDate: null, status: 'active' });
    expect((await choose(anna, LIFETIME)).statusCode).toBe(409);
  });

  test('a page left open is closed before another is opened, and a payment on its way is waited for', async () => {
    const first = await begin(anna);
    const second = await begin(anna, LIFETIME);
    expect(stripe.calls.map(({ path }) => path)).toContain(`/v1/checkout/sessions/${first}/expire`);
    stripe.pay(second);
    const answer = await choose(anna);
    expect(answer.json()).toMatchObject({ error: 'conflict', message: expect.stringMatching(/on its way/) });
  });

  test('a card provider that does not answer costs nothing but the moment', async () => {
    stripe.down = true;
    const answer = await choose(anna);
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ error: 'overloaded', message: expect.stringMatching(/card provider/) });
    expect(await plan(anna)).toBeNull();
    stripe.down = false;
    await buy(anna);
    expect(await isPremium(anna)).toBe(true);
  });

  test("one owner's payment opens nothing for another", async () => {
    const ben = server.newBrowser(`ben-${people}`);
    await register(ben);
    await begin(ben, LIFETIME);
    const session = await begin(anna, LIFETIME);
    await sendAll(stripe.pay(session));
    expect([await isPremium(anna), await isPremium(ben)]).toEqual([true, false]);
    expect((await ben.post('/api/subscription/cancel')).statusCode).toBe(409);
    expect((await ben.post('/api/subscription/portal')).statusCode).toBe(409);
  });
});

describe('afterwards', () => {
  test('a renewal prolongs; its failure leaves days of grace, then the dates alone close premium', async () => {
    const { subscription } = await buy(anna);
    const before = server.time.now;
    wait(364);
    await sendAll(stripe.renew(subscription));
    wait(300);
    await signInAgain(anna);
    expect(await plan(anna)).toMatchObject({ status: 'active', isPremium: true });
    wait(67);
    await sendAll(stripe.failRenewal(subscription));
    await signInAgain(anna);
    expect(await plan(anna)).toMatchObject({ status: 'past_due', isPremium: true });
    wait(3);
    await signInAgain(anna);
    expect(await plan(anna)).toMatchObject({ status: 'expired', isPremium: false });
    expect(await isPremium(anna)).toBe(false);
    server.time.now = before;
  });

  test('stopped, it runs to the end of what is paid for', async () => {
    const { subscription } = await buy(anna);
    const answer = await anna.post('/api/subscription/cancel');
    expect(answer.json()).toMatchObject({ status: 'cancelled', autoRenew: false, isPremium: true });
    expect(stripe.calls.at(-1)?.fields.get('cancel_at_period_end')).toBe('true');
    await sendAll(stripe.change(subscription, { cancel_at_period_end: true }));
    expect((await anna.post('/api/subscription/cancel')).statusCode).toBe(409);
    wait(1);
    await sendAll(stripe.change(subscription, { cancel_at_period_end: false, canceled_at: null }));
    expect(await plan(anna)).toMatchObject({ status: 'active', autoRenew: true });
  });

  test('stopped while a payment is outstanding, it is over and no longer charged', async () => {
    const { subscription } = await buy(anna);
    const before = server.time.now;
    wait(365.5);
    await signInAgain(anna);
    await sendAll(stripe.failRenewal(subscription));
    expect((await anna.post('/api/subscription/cancel')).json()).toMatchObject({ status: 'expired', isPremium: false });
    expect(stripe.calls.at(-1)).toMatchObject({ method: 'DELETE', path: `/v1/subscriptions/${subscription}` });
    server.time.now = before;
  });

  test.each([
    ['the lifetime plan', LIFETIME],
    ['the yearly plan', YEARLY],
  ])('money back closes %s at once; a part of it does not', async (_, id) => {
    const { session } = await buy(anna, id);
    await sendAll(stripe.refund(session, 100));
    expect(await isPremium(anna)).toBe(true);
    await sendAll(stripe.refund(session));
    expect(await isPremium(anna)).toBe(false);
    expect(await forum(anna)).toBe(402);
    expect(await plan(anna)).toMatchObject({ status: 'expired' });
    wait(1);
    await sendAll(stripe.failRefund(session));
    expect(await isPremium(anna)).toBe(true);
  });

  test('a dispute that is lost closes premium', async () => {
    const { session } = await buy(anna);
    await sendAll(stripe.lose(session));
    expect(await isPremium(anna)).toBe(false);
  });

  test('a refund whose payment cannot be looked up just now is told again later', async () => {
    const { session } = await buy(anna);
    const [refund] = stripe.refund(session) as [StripeEvent];
    stripe.down = true;
    expect((await send(refund)).statusCode).toBe(503);
    stripe.down = false;
    await sendAll([refund]);
    expect(await isPremium(anna)).toBe(false);
  });

  test('the portal is a page of the card provider, for those whom it knows', async () => {
    expect((await anna.post('/api/subscription/portal')).statusCode).toBe(409);
    await buy(anna);
    const { url } = (await anna.post('/api/subscription/portal')).json<{ url: string }>();
    expect(url).toMatch(/portal\?of=cus_/);
  });

  test('who deletes the account is charged no more, and stays when that cannot be made sure of', async () => {
    const { subscription } = await buy(anna);
    const remove = () =>
      anna.post(`/api/user-delete?token=${deletionToken(anna.id, server.time.now)}`, { userId: anna.id });
    stripe.down = true;
    expect((await remove()).statusCode).toBe(503);
    expect((await anna.get('/api/user')).statusCode).toBe(200);
    stripe.down = false;
    expect((await remove()).statusCode).toBe(200);
    expect(stripe.calls.at(-1)).toMatchObject({ method: 'DELETE', path: `/v1/subscriptions/${subscription}` });
    // What Stripe still says of it is taken, and is about nobody.
    await sendAll(stripe.end(subscription));
  });
});

describe('webhooks', () => {
  const rows = () => server.db.select().from(paymentEvents);

  test('forged, old, altered and unsigned ones change nothing', async () => {
    const session = await begin(anna, LIFETIME);
    const [paid] = stripe.pay(session) as [StripeEvent];
    const before = (await rows()).length;
    const genuine = webhooks.generateTestHeaderString({
      payload: JSON.stringify(paid),
      secret: STRIPE_WEBHOOK_SECRET,
      timestamp: Math.floor(server.time.now.getTime() / 1000),
    });
    for (const [why, signing] of Object.entries<Signing>({
      'another secret': { secret: 'whsec_of_somebody_else' },
      'signed 301 seconds ago': { age: 301 },
      // The same JSON in other bytes.
      'written anew': { header: genuine },
      unsigned: { header: '' },
      nonsense: { header: 't=1,v1=00' },
    })) {
      const answer = await send(paid, signing);
      expect(answer.statusCode, why).toBe(400);
    }
    expect(await rows()).toHaveLength(before);
    expect(await isPremium(anna)).toBe(false);
    expect((await send(paid, { age: 299 })).statusCode).toBe(200);
    expect(await isPremium(anna)).toBe(true);
    expect(server.log.filter((line) => line.includes('"refused"')).length).toBeGreaterThan(0);
    expect(server.log.join('\n')).not.toMatch(/whsec_|sk_test_/);
  });

  test('told again and again, also after the money has gone back, a payment counts once', async () => {
    const session = await begin(anna, LIFETIME);
    const [paid] = stripe.pay(session) as [StripeEvent];
    await sendAll([paid, paid]);
    expect(await isPremium(anna)).toBe(true);
    const refund = stripe.refund(session);
    await sendAll(refund);
    const before = (await rows()).length;
    await sendAll([...refund, ...refund]);
    expect(await rows()).toHaveLength(before);
    await sendAll([{ ...paid, id: 'evt_told_anew' }, paid]);
    expect(await isPremium(anna)).toBe(false);
  });

  test('two at once grant once', async () => {
    const session = await begin(anna);
    const events = stripe.pay(session);
    const answers = await Promise.all([...events, ...events, ...events, ...events].map((event) => send(event)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const heard = (await rows()).filter(({ eventId }) => events.some(({ id }) => id === eventId));
    expect(heard.filter(({ kind }) => kind === 'paid')).toHaveLength(1);
    const own = await server.db.select().from(userSubscriptions).where(eq(userSubscriptions.userId, anna.id));
    expect(own).toHaveLength(1);
    expect(await plan(anna)).toMatchObject({ status: 'active', isPremium: true });
  });

  test('in whatever order a year of events comes, the owner has what the last of them says', async () => {
    const before = server.time.now;
    const lives = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async (n) => {
        const who = server.newBrowser(`reordered-${people}-${n}`);
        await register(who);
        return who;
      }),
    );
    const histories: { who: Person; events: StripeEvent[] }[] = [];
    for (const who of lives) {
      const session = await begin(who);
      const events = stripe.pay(session);
      histories.push({ who, events });
    }
    wait(364);
    const subscriptionOf = (events: StripeEvent[]) => String(events[0]?.data.object.id);
    for (const { events } of histories) events.push(...stripe.failRenewal(subscriptionOf(events)));
    wait(1);
    for (const { events } of histories) events.push(...stripe.renew(subscriptionOf(events)));
    wait(1);
    for (const { events } of histories)
      events.push(...stripe.change(subscriptionOf(events), { cancel_at_period_end: true }));
    for (const [turn, { events }] of histories.entries()) {
      const order =
        turn === 0 ? events : turn === 1 ? [...events].reverse() : [...events.slice(turn), ...events.slice(0, turn)];
      await Promise.all([...order, ...order.slice(0, 3)].map((event) => send(event)));
    }
    const ends = [];
    for (const { who } of histories) {
      await signInAgain(who);
      expect(await plan(who)).toMatchObject({ status: 'cancelled', autoRenew: false, isPremium: true });
      ends.push((await plan(who))?.endDate);
    }
    expect(new Set(ends).size).toBe(1);
    server.time.now = before;
  });

  test('a refund that arrives before the payment it takes back leaves nothing open', async () => {
    const session = await begin(anna, LIFETIME);
    const paid = stripe.pay(session);
    wait(0.01);
    await sendAll(stripe.refund(session));
    await sendAll(paid);
    expect(await isPremium(anna)).toBe(false);
  });

  test('what was not bought here is taken and passed over', async () => {
    const [event] = stripe.expire(await begin(anna)) as [StripeEvent];
    event.data.object.metadata = {};
    await sendAll([event, { ...event, id: 'evt_other', type: 'account.updated' }]);
    expect(await plan(anna)).toMatchObject({ status: 'pending' });
  });

  test('a checkout that nobody paid on is over', async () => {
    await sendAll(stripe.expire(await begin(anna)));
    expect(await plan(anna)).toMatchObject({ status: 'expired', isPremium: false });
  });
});

describe('without keys', () => {
  const bare = testApp({ env: { BILLING: 'enforced' } });
  const open = testApp({ env: { ...KEYS, STRIPE_API_URL: stripe.url } });

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
});
