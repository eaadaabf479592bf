/** The forum, questions and experts. What a deleted owner wrote stays, without the owner. */
import { boolean, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, identity, reference, updatedAt } from './columns.ts';

/** Empty once the author's account is gone. */
const author = () => reference('user_id').references(() => users.id, { onDelete: 'set null' });

export const communityPosts = pgTable(
  'community_posts',
  {
    id: identity(),
    userId: author(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    likes: integer('likes').notNull().default(0),
    views: integer('views').notNull().default(0),
    isSticky: boolean('is_sticky').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('community_posts_newest').on(table.isSticky, table.createdAt, table.id),
    index('community_posts_author').on(table.userId, table.id),
  ],
);

export const communityComments = pgTable(
  'community_comments',
  {
    id: identity(),
    postId: reference('post_id')
      .notNull()
      .references(() => communityPosts.id, { onDelete: 'cascade' }),
    userId: author(),
    content: text('content').notNull(),
    likes: integer('likes').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('community_comments_post').on(table.postId, table.createdAt, table.id),
    index('community_comments_author').on(table.userId, table.id),
  ],
);

export const qaQuestions = pgTable(
  'qa_questions',
  {
    id: identity(),
    userId: author(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    carMake: text('car_make'),
    carModel: text('car_model'),
    carYear: integer('car_year'),
    category: text('category').notNull(),
    /** open, answered or closed */
    status: text('status').notNull().default('open'),
    views: integer('views').notNull().default(0),
    upvotes: integer('upvotes').notNull().default(0),
    isUrgent: boolean('is_urgent').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('qa_questions_newest').on(table.createdAt, table.id),
    index('qa_questions_author').on(table.userId, table.id),
  ],
);

export const qaAnswers = pgTable(
  'qa_answers',
  {
    id: identity(),
    questionId: reference('question_id')
      .notNull()
      .references(() => qaQuestions.id, { onDelete: 'cascade' }),
    userId: author(),
    content: text('content').notNull(),
    isExpertAnswer: boolean('is_expert_answer').notNull().default(false),
    upvotes: integer('upvotes').notNull().default(0),
    isAccepted: boolean('is_accepted').notNull().default(false),
    expertCredentials: text('expert_credentials'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('qa_answers_question').on(table.questionId, table.createdAt, table.id),
    index('qa_answers_author').on(table.userId, table.id),
  ],
);

export const expertProfiles = pgTable('expert_profiles', {
  id: identity(),
  userId: reference('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  displayName: text('display_name').notNull(),
  credentials: text('credentials').notNull(),
  specialties: text('specialties').array().notNull().default([]),
  yearsExperience: integer('years_experience'),
  location: text('location'),
  bio: text('bio'),
  answersCount: integer('answers_count').notNull().default(0),
  averageRating: doublePrecision('average_rating').notNull().default(0),
  isVerified: boolean('is_verified').notNull().default(false),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
