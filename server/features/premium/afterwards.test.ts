import { expect, test } from 'vitest';
import { deletionToken } from '#contract/accounts.ts';
import { cardShop, LIFETIME, YEARLY } from '#server/testing/card-shop.ts';
import type { StripeEvent } from '#server/testing/fake-stripe.ts';

const shop = await cardShop();
const { server, stripe, send, sendAll, buy, wait, signInAgain, isPremium, plan, forum } = shop;

test('a renewal prolongs; its failure leaves days of grace, then the dates alone close premium', async () => {
  const { subscription } = await buy(shop.anna);
  const before = server.time.now;
  wait(364);
  await sendAll(stripe.renew(subscription));
  wait(300);
  await signInAgain(shop.anna);
  expect(await plan(shop.anna)).toMatchObject({ status: 'active', isPremium: true });
  wait(67);
  await sendAll(stripe.failRenewal(subscription));
  await signInAgain(shop.anna);
  expect(await plan(shop.anna)).toMatchObject({ status: 'past_due', isPremium: true });
  wait(3);
  await signInAgain(shop.anna);
  expect(await plan(shop.anna)).toMatchObject({ status: 'expired', isPremium: false });
  expect(await isPremium(shop.anna)).toBe(false);
  server.time.now = before;
});

test('stopped, it runs to the end of what is paid for', async () => {
  const { subscription } = await buy(shop.anna);
  const answer = await shop.anna.post('/api/subscription/cancel');
  expect(answer.json()).toMatchObject({ status: 'cancelled', autoRenew: false, isPremium: true });
  expect(stripe.calls.at(-1)?.fields.get('cancel_at_period_end')).toBe('true');
  await sendAll(stripe.change(subscription, { cancel_at_period_end: true }));
  expect((await shop.anna.post('/api/subscription/cancel')).statusCode).toBe(409);
  wait(1);
  await sendAll(stripe.change(subscription, { cancel_at_period_end: false, canceled_at: null }));
  expect(await plan(shop.anna)).toMatchObject({ status: 'active', autoRenew: true });
});

test('stopped while a payment is outstanding, it is over and no longer charged', async () => {
  const { subscription } = await buy(shop.anna);
  const before = server.time.now;
  wait(365.5);
  await signInAgain(shop.anna);
  await sendAll(stripe.failRenewal(subscription));
  expect((await shop.anna.post('/api/subscription/cancel')).json()).toMatchObject({
    status: 'expired',
    isPremium: false,
  });
  expect(stripe.calls.at(-1)).toMatchObject({ method: 'DELETE', path: `/v1/subscriptions/${subscription}` });
  server.time.now = before;
});

test.each([
  ['the lifetime plan', LIFETIME],
  ['the yearly plan', YEARLY],
])('money back closes %s at once; a part of it does not', async (_, id) => {
  const { session } = await buy(shop.anna, id);
  await sendAll(stripe.refund(session, 100));
  expect(await isPremium(shop.anna)).toBe(true);
  await sendAll(stripe.refund(session));
  expect(await isPremium(shop.anna)).toBe(false);
  expect(await forum(shop.anna)).toBe(402);
  expect(await plan(shop.anna)).toMatchObject({ status: 'expired' });
  wait(1);
  await sendAll(stripe.failRefund(session));
  expect(await isPremium(shop.anna)).toBe(true);
});

test('a dispute that is lost closes premium', async () => {
  const { session } = await buy(shop.anna);
  await sendAll(stripe.lose(session));
  expect(await isPremium(shop.anna)).toBe(false);
});

test('a refund whose payment cannot be looked up just now is told again later', async () => {
  const { session } = await buy(shop.anna);
  const [refund] = stripe.refund(session) as [StripeEvent];
  stripe.down = true;
  expect((await send(refund)).statusCode).toBe(503);
  stripe.down = false;
  await sendAll([refund]);
  expect(await isPremium(shop.anna)).toBe(false);
});

test('the portal is a page of the card provider, for those whom it knows', async () => {
  expect((await shop.anna.post('/api/subscription/portal')).statusCode).toBe(409);
  await buy(shop.anna);
  const { url } = (await shop.anna.post('/api/subscription/portal')).json<{ url: string }>();
  expect(url).toMatch(/portal\?of=cus_/);
});

const remove = () =>
  shop.anna.post(`/api/user-delete?token=${deletionToken(shop.anna.id, server.time.now)}`, { userId: shop.anna.id });

test('who deletes the account is charged no more, and stays when that cannot be made sure of', async () => {
  const { subscription } = await buy(shop.anna);
  stripe.down = true;
  expect((await remove()).statusCode).toBe(503);
  expect((await shop.anna.get('/api/user')).statusCode).toBe(200);
  stripe.down = false;
  expect((await remove()).statusCode).toBe(200);
  expect(stripe.calls.at(-1)).toMatchObject({ method: 'DELETE', path: `/v1/subscriptions/${subscription}` });
  // What Stripe still says of it is taken, and is about nobody.
  await sendAll(stripe.end(subscription));
});

test('who deletes the account right after paying, before Stripe has said so, is charged for no second year', async () => {
  const said = stripe.pay(await shop.begin(shop.anna));
  expect((await remove()).statusCode).toBe(200);
  expect(stripe.find(String(stripe.newest().subscription))).toMatchObject({ status: 'canceled' });
  await sendAll(said);
});

test('who got the money back and deletes the account is charged no more: Stripe would renew all the same', async () => {
  const { session, subscription } = await buy(shop.anna);
  await sendAll(stripe.refund(session));
  expect(stripe.find(subscription)).toMatchObject({ status: 'active' });
  expect((await remove()).statusCode).toBe(200);
  expect(stripe.find(subscription)).toMatchObject({ status: 'canceled' });
});
