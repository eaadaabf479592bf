/** Owners' accounts, and what signing in and resetting a password need. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, json, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, identity, moment, reference, updatedAt } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: identity(),
    username: text('username').notNull(),
    /** An argon2id hash, as the answer is. */
    password: text('password').notNull(),
    email: text('email'),
    securityQuestion: text('security_question'),
    securityAnswer: text('security_answer'),
    /** The SHA-256 of a token that works once. */
    resetToken: text('reset_token'),
    resetTokenExpiry: moment('reset_token_expiry'),
    isSubscriber: boolean('is_subscriber').notNull().default(false),
    subscriptionExpiryDate: moment('subscription_expiry_date'),
    cardCustomerId: text('card_customer_id'),
    /** Whether a language model may help; empty until the owner was asked. */
    languageModel: boolean('language_model'),
    /** May decide about what others write. Given by the command line alone. */
    isAdmin: boolean('is_admin').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  // "Anna" and "anna" are one name, or one could pass for the other.
  (table) => [uniqueIndex('users_username_unique').on(sql`lower(${table.username})`)],
);

/** Who is signed in where. The token itself is known to the browser alone. */
export const signIns = pgTable(
  'sign_ins',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sign_ins_user').on(table.userId), index('sign_ins_expiry').on(table.expiresAt)],
);

/** Tries at guessing, counted before each is checked. The subject is a hash of a name or an address. */
export const attempts = pgTable(
  'attempts',
  {
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    tries: integer('tries').notNull(),
    windowEndsAt: moment('window_ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject] }), index('attempts_window').on(table.windowEndsAt)],
);

/** First answers to calls that create something, kept for a day so that a repeated call creates nothing twice. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** A hash of the call and its body: the key belongs to that one. */
    fingerprint: text('fingerprint').notNull(),
    /** Null while the first call is still at work. */
    status: integer('status'),
    reply: json('reply').$type<unknown>(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);

/** Secrets of this installation, made at first need and shared by every server on this database. */
export const serverSecrets = pgTable('server_secrets', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull(),
});
