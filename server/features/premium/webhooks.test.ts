import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { paymentEvents, userSubscriptions } from '#server/db/tables/subscriptions.ts';
import { cardShop, LIFETIME, type Signing } from '#server/testing/card-shop.ts';
import type { StripeEvent } from '#server/testing/fake-stripe.ts';
import type { Person } from '#server/testing/test-app.ts';

const shop = await cardShop();
const { server, stripe, newOwner, signature, send, sendAll, begin, wait, signInAgain, isPremium, plan } = shop;

const rows = () => server.db.select().from(paymentEvents);

test('forged, old, altered and unsigned ones change nothing', async () => {
  const session = await begin(shop.anna, LIFETIME);
  const [paid] = stripe.pay(session) as [StripeEvent];
  const before = (await rows()).length;
  const genuine = signature(JSON.stringify(paid));
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
  expect(await isPremium(shop.anna)).toBe(false);
  expect((await send(paid, { age: 299 })).statusCode).toBe(200);
  expect(await isPremium(shop.anna)).toBe(true);
  expect(server.log.filter((line) => line.includes('"refused"')).length).toBeGreaterThan(0);
  expect(server.log.join('\n')).not.toMatch(/whsec_|sk_test_/);
});

test('told again and again, also after the money has gone back, a payment counts once', async () => {
  const session = await begin(shop.anna, LIFETIME);
  const [paid] = stripe.pay(session) as [StripeEvent];
  await sendAll([paid, paid]);
  expect(await isPremium(shop.anna)).toBe(true);
  const refund = stripe.refund(session);
  await sendAll(refund);
  const before = (await rows()).length;
  await sendAll([...refund, ...refund]);
  expect(await rows()).toHaveLength(before);
  await sendAll([{ ...paid, id: 'evt_told_anew' }, paid]);
  expect(await isPremium(shop.anna)).toBe(false);
});

test('two at once grant once', async () => {
  const session = await begin(shop.anna);
  const events = stripe.pay(session);
  const answers = await Promise.all([...events, ...events, ...events, ...events].map((event) => send(event)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const heard = (await rows()).filter(({ eventId }) => events.some(({ id }) => id === eventId));
  expect(heard.filter(({ kind }) => kind === 'paid')).toHaveLength(1);
  const own = await server.db.select().from(userSubscriptions).where(eq(userSubscriptions.userId, shop.anna.id));
  expect(own).toHaveLength(1);
  expect(await plan(shop.anna)).toMatchObject({ status: 'active', isPremium: true });
});

test('in whatever order a year of events comes, the owner has what the last of them says', async () => {
  const before = server.time.now;
  const lives = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(async (n) => {
      return newOwner(`reordered-${n}`);
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
  const session = await begin(shop.anna, LIFETIME);
  const paid = stripe.pay(session);
  wait(0.01);
  await sendAll(stripe.refund(session));
  await sendAll(paid);
  expect(await isPremium(shop.anna)).toBe(false);
});

test('what was not bought here is taken and passed over', async () => {
  const [event] = stripe.expire(await begin(shop.anna)) as [StripeEvent];
  event.data.object.metadata = {};
  await sendAll([event, { ...event, id: 'evt_other', type: 'account.updated' }]);
  expect(await plan(shop.anna)).toMatchObject({ status: 'pending' });
});

test('a checkout that nobody paid on is over', async () => {
  await sendAll(stripe.expire(await begin(shop.anna)));
  expect(await plan(shop.anna)).toMatchObject({ status: 'expired', isPremium: false });
});
