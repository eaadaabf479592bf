/** The forum, questions and experts. What a deleted owner wrote stays, without the owner. */
import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, identity, moment, reference, updatedAt } from './columns.ts';

/** Empty once the author's account is gone. */
const author = () => reference('user_id').references(() => users.id, { onDelete: 'set null' });

/** shown, held (for a moderator, seen by its author alone) or hidden (by one). */
const state = () => text('state').notNull().default('shown');

/** Words as full-text search knows them, made by the database. */
const searchable = customType<{ data: string }>({ dataType: () => 'tsvector' });
const wordsOf = (text: SQL) => searchable('words').generatedAlwaysAs(sql`to_tsvector('english', ${text})`);

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
    state: state(),
    words: wordsOf(sql`title || ' ' || content`),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('community_posts_newest').on(table.createdAt, table.id).where(sql`state = 'shown' and not is_sticky`),
    index('community_posts_top').on(table.likes, table.id).where(sql`state = 'shown' and not is_sticky`),
    index('community_posts_sticky').on(table.createdAt, table.id).where(sql`state = 'shown' and is_sticky`),
    index('community_posts_held').on(table.id).where(sql`state = 'held'`),
    index('community_posts_words').using('gin', table.words),
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
    state: state(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // With the state in it, comments are counted without fetching one: a page of posts would fetch sixty.
    index('community_comments_post').on(table.postId, table.createdAt, table.id, table.state),
    index('community_comments_held').on(table.id).where(sql`state = 'held'`),
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
    /** Faults of the knowledge that are suspected. */
    faultIds: text('fault_ids').array().notNull().default([]),
    state: state(),
    words: wordsOf(sql`title || ' ' || content || ' ' || coalesce(car_make, '') || ' ' || coalesce(car_model, '')`),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('qa_questions_newest').on(table.createdAt, table.id).where(sql`state = 'shown'`),
    index('qa_questions_of_category').on(table.category, table.createdAt, table.id).where(sql`state = 'shown'`),
    index('qa_questions_of_status').on(table.status, table.createdAt, table.id).where(sql`state = 'shown'`),
    index('qa_questions_of_both')
      .on(table.category, table.status, table.createdAt, table.id)
      .where(sql`state = 'shown'`),
    index('qa_questions_top').on(table.upvotes, table.id).where(sql`state = 'shown'`),
    index('qa_questions_held').on(table.id).where(sql`state = 'held'`),
    index('qa_questions_words').using('gin', table.words),
    index('qa_questions_faults').using('gin', table.faultIds),
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
    state: state(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('qa_answers_accepted').on(table.questionId).where(sql`is_accepted`),
    index('qa_answers_held').on(table.id).where(sql`state = 'held'`),
    index('qa_answers_question').on(table.questionId, table.createdAt, table.id, table.state),
    index('qa_answers_author').on(table.userId, table.id),
  ],
);

export const expertProfiles = pgTable(
  'expert_profiles',
  {
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
    /** These two order the directory and are brought up to date now and then; a profile counts for itself. */
    answersCount: integer('answers_count').notNull().default(0),
    averageRating: doublePrecision('average_rating').notNull().default(0),
    isVerified: boolean('is_verified').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('expert_profiles_busiest').on(table.answersCount, table.id).where(sql`is_verified`),
    index('expert_profiles_waiting').on(table.id).where(sql`not is_verified`),
  ],
);

/** One of these a person: the key is what keeps a second like from counting. The sum stands in the row that is liked. */
const voter = () =>
  reference('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const communityLikes = pgTable(
  'community_likes',
  {
    postId: reference('post_id')
      .notNull()
      .references(() => communityPosts.id, { onDelete: 'cascade' }),
    userId: voter(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.userId] }), index('community_likes_voter').on(table.userId)],
);

export const qaQuestionVotes = pgTable(
  'qa_question_votes',
  {
    questionId: reference('question_id')
      .notNull()
      .references(() => qaQuestions.id, { onDelete: 'cascade' }),
    userId: voter(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.questionId, table.userId] }),
    index('qa_question_votes_voter').on(table.userId),
  ],
);

export const qaAnswerVotes = pgTable(
  'qa_answer_votes',
  {
    answerId: reference('answer_id')
      .notNull()
      .references(() => qaAnswers.id, { onDelete: 'cascade' }),
    userId: voter(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.answerId, table.userId] }), index('qa_answer_votes_voter').on(table.userId)],
);

/** A reader's look at a post or question, once a day; added to the sum now and then, so that reading updates no row. */
export const contentViews = pgTable(
  'content_views',
  {
    /** post or question */
    kind: text('kind').notNull(),
    contentId: reference('content_id').notNull(),
    /** A hash that names nobody. */
    reader: text('reader').notNull(),
    day: text('day').notNull(),
    counted: boolean('counted').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.contentId, table.reader, table.day] }),
    index('content_views_uncounted').on(table.kind, table.contentId).where(sql`not counted`),
    index('content_views_day').on(table.day),
  ],
);

/** A reader's word to the moderators. */
export const contentReports = pgTable(
  'content_reports',
  {
    id: identity(),
    userId: author(),
    /** post, comment, question or answer */
    kind: text('kind').notNull(),
    contentId: reference('content_id').notNull(),
    reason: text('reason').notNull(),
    note: text('note'),
    createdAt: createdAt(),
    /** Empty until a moderator has decided. */
    closedAt: moment('closed_at'),
  },
  (table) => [
    uniqueIndex('content_reports_once').on(table.userId, table.kind, table.contentId),
    index('content_reports_open').on(table.kind, table.contentId).where(sql`closed_at is null`),
  ],
);
