/** Buying premium, what an owner has bought, and the calls by which payment providers tell what became of it. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { atMost, Id, optionalText, required, Time } from './text.ts';

export const Plan = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  /** Pence. */
  price: z.number(),
  interval: z.enum(['once', 'year']),
  features: z.array(z.string()),
  appStoreProduct: z.string(),
});
export type Plan = z.infer<typeof Plan>;

/** What is for sale here, and how it can be paid for. */
export const Offer = z.object({ ...Plan.shape, processors: z.array(z.enum(['stripe', 'app_store'])) });
export type Offer = z.infer<typeof Offer>;

export const SUBSCRIPTION_STATUSES = ['pending', 'active', 'past_due', 'cancelled', 'expired'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export const PROCESSORS = ['stripe', 'app_store'] as const;
export type Processor = (typeof PROCESSORS)[number];

export const Subscription = z.object({
  plan: Plan,
  /** `cancelled` runs to its end date and does not renew; `past_due` waits for a payment, with premium still open for a few days. */
  status: z.enum(SUBSCRIPTION_STATUSES),
  autoRenew: z.boolean(),
  startDate: Time,
  /** What has been paid for ends here; null: never. */
  endDate: z.nullable(Time),
  /** Whether it opens premium now. */
  isPremium: z.boolean(),
  processor: z.enum(PROCESSORS),
});
export type Subscription = z.infer<typeof Subscription>;

const reference = optionalText(255);

/**
 * References to payments are taken for older apps' sake and never believed: what was paid is heard from the provider.
 * A purchase in the App Store is proved by its transaction, signed by Apple.
 */
export const NewSubscription = z.object({
  planId: Id,
  paymentMethod: required('Payment method is required').check(atMost(50, 'Payment method')),
  autoRenew: z._default(z.boolean(), true),
  paymentProcessor: z.optional(z.nullable(z.enum(PROCESSORS))),
  appStoreTransaction: z.optional(z.nullable(z.string().check(z.maxLength(20_000)))),
  paymentReference: reference,
  cardCustomerId: reference,
  cardSubscriptionId: reference,
  cardPaymentIntentId: reference,
  appStoreTransactionId: reference,
  appStoreProductId: reference,
  appStoreExpiryDate: z.optional(z.nullable(z.coerce.date('Please give a valid date'))),
});
export type NewSubscription = z.infer<typeof NewSubscription>;

/** Either the page on which to pay, or what an App Store purchase has opened. */
export const Subscribed = z.object({
  checkoutUrl: z.nullable(z.string()),
  subscription: z.nullable(Subscription),
});

export const plans = endpoint({
  method: 'GET',
  path: '/api/plans',
  summary: 'What can be bought here; nothing where everything is open to everyone',
  who: 'anyone',
  reply: z.array(Offer),
});
export const subscription = endpoint({
  method: 'GET',
  path: '/api/subscription',
  summary: "The owner's own plan, null without one",
  who: 'anyone',
  reply: z.nullable(Subscription),
});
export const subscribe = endpoint({
  method: 'POST',
  path: '/api/subscribe',
  summary:
    'Begins a card payment, or takes an App Store purchase; nothing opens until the provider says that it is paid',
  status: 201,
  body: NewSubscription,
  reply: Subscribed,
});
export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/cancel',
  summary: 'Nothing renews any more; what is paid for stays open to its end',
  reply: Subscription,
});
export const openPortal = endpoint({
  method: 'POST',
  path: '/api/subscription/portal',
  summary: "A link to the card provider's page for receipts, cards and renewal",
  reply: z.object({ url: z.string() }),
});

const Received = z.object({ received: z.literal(true) });

/** An event with many lines, at its largest. */
const EVENT_LIMIT = 256 * 1024;

export const stripeWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/stripe',
  summary: 'Events of the card provider, signed by it',
  who: 'anyone',
  bodyLimit: EVENT_LIMIT,
  reply: Received,
});
export const appStoreWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/app-store',
  summary: "The App Store's server notifications, version 2, signed by Apple",
  who: 'anyone',
  bodyLimit: EVENT_LIMIT,
  body: z.object({ signedPayload: z.string().check(z.minLength(1)) }),
  reply: Received,
});
