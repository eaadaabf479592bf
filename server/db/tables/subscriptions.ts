/** Plans and who pays for them. */
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, identity, moment, reference, updatedAt } from './columns.ts';

export const subscriptionPlans = pgTable('subscription_plans', {
  id: identity(),
  name: text('name').notNull(),
  description: text('description'),
  /** Pence. */
  price: integer('price').notNull(),
  interval: text('interval').notNull(),
  features: jsonb('features').$type<string[]>().notNull().default([]),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const userSubscriptions = pgTable(
  'user_subscriptions',
  {
    id: identity(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    planId: reference('plan_id')
      .notNull()
      .references(() => subscriptionPlans.id),
    startDate: moment('start_date').notNull(),
    endDate: moment('end_date').notNull(),
    autoRenew: boolean('auto_renew').notNull().default(true),
    /** pending, active, past_due, cancelled or expired */
    status: text('status').notNull(),
    /** Until when it opens premium, days of grace included; null: not at all. */
    premiumUntil: moment('premium_until'),
    paymentReference: text('payment_reference'),
    paymentProcessor: text('payment_processor'),
    /** What the provider and we both call it: our own name with cards, the first transaction's in the App Store. */
    agreement: text('agreement'),
    cardCustomerId: text('card_customer_id'),
    cardSubscriptionId: text('card_subscription_id'),
    cardPaymentIntentId: text('card_payment_intent_id'),
    appStoreTransactionId: text('app_store_transaction_id'),
    appStoreProductId: text('app_store_product_id'),
    appStoreExpiryDate: moment('app_store_expiry_date'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('user_subscriptions_user').on(table.userId, table.id),
    // One purchase, one account.
    uniqueIndex('user_subscriptions_agreement').on(table.paymentProcessor, table.agreement),
  ],
);

/**
 * What a provider said happened to an agreement, each thing once, nameless. It outlives the account, so that a purchase
 * that was refunded cannot be handed in again under another.
 */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: identity(),
    processor: text('processor').notNull(),
    /** The provider's own name for what it told us. */
    eventId: text('event_id').notNull(),
    agreement: text('agreement').notNull(),
    kind: text('kind').notNull(),
    /** When it happened, by the provider's clock. */
    happenedAt: moment('happened_at').notNull(),
    /** Which payment it speaks of. */
    payment: text('payment'),
    /** What was paid for, or the days of grace, end here; null: never. */
    until: moment('until'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('payment_events_once').on(table.processor, table.eventId, table.kind),
    index('payment_events_agreement').on(table.processor, table.agreement),
  ],
);
