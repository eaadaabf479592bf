/** Every call of the specification and of the contract is served. */
import { expect, test } from 'vitest';
import { users } from '#server/db/tables/accounts.ts';
import { testApp } from '#server/testing/test-app.ts';

const server = testApp();
const { anna, guest } = server;
const db = () => server.db;

const CALLS = `
GET /api/health
GET /api/ready
GET /api/car
PUT /api/car
GET /api/cars
POST /api/cars
DELETE /api/cars/{id}
POST /api/diagnose/text
POST /api/diagnose/audio
POST /api/diagnose/visual
GET /api/history
GET /api/sessions/{id}/results
DELETE /api/sessions/{id}
POST /api/sessions/{id}/outcome
GET /api/codes/{code}
POST /api/parts/search
GET /api/mechanics
GET /api/mechanics/sources
POST /api/ai-chat
POST /api/register
POST /api/login
POST /api/logout
GET /api/user
PATCH /api/user
POST /api/user-delete
POST /api/password-reset/request
POST /api/password-reset/verify
POST /api/password-reset/complete
GET /api/account/export
GET /api/premium-status
GET /api/plans
GET /api/subscription
POST /api/subscribe
POST /api/subscription/cancel
POST /api/webhooks/stripe
POST /api/webhooks/app-store
GET /api/qa/questions
POST /api/qa/questions
GET /api/qa/questions/{id}
POST /api/qa/questions/{questionId}/answers
POST /api/qa/questions/{id}/upvote
POST /api/qa/answers/{id}/upvote
POST /api/qa/answers/{id}/accept
GET /api/community/posts
POST /api/community/posts
GET /api/community/posts/{id}
DELETE /api/community/posts/{id}
POST /api/community/posts/{postId}/comments
DELETE /api/community/comments/{id}
POST /api/community/posts/{id}/like
POST /api/community/posts/{id}/report
GET /api/experts
GET /api/experts/{id}
PUT /api/experts/me
GET /api/tutorials
GET /api/tutorials/{tutorial}
POST /api/tutorials/suggest
POST /api/tutorials/requests
POST /api/support`
  .trim()
  .split('\n');

test.each(CALLS)('%s is served', async (call) => {
  const [method = '', path = ''] = call.split(' ');
  const { paths } = (await guest.get('/api/docs')).json<{ paths: Record<string, Record<string, unknown>> }>();
  expect(Object.keys(paths[path] ?? {})).toContain(method.toLowerCase());
});

test('while billing is open, everyone counts as premium', async () => {
  for (const who of [guest, anna])
    expect((await who.get('/api/premium-status')).json()).toMatchObject({ isPremium: true });
});

test('an owner without a plan has none', async () => {
  const answer = await anna.get('/api/subscription');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toBeNull();
});

test('a password and a security answer are kept as argon2id hashes at the strength that OWASP asks for', async () => {
  const kept = await db().select({ password: users.password, answer: users.securityAnswer }).from(users);
  expect(kept).toHaveLength(2);
  for (const secret of kept.flatMap(({ password, answer }) => [password, answer]))
    expect(secret).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('a fault code is told in words, however it is typed; an unknown one is not found', async () => {
  const told = await guest.get('/api/codes/p0420');
  expect(told.statusCode).toBe(200);
  expect(told.json()).toMatchObject({ code: 'P0420' });
  expect((await guest.get('/api/codes/P9ZZZ')).statusCode).toBe(404);
});

test('the example of an answer that the screens read is complete', async () => {
  const answer = await guest.post('/api/diagnose/text', { symptoms: 'squeals when I brake' });
  const result = answer.json<{ results: Record<string, unknown>[]; questions: unknown[]; sessionId: number | null }>();
  expect(result.sessionId).toBeNull();
  expect(result.questions.length).toBeLessThanOrEqual(3);
  expect(Object.keys(result)).toEqual(
    expect.arrayContaining([
      'results',
      'userInput',
      'sessionId',
      'text',
      'severity',
      'questions',
      'understood',
      'engine',
    ]),
  );
  expect(Object.keys(result.results[0] ?? {})).toEqual(
    expect.arrayContaining([
      'id',
      'title',
      'description',
      'severity',
      'timeFrame',
      'details',
      'confidence',
      'evidence',
      'drive',
      'driveWhy',
      'costs',
      'confirm',
      'tutorialIds',
      'diyDifficulty',
    ]),
  );
});
