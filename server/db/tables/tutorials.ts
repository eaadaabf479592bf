/** Repair tutorials. */
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, identity, updatedAt } from './columns.ts';

const list = (name: string) => jsonb(name).$type<string[]>().notNull().default([]);

export const repairTutorials = pgTable(
  'repair_tutorials',
  {
    id: identity(),
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
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('repair_tutorials_newest').on(table.createdAt, table.id)],
);
