import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { deletionToken } from '#contract/accounts.ts';
import { PLANS } from '#contract/plans.ts';
import { paymentEvents, userSubscriptions } from '#server/db/tables/subscriptions.ts';
import { fakeApple } from '#server/testing/fake-apple.ts';
import { type Person, register, testApp } from '#server/testing/test-app.ts';

const BUNDLE = 'uk.example.cars';
const APP_ID = 1234567890;
const apple = fakeApple();
const server = testApp({
  env: {
    BILLING: 'enforced',
    APPLE_BUNDLE_ID: BUNDLE,
    APPLE_APP_ID: String(APP_ID),
    APPLE_ROOT_CERTS: apple.rootFile,
    APPLE_ONLINE_CHECKS: 'off',
  },
});
const DAY_MS = 86_400_000;
const [LIFETIME, YEARLY] = PLANS;
const HERE = { bundleId: BUNDLE, environment: 'Production' };

let anna: Person;
let ben: Person;
let people = 0;
beforeEach(async () => {
  people += 1;
  [anna, ben] = [server.newBrowser(`anna-${people}`), server.newBrowser(`ben-${people}`)];
  await register(anna);
  await register(ben);
});

const at = (days: number) => server.time.now.getTime() + days * DAY_MS;
let count = 0;
const anId = () => {
  count += 1;
  return String(2_000_000_000_000_000 + count);
};

interface Bought extends Record<string, unknown> {
  originalTransactionId: string;
  transactionId: string;
  productId: string;
}

/** A year that begins today, as StoreKit hands it out. */
function year(more: Record<string, unknown> = {}): Bought {
  const id = anId();
  return {
    ...HERE,
    originalTransactionId: id,
    transactionId: id,
    productId: YEARLY?.appStoreProduct ?? '',
    type: 'Auto-Renewable Subscription',
    purchaseDate: at(0),
    expiresDate: at(365),
    signedDate: at(0),
    inAppOwnershipType: 'PURCHASED',
    ...more,
  };
}
const forGood = (more: Record<string, unknown> = {}) => {
  const { expiresDate: _, ...bought } = year(more);
  return { ...bought, productId: LIFETIME?.appStoreProduct ?? '', type: 'Non-Consumable' };
};

const handIn = (who: Person, jws: string, planId = YEARLY?.id) =>
  who.post('/api/subscribe', {
    planId,
    paymentMethod: 'app_store',
    paymentProcessor: 'app_store',
    appStoreTransaction: jws,
  });
const tell = (
  notificationType: string,
  transaction: Bought,
  { subtype, renewal, id = randomUUID(), data = {}, signedDate = at(0) }: Record<string, unknown> = {},
) =>
  server.guest.post('/api/webhooks/app-store', {
    signedPayload: apple.sign({
      notificationType,
      ...(subtype ? { subtype } : {}),
      notificationUUID: id,
      version: '2.0',
      signedDate,
      data: {
        appAppleId: APP_ID,
        ...HERE,
        signedTransactionInfo: apple.sign({ ...transaction, signedDate }),
        ...(renewal ? { signedRenewalInfo: apple.sign({ ...HERE, signedDate, ...renewal }) } : {}),
        ...(data as object),
      },
    }),
  });
const plan = async (who: Person) => (await who.get('/api/subscription')).json<Record<string, unknown> | null>();
const isPremium = async (who: Person) =>
  (await who.get('/api/premium-status')).json<{ isPremium: boolean }>().isPremium;
const wait = (days: number) => {
  server.time.now = new Date(at(days));
};

describe('a purchase', () => {
  test('of a year opens premium for the year, one for good opens it for good', async () => {
    const answer = await handIn(anna, apple.sign(year()));
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toMatchObject({
      checkoutUrl: null,
      subscription: { status: 'active', autoRenew: true, isPremium: true, processor: 'app_store' },
    });
    expect(await isPremium(anna)).toBe(true);
    await handIn(ben, apple.sign(forGood()), LIFETIME?.id);
    expect(await plan(ben)).toMatchObject({ status: 'active', autoRenew: false, endDate: null, isPremium: true });
    expect((await server.guest.get('/api/plans')).json()).toMatchObject([
      { processors: ['app_store'], appStoreProduct: 'premium.lifetime' },
      { processors: ['app_store'] },
    ]);
  });

  test("is one account's: handed in again it says nothing new, and to another it opens nothing", async () => {
    const jws = apple.sign(year());
    await handIn(anna, jws);
    expect((await handIn(anna, jws)).statusCode).toBe(201);
    const answer = await handIn(ben, jws);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ message: expect.stringMatching(/another account/) });
    expect([await isPremium(anna), await isPremium(ben)]).toEqual([true, false]);
    expect(await plan(ben)).toBeNull();
  });

  test('handed in by two at once is one account’s', async () => {
    const jws = apple.sign(year());
    const answers = await Promise.all([anna, ben, anna, ben].map((who) => handIn(who, jws)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 409, 409]);
    expect([await isPremium(anna), await isPremium(ben)].filter(Boolean)).toHaveLength(1);
  });

  test.each([
    ['signed by another Apple', () => fakeApple().sign(year())],
    ['altered', () => altered(apple.sign(forGood()), { productId: YEARLY?.appStoreProduct })],
    ['of another app', () => apple.sign(year({ bundleId: 'uk.example.other' }))],
    ['of the sandbox', () => apple.sign(year({ environment: 'Sandbox' }))],
    ['of Xcode, which signs nothing', () => apple.sign(year({ environment: 'Xcode' }))],
    ['without a transaction', () => apple.sign(HERE)],
    ['of another product', () => apple.sign(year({ productId: 'coins.100' }))],
    ['of the other plan', () => apple.sign(forGood())],
    ['unsigned', () => `${apple.sign(year()).split('.').slice(0, 2).join('.')}.`],
    ['no purchase at all', () => 'a.b.c'],
    ['nothing', () => ''],
  ])('that is %s opens nothing', async (_, jws) => {
    const answer = await handIn(anna, jws());
    expect(answer.statusCode, answer.body).toBe(400);
    expect(await isPremium(anna)).toBe(false);
    expect(await plan(anna)).toBeNull();
  });

  test('that has run out opens nothing, nor does one that Apple has taken back', async () => {
    await handIn(anna, apple.sign(year({ purchaseDate: at(-400), expiresDate: at(-35) })));
    expect(await plan(anna)).toMatchObject({ status: 'expired', isPremium: false });
    await handIn(ben, apple.sign(year({ revocationDate: at(0) })));
    expect(await isPremium(ben)).toBe(false);
  });

  test('cannot be stopped from here, and says where', async () => {
    await handIn(anna, apple.sign(year()));
    const answer = await anna.post('/api/subscription/cancel');
    expect(answer.json()).toMatchObject({
      error: 'conflict',
      message: expect.stringMatching(/Settings of your iPhone/),
    });
  });

  test('of an account that is gone can be handed in anew, unless the money went back', async () => {
    const [kept, refunded] = [year(), year()];
    await handIn(anna, apple.sign(kept));
    await handIn(anna, apple.sign(refunded));
    await tell('REFUND', { ...refunded, revocationDate: at(0) });
    const token = deletionToken(anna.id, server.time.now);
    const gone = await anna.post(`/api/user-delete?token=${token}`, { userId: anna.id });
    expect(gone.json<{ message: string }>().message).toMatch(/deleted\. Your plan goes on in the App Store until/);
    await handIn(ben, apple.sign(refunded));
    expect(await isPremium(ben)).toBe(false);
    await handIn(ben, apple.sign(kept));
    expect(await isPremium(ben)).toBe(true);
  });
});

describe('a notification', () => {
  const renewed = (bought: Bought) => ({
    ...bought,
    transactionId: anId(),
    purchaseDate: bought.expiresDate,
    expiresDate: Number(bought.expiresDate) + 365 * DAY_MS,
  });
  const signInAgain = (who: Person) =>
    who.post('/api/login', { username: who.name, password: 'correct horse battery' });

  test('of a renewal prolongs; of its failure keeps premium as long as Apple does; of the end closes it', async () => {
    const before = server.time.now;
    const bought = year();
    await handIn(anna, apple.sign(bought));
    wait(364);
    expect((await tell('DID_RENEW', renewed(bought), { renewal: { autoRenewStatus: 1 } })).statusCode).toBe(200);
    wait(360);
    await signInAgain(anna);
    expect(await plan(anna)).toMatchObject({ status: 'active', isPremium: true });
    wait(6.5);
    const failed = { subtype: 'GRACE_PERIOD', renewal: { autoRenewStatus: 1, gracePeriodExpiresDate: at(16) } };
    await tell('DID_FAIL_TO_RENEW', renewed(bought), failed);
    wait(10);
    await signInAgain(anna);
    expect(await plan(anna)).toMatchObject({ status: 'past_due', isPremium: true });
    await tell('GRACE_PERIOD_EXPIRED', bought);
    expect(await plan(anna)).toMatchObject({ status: 'expired', isPremium: false });
    server.time.now = before;
  });

  test('of a change of mind stops the renewal, and begins it again', async () => {
    const bought = year();
    await handIn(anna, apple.sign(bought));
    wait(1);
    await tell('DID_CHANGE_RENEWAL_STATUS', bought, { subtype: 'AUTO_RENEW_DISABLED' });
    expect(await plan(anna)).toMatchObject({ status: 'cancelled', autoRenew: false, isPremium: true });
    wait(1);
    await tell('DID_CHANGE_RENEWAL_STATUS', bought, { subtype: 'AUTO_RENEW_ENABLED' });
    expect(await plan(anna)).toMatchObject({ status: 'active', autoRenew: true });
  });

  test.each(['REFUND', 'REVOKE'])('of a %s closes premium at once, and nothing old opens it again', async (type) => {
    const bought = year();
    const first = { id: randomUUID() };
    await tell('SUBSCRIBED', bought, { ...first, subtype: 'INITIAL_BUY', renewal: { autoRenewStatus: 1 } });
    await handIn(anna, apple.sign(bought));
    wait(0.1);
    await tell(type, { ...bought, revocationDate: at(0) });
    expect(await isPremium(anna)).toBe(false);
    await tell('SUBSCRIBED', bought, { ...first, signedDate: at(-0.1) });
    await tell('SUBSCRIBED', bought, { subtype: 'RESUBSCRIBE' });
    await handIn(anna, apple.sign(bought));
    expect(await isPremium(anna)).toBe(false);
    wait(1);
    await tell('REFUND_REVERSED', bought);
    expect(await isPremium(anna)).toBe(true);
  });

  test('of a refund that comes before anybody handed the purchase in is remembered', async () => {
    const bought = year();
    await tell('REFUND', { ...bought, revocationDate: at(0) });
    await handIn(anna, apple.sign(bought));
    expect(await plan(anna)).toMatchObject({ status: 'expired', isPremium: false });
  });

  test('told many times at once counts once', async () => {
    const bought = year();
    const id = randomUUID();
    await handIn(anna, apple.sign(bought));
    const next = renewed(bought);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => tell('DID_RENEW', next, { id })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const which = and(eq(paymentEvents.eventId, id), eq(paymentEvents.kind, 'paid'));
    expect(await server.db.select().from(paymentEvents).where(which)).toHaveLength(1);
    const own = await server.db.select().from(userSubscriptions).where(eq(userSubscriptions.userId, anna.id));
    expect(own).toHaveLength(1);
  });

  test.each([
    ['of another app', { bundleId: 'uk.example.other' }],
    ['of another app with this bundle', { appAppleId: 1 }],
    ['of the sandbox', { environment: 'Sandbox' }],
    ['with the purchase of another Apple in it', { signedTransactionInfo: fakeApple().sign(year()) }],
  ])('%s is refused', async (_, data) => {
    const bought = year();
    await handIn(anna, apple.sign(bought));
    expect((await tell('REFUND', bought, { data })).statusCode).toBe(400);
    expect(await isPremium(anna)).toBe(true);
  });

  test('that is no notification is refused, and one of something else is taken', async () => {
    for (const signedPayload of ['', 'a.b.c', apple.sign({}), apple.sign(year()), 5])
      expect((await server.guest.post('/api/webhooks/app-store', { signedPayload })).statusCode).toBe(400);
    expect((await tell('PRICE_INCREASE', year(), { subtype: 'PENDING' })).json()).toEqual({ received: true });
    const test = { notificationType: 'TEST', notificationUUID: randomUUID(), signedDate: at(0) };
    const signedPayload = apple.sign({ ...test, data: { appAppleId: APP_ID, ...HERE } });
    expect((await server.guest.post('/api/webhooks/app-store', { signedPayload })).statusCode).toBe(200);
  });
});

/** The same signature under other words. */
function altered(jws: string, change: object): string {
  const [header, payload = '', signature] = jws.split('.');
  const words = { ...(JSON.parse(Buffer.from(payload, 'base64url').toString()) as object), ...change };
  return [header, Buffer.from(JSON.stringify(words)).toString('base64url'), signature].join('.');
}
