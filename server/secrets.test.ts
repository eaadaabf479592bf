/** A whole run of everything an owner does, well and badly; then its log is searched for what nobody may read there. */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ANSWER, PASSWORD, register, testApp } from './testing/test-app.ts';

const server = testApp({ env: { METRICS: 'on' } });
const { anna, guest } = server;

const SYMPTOMS = 'a confidential squeal when I brake';
const SECRETS = {
  password: PASSWORD,
  'wrong password': 'wrong-but-nearly-right',
  'security answer': ANSWER,
  'e-mail address': 'secretive@example.com',
  'what was typed': SYMPTOMS,
  'what was searched': 'confidential search',
  'idempotency key': 'confidential-key-1',
  'bearer token': 'b'.repeat(43),
};

test('after a whole run neither the log nor the metrics hold a secret or anything that was typed', async () => {
  const zoe = server.newBrowser('zoe');
  await register(zoe);
  const tokens = [zoe.cookie, anna.cookie].map((cookie) => cookie.replace('sid=', ''));
  await zoe.patch('/api/user', { email: SECRETS['e-mail address'] });
  await guest.post('/api/login', { username: 'zoe', password: SECRETS['wrong password'] });
  await guest.post('/api/login', { username: 'forged\n{"level":60,"msg":"forged line"}', password: PASSWORD });
  await guest.post('/api/password-reset/verify', { username: 'zoe', securityAnswer: 'not Rex' });
  const verified = await guest.post('/api/password-reset/verify', { username: 'zoe', securityAnswer: ANSWER });
  const { resetToken = 'none' } = verified.json<{ resetToken?: string }>();
  await guest.post('/api/password-reset/complete', { username: 'zoe', resetToken, newPassword: PASSWORD });
  await anna.post('/api/diagnose/text', { symptoms: SYMPTOMS }, { 'idempotency-key': SECRETS['idempotency key'] });
  await anna.post('/api/ai-chat', { message: SYMPTOMS, conversationHistory: [] });
  await anna.post('/api/community/posts', { title: SYMPTOMS, content: SYMPTOMS });
  await anna.get(`/api/community/posts?search=${encodeURIComponent(SECRETS['what was searched'])}`);
  await anna.post('/api/support', { email: SECRETS['e-mail address'], message: SYMPTOMS });
  await anna.post('/api/diagnose/audio', { location: 'engine', audioData: SYMPTOMS });
  await guest.get('/api/user', { authorization: `Bearer ${SECRETS['bearer token']}` });
  await guest.post('/api/diagnose/text', SYMPTOMS);
  // The database's own errors quote what they were given.
  await server.db.execute(sql`alter table cars rename to cars_away`);
  expect((await anna.post('/api/cars', { make: SYMPTOMS.slice(0, 30), model: 'x', year: 2010 })).statusCode).toBe(500);
  await server.db.execute(sql`alter table cars_away rename to cars`);

  expect(server.log.length).toBeGreaterThan(12);
  for (const line of server.log) expect(() => JSON.parse(line), line).not.toThrow();
  const readable = server.log.join('') + (await guest.get('/metrics')).body;
  for (const [name, secret] of Object.entries(SECRETS)) expect(readable, name).not.toContain(secret);
  expect(readable).not.toContain(SYMPTOMS.slice(0, 20));
  for (const token of [...tokens, resetToken]) expect(readable).not.toContain(token);
  expect(server.log.filter((line) => line.includes('forged'))).toEqual([]);
});

test('a log line carries the id that the answer carried', async () => {
  const answer = await guest.get('/api/history');
  expect(server.log.at(-1)).toContain(String(answer.headers['x-request-id']));
});
