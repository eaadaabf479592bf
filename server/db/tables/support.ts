/** What owners wrote to support. */
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, identity, reference } from './columns.ts';

export const supportMessages = pgTable(
  'support_messages',
  {
    id: identity(),
    /** Empty for a guest. */
    userId: reference('user_id').references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    message: text('message').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('support_messages_user').on(table.userId)],
);
