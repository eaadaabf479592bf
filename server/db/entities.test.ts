/** The entities of the specification, field by field, as the tables keep them. */
import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { users } from './tables/accounts.ts';
import { cars } from './tables/cars.ts';
import { communityComments, communityPosts, expertProfiles, qaAnswers, qaQuestions } from './tables/community.ts';
import { diagnosticResults, diagnosticSessions, partOptions } from './tables/diagnostics.ts';
import { subscriptionPlans, userSubscriptions } from './tables/subscriptions.ts';
import { repairTutorials } from './tables/tutorials.ts';

const TABLES: Record<string, PgTable> = {
  users,
  subscription_plans: subscriptionPlans,
  user_subscriptions: userSubscriptions,
  cars,
  diagnostic_sessions: diagnosticSessions,
  diagnostic_results: diagnosticResults,
  part_options: partOptions,
  community_posts: communityPosts,
  community_comments: communityComments,
  qa_questions: qaQuestions,
  qa_answers: qaAnswers,
  expert_profiles: expertProfiles,
  repair_tutorials: repairTutorials,
};

const TIMES = 'createdAt, updatedAt';
/** `!` required, `=` with a default, `:` of a type worth saying. */
const ENTITIES: Record<string, string> = {
  users: `id, username!, password!, email, securityQuestion, securityAnswer, resetToken, resetTokenExpiry:timestamp, isSubscriber=false, subscriptionExpiryDate:timestamp, cardCustomerId, ${TIMES}`,
  subscription_plans: `id, name!, description, price!:integer, interval!, features=[], ${TIMES}`,
  user_subscriptions: `id, userId, planId, startDate!, endDate!, autoRenew=true, status!, paymentReference, paymentProcessor, cardCustomerId, cardSubscriptionId, cardPaymentIntentId, appStoreTransactionId, appStoreProductId, appStoreExpiryDate:timestamp, ${TIMES}`,
  cars: 'id, userId, make!, model!, year!:integer, mileage, engine, transmission, fuelType, driveType, createdAt',
  diagnostic_sessions: 'id, carId, inputType!, inputContent!, startedAt, completedAt',
  diagnostic_results: 'id, sessionId, title!, description!, severity!, timeFrame, details={}, createdAt',
  part_options:
    'id, resultId, partName!, brand!, price!:integer, quality!, retailer!, availability!, deliveryTime, link, createdAt',
  community_posts: `id, userId, title, content!, likes=0, views=0, isSticky=false, ${TIMES}`,
  community_comments: `id, postId, userId, content!, likes=0, ${TIMES}`,
  qa_questions: `id, userId, title, content!, carMake, carModel, carYear, category!, status="open", views=0, upvotes=0, isUrgent=false, ${TIMES}`,
  qa_answers: `id, questionId, userId, content!, isExpertAnswer=false, upvotes=0, isAccepted=false, expertCredentials, ${TIMES}`,
  expert_profiles: `id, userId, displayName!, credentials!, specialties:array, yearsExperience, location, bio, answersCount=0, averageRating=0, isVerified=false, ${TIMES}`,
  repair_tutorials: `id, title, description, content, category, difficulty, estimatedTime:integer, tools, parts, imageUrls, videoUrl, thumbnailUrl, ${TIMES}`,
};

const FIELDS = Object.entries(ENTITIES).flatMap(([entity, fields]) =>
  fields.split(', ').map((field) => {
    const [, name = '', required, fallback, kind] = /^(\w+)(!?)(?:=([^:]+))?(?::(\w+))?$/.exec(field) ?? [];
    return { entity, name, required: required === '!', fallback, kind };
  }),
);

test.each(FIELDS)('$entity.$name is kept as specified', ({ entity, name, required, fallback, kind }) => {
  const table = TABLES[entity];
  if (!table) throw new Error(`There is no table ${entity}`);
  const column = getTableColumns(table)[name];
  expect(column, 'the column').toBeDefined();
  if (required) expect(column?.notNull, 'required').toBe(true);
  if (fallback) expect(column?.default, 'default').toEqual(JSON.parse(fallback));
  if (kind === 'integer') expect(column?.getSQLType()).toBe('integer');
  if (kind === 'timestamp') expect(column?.getSQLType()).toMatch(/^timestamp/);
  if (kind === 'array') expect(column?.getSQLType()).toMatch(/\[\]$/);
});
