import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { deletionToken } from '#contract/accounts.ts';
import { signIns, users } from '#server/db/tables/accounts.ts';
import { cars } from '#server/db/tables/cars.ts';
import * as community from '#server/db/tables/community.ts';
import * as diagnostics from '#server/db/tables/diagnostics.ts';
import { paymentEvents, subscriptionPlans, userSubscriptions } from '#server/db/tables/subscriptions.ts';
import { supportMessages } from '#server/db/tables/support.ts';
import { repairTutorials, tutorialRequests } from '#server/db/tables/tutorials.ts';
import { type Person, register, testApp } from '#server/testing/test-app.ts';

const server = testApp();
const { anna, ben, guest } = server;

/** Leaves something in every table that can hold something of an owner. */
async function liveHere({ id: userId, name }: Person): Promise<void> {
  const { db } = server;
  const canary = `canary ${name}`;
  const [car] = await db.insert(cars).values({ userId, make: canary, model: 'x', year: 2010 }).returning();
  const [session] = await db
    .insert(diagnostics.diagnosticSessions)
    .values({ userId, carId: car?.id ?? 0, inputType: 'text', inputContent: canary, result: { text: canary } })
    .returning();
  const result = { sessionId: session?.id ?? 0, title: canary, description: 'x', severity: 'low' };
  const [issue] = await db.insert(diagnostics.diagnosticResults).values(result).returning();
  const part = { partName: canary, brand: 'x', price: 1, quality: 'OEM', retailer: 'x', availability: 'x' };
  await db.insert(diagnostics.partOptions).values({ resultId: issue?.id ?? 0, ...part });
  const [post] = await db
    .insert(community.communityPosts)
    .values({ userId, title: `post of ${userId}`, content: 'stays' })
    .returning();
  await db.insert(community.communityComments).values({ userId, postId: post?.id ?? 0, content: 'stays' });
  const question = { userId, title: `question of ${userId}`, content: 'stays', category: 'brakes' };
  const [asked] = await db.insert(community.qaQuestions).values(question).returning();
  const answer = { userId, questionId: asked?.id ?? 0, content: 'stays', expertCredentials: canary };
  const [answered] = await db.insert(community.qaAnswers).values(answer).returning();
  await db.insert(community.communityLikes).values({ userId, postId: post?.id ?? 0 });
  await db.insert(community.qaQuestionVotes).values({ userId, questionId: asked?.id ?? 0 });
  await db.insert(community.qaAnswerVotes).values({ userId, answerId: answered?.id ?? 0 });
  await db.insert(community.contentReports).values({ userId, kind: 'post', contentId: post?.id ?? 0, reason: 'spam' });
  await db.insert(community.expertProfiles).values({ userId, displayName: canary, credentials: canary });
  const [plan] = await db.insert(subscriptionPlans).values({ name: 'x', price: 1, interval: 'year' }).returning();
  const term = { startDate: new Date(), endDate: new Date(), status: 'active', paymentReference: canary };
  const agreement = { processor: 'stripe', agreement: `of ${userId}` };
  await db
    .insert(userSubscriptions)
    .values({ userId, planId: plan?.id ?? 0, ...term, paymentProcessor: 'stripe', agreement: agreement.agreement });
  await db.insert(paymentEvents).values({ ...agreement, eventId: randomUUID(), kind: 'paid', happenedAt: new Date() });
  await db.insert(supportMessages).values({ userId, email: canary, message: canary });
  await db.insert(tutorialRequests).values({ userId, topic: canary });
  const guide = { title: canary, description: 'x', content: 'x', category: 'brakes', difficulty: 'beginner' };
  await db.insert(repairTutorials).values({ userId, ...guide, estimatedTime: 5 });
}

const post = (who: Person, token: string, userId: number) =>
  who.post(`/api/user-delete?token=${encodeURIComponent(token)}`, { userId });
const remove = (who: Person, userId = who.id) => post(who, deletionToken(userId, server.time.now), userId);

beforeAll(async () => {
  await liveHere(anna);
  await liveHere(ben);
});

test('the export holds every table that can hold something of an owner, and no secret', async () => {
  const answer = await anna.get('/api/account/export');
  expect(answer.headers['content-disposition']).toMatch(/^attachment/);
  const data = answer.json<Record<string, unknown[]>>();
  const tables = await server.db.execute<{ name: string }>(
    sql`select distinct table_name as name from information_schema.columns
        where table_schema = 'public' and column_name in ('user_id', 'session_id', 'result_id', 'agreement')`,
  );
  // Each named table has a list of its own, beside the account itself.
  expect(Object.keys(data)).toHaveLength(tables.rows.length + 1);
  for (const [name, rows] of Object.entries(data))
    if (!['account', 'requests', 'chosenCars'].includes(name)) expect(rows.length, name).toBeGreaterThan(0);
  expect(data.account).toMatchObject({ username: 'anna', email: 'anna@example.com' });
  expect(answer.body).not.toMatch(/argon2|"password"|securityAnswer|tokenHash/);
  expect(answer.body).not.toContain('canary ben');
  expect((await guest.get('/api/account/export')).statusCode).toBe(401);
});

test('a long history is in the export whole, each thing once and in its order', async () => {
  const owner = server.newBrowser('long-lived');
  await register(owner);
  const asked = Array.from({ length: 60 }, (_, n) => `diagnosis ${n}`);
  const base = { userId: owner.id, inputType: 'text', result: {} };
  const sessions = await server.db
    .insert(diagnostics.diagnosticSessions)
    .values(asked.map((inputContent) => ({ ...base, inputContent })))
    .returning();
  const issue = { title: 'x', description: 'x', severity: 'low' };
  await server.db
    .insert(diagnostics.diagnosticResults)
    .values(sessions.map(({ id: sessionId }) => ({ sessionId, ...issue })));
  const answer = await owner.get('/api/account/export');
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  const data = answer.json<Record<string, Record<string, unknown>[]>>();
  expect(data.diagnosticSessions?.map(({ inputContent }) => inputContent)).toEqual(asked);
  expect(data.diagnosticResults?.map(({ sessionId }) => sessionId)).toEqual(sessions.map(({ id }) => id));
  expect(data.cars).toEqual([]);
});

test('a deletion must be meant: malformed, stale and future tokens are refused', async () => {
  const { now } = server.time;
  const at = (minutes: number) => deletionToken(anna.id, new Date(now.getTime() + minutes * 60_000));
  for (const token of ['', 'nonsense', `${anna.id}`, `${anna.id}.12`, at(-11), at(5)])
    expect((await post(anna, token, anna.id)).statusCode, token).toBe(400);
  expect((await anna.post('/api/user-delete', { userId: anna.id })).statusCode).toBe(400);
  expect((await anna.get('/api/user')).statusCode).toBe(200);
});

test("nobody deletes another's account", async () => {
  expect((await remove(ben, anna.id)).statusCode).toBe(403);
  expect((await post(ben, deletionToken(anna.id, server.time.now), ben.id)).statusCode).toBe(403);
  expect((await remove(guest, anna.id)).statusCode).toBe(401);
  expect((await anna.get('/api/user')).statusCode).toBe(200);
});

test('a deleted account leaves nothing that identifies the person; what was posted stays, by nobody', async () => {
  const zoe = server.newBrowser('zoe');
  await register(zoe);
  await liveHere(zoe);
  await guest.post('/api/login', { username: 'zoe', password: 'wrong' });
  await guest.post('/api/password-reset/verify', { username: 'zoe', securityAnswer: 'wrong' });
  const { id, cookie } = zoe;
  const answer = await remove(zoe);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ message: 'Your account has been deleted' });
  expect((await guest.get('/api/user', { cookie })).statusCode).toBe(401);

  const { rows: tables } = await server.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  for (const { name } of tables) {
    const { rows } = await server.db.execute(
      sql`select * from ${sql.identifier(name)} as t where t::text like '%canary zoe%' or t::text like '%zoe@example.com%'`,
    );
    expect(rows, name).toEqual([]);
  }
  const posts = await server.db.select().from(community.communityPosts);
  expect(posts.find(({ title }) => title === `post of ${id}`)).toMatchObject({ userId: null, content: 'stays' });
  expect((await server.db.select().from(users)).map(({ username }) => username)).not.toContain('zoe');
  expect((await server.db.select().from(signIns)).map(({ userId }) => userId)).not.toContain(id);
  const { rows: attempts } = await server.db.execute(sql`select * from attempts`);
  expect(attempts).toEqual([]);
});

test("what others have is untouched by somebody's deletion", async () => {
  expect((await anna.get('/api/cars')).json()).toHaveLength(1);
  expect((await anna.get('/api/history')).json()).toHaveLength(1);
});
