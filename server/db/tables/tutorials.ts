/** Repair tutorials that were generated, each for whoever asked, and wishes for more. The written ones come from the knowledge and have no row. */
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, identity, reference, updatedAt } from './columns.ts';

const list = (name: string) => jsonb(name).$type<string[]>().notNull().default([]);

export const repairTutorials = pgTable(
  'repair_tutorials',
  {
    id: identity(),
    /** Empty where a guest asked: then it is in nobody's list. */
    userId: reference('user_id').references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description').notNull(),
    content: text('content').notNull(),
    category: text('category').notNull(),
    /** beginner, intermediate or advanced */
    difficulty: text('difficulty').notNull(),
    /** Minutes. */
    estimatedTime: integer('estimated_time').notNull(),
    tools: list('tools'),
    parts: list('parts'),
    imageUrls: list('image_urls'),
    videoUrl: text('video_url'),
    thumbnailUrl: text('thumbnail_url'),
    /** The guide as it was put together, in the contract's shape. */
    guide: jsonb('guide'),
    /** Member, job and car: the same three are the same guide. */
    madeFor: text('made_for').unique(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('repair_tutorials_newest').on(table.createdAt, table.id),
    index('repair_tutorials_user').on(table.userId, table.id),
  ],
);

export const tutorialRequests = pgTable(
  'tutorial_requests',
  {
    id: identity(),
    /** Empty for a guest. */
    userId: reference('user_id').references(() => users.id, { onDelete: 'cascade' }),
    topic: text('topic').notNull(),
    /** "2015 Ford Focus". */
    car: text('car'),
    createdAt: createdAt(),
  },
  (table) => [index('tutorial_requests_user').on(table.userId)],
);
