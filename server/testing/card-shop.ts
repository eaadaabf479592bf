/** A shop on a server of its own, with a Stripe on loopback and owners who buy. */
import Stripe from 'stripe';
import { beforeEach, expect } from 'vitest';
import { PLANS } from '#contract/plans.ts';
import { fakeStripe, type StripeEvent } from './fake-stripe.ts';
import { type Person, register, testApp } from './test-app.ts';

const STRIPE_WEBHOOK_SECRET = 'whsec_of_this_test';
export const CARD_KEYS = { STRIPE_SECRET_KEY: 'sk_test_of_this_test', STRIPE_WEBHOOK_SECRET };
const DAY_MS = 86_400_000;
const ONCE = PLANS.find(({ interval }) => interval === 'once');
const EVERY_YEAR = PLANS.find(({ interval }) => interval === 'year');
export const LIFETIME = ONCE?.id ?? 0;
export const YEARLY = EVERY_YEAR?.id ?? 0;

export interface Signing {
  secret?: string;
  /** Seconds since it was signed. */
  age?: number;
  header?: string;
}

/** Call it once at the top of a test file. */
export async function cardShop() {
  const { webhooks } = new Stripe('sk_test_x');
  const stripe = await fakeStripe(() => server.time.now);
  const server = testApp({ env: { BILLING: 'enforced', STRIPE_API_URL: stripe.url, ...CARD_KEYS } });
  let people = 0;
  let anna: Person;

  const newOwner = async (name: string): Promise<Person> => {
    people += 1;
    const who = server.newBrowser(`${name}-${people}`);
    await register(who);
    return who;
  };
  beforeEach(async () => {
    anna = await newOwner('anna');
    stripe.down = false;
    stripe.calls.length = 0;
  });

  const signature = (payload: string, { secret = STRIPE_WEBHOOK_SECRET, age = 0 }: Signing = {}) => {
    const timestamp = Math.floor(server.time.now.getTime() / 1000) - age;
    return webhooks.generateTestHeaderString({ payload, secret, timestamp });
  };
  /** As Stripe sends it, unless told otherwise. */
  const send = (event: StripeEvent, signing: Signing = {}) => {
    const payload = JSON.stringify(event, null, 2);
    return server.app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': signing.header ?? signature(payload, signing),
      },
      payload,
    });
  };
  const sendAll = async (events: readonly StripeEvent[]) => {
    for (const event of events) expect((await send(event)).json()).toEqual({ received: true });
  };
  const choose = (who: Person, planId = YEARLY, more = {}) =>
    who.post('/api/subscribe', { planId, paymentMethod: 'card', ...more });
  /** Goes to the page; hands back the checkout's id. */
  const begin = async (who: Person, planId = YEARLY, more = {}): Promise<string> => {
    const answer = await choose(who, planId, more);
    expect(answer.statusCode, answer.body).toBe(201);
    return stripe.newest().id;
  };
  const buy = async (who: Person, planId = YEARLY, more = {}) => {
    const session = await begin(who, planId, more);
    await sendAll(stripe.pay(session));
    return { session, subscription: String(stripe.newest().subscription) };
  };

  return {
    server,
    stripe,
    /** A new owner for every test. */
    get anna() {
      return anna;
    },
    newOwner,
    signature,
    send,
    sendAll,
    choose,
    begin,
    buy,
    wait: (days: number) => {
      server.time.now = new Date(server.time.now.getTime() + days * DAY_MS);
    },
    /** The session of a year would have ended, and the test is not about that. */
    signInAgain: (who: Person) => who.post('/api/login', { username: who.name, password: 'correct horse battery' }),
    isPremium: async (who: Person) => (await who.get('/api/premium-status')).json<{ isPremium: boolean }>().isPremium,
    plan: async (who: Person) => (await who.get('/api/subscription')).json<Record<string, unknown> | null>(),
    forum: async (who: Person) => (await who.get('/api/community/posts')).statusCode,
  };
}
