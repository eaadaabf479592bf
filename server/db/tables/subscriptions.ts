/** Plans and who pays for them. */
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
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
    paymentReference: text('payment_reference'),
    paymentProcessor: text('payment_processor'),
    cardCustomerId: text('card_customer_id'),
    cardSubscriptionId: text('card_subscription_id'),
    cardPaymentIntentId: text('card_payment_intent_id'),
    appStoreTransactionId: text('app_store_transaction_id'),
    appStoreProductId: text('app_store_product_id'),
    appStoreExpiryDate: moment('app_store_expiry_date'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('user_subscriptions_user').on(table.userId, table.id)],
);
