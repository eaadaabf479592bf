import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Post } from '#contract/community.ts';
import type { QueueItem } from '#contract/moderation.ts';
import { KEPT_DAYS } from '#contract/stored-data.ts';
import { clearAway } from '#server/cleaning.ts';
import { users } from '#server/db/tables/accounts.ts';
import { communityPosts, contentReports } from '#server/db/tables/community.ts';
import { growOld } from '#server/testing/crowd.ts';
import { type Person, testApp } from '#server/testing/test-app.ts';

const server = testApp();
const { anna, ben, guest } = server;

const write = (who: Person, title: string, content: string) => who.post('/api/community/posts', { title, content });
const queue = async () => (await anna.get('/api/admin/queue')).json<QueueItem[]>();
const decide = (kind: string, id: number, decision: string) =>
  anna.post('/api/admin/decisions', { kind, id, decision });
const status = async (who: Person, id: number) => (await who.get(`/api/community/posts/${id}`)).statusCode;

test('the queue and its decisions are for administrators alone', async () => {
  for (const [who, code] of [
    [guest, 401],
    [ben, 403],
  ] as const) {
    expect((await who.get('/api/admin/queue')).statusCode).toBe(code);
    expect((await who.get('/api/admin/experts')).statusCode).toBe(code);
    expect((await who.post('/api/admin/decisions', { kind: 'post', id: 1, decision: 'hide' })).statusCode).toBe(code);
    expect((await who.post('/api/admin/experts/1/verified', { verified: true })).statusCode).toBe(code);
  }
  await server.db.update(users).set({ isAdmin: true }).where(eq(users.id, anna.id));
  expect(await queue()).toEqual([]);
});

test('a link from a new account is held: its author alone sees it and is told, until a moderator shows it', async () => {
  const post = (await write(ben, 'Cheap parts here', 'Buy your parts at https://parts.example today!')).json<Post>();
  expect(post.state).toBe('held');
  expect(await status(ben, post.id)).toBe(200);
  expect(await status(guest, post.id)).toBe(404);
  expect((await guest.get('/api/community/posts')).json()).toEqual([]);
  expect((await anna.post(`/api/community/posts/${post.id}/like`)).statusCode).toBe(404);
  expect(await queue()).toMatchObject([{ kind: 'post', id: post.id, state: 'held', author: 'ben', reports: [] }]);
  expect((await decide('post', post.id, 'restore')).statusCode).toBe(204);
  expect(await status(guest, post.id)).toBe(200);
  expect(await queue()).toEqual([]);
});

test('an account of some days may post a link; many links, or the same long text again, are held from anyone', async () => {
  await growOld(server);
  const said = 'A guide that helped me is at https://example.org, worth reading.';
  expect((await write(ben, 'A useful guide', said)).json()).toMatchObject({ state: 'shown' });
  const links = 'https://a.example https://b.example https://c.example https://d.example';
  expect((await write(ben, 'Many links', links)).json()).toMatchObject({ state: 'held' });
  server.time.now = new Date(server.time.now.getTime() + 60_000);
  expect((await write(ben, 'A useful guide', said)).json()).toMatchObject({ state: 'held' });
});

test('a double tap writes one post', async () => {
  const twice = ['Only one of me', 'Pressed twice by a cold thumb in the rain'] as const;
  const [one, other] = await Promise.all([write(anna, ...twice), write(anna, ...twice)]);
  expect(other.json<Post>().id).toBe(one.json<Post>().id);
});

test('what readers report waits for a decision; a person counts once; hidden, it is gone from every list', async () => {
  const post = (await write(anna, 'Something rude', 'Words that nobody should have to read.')).json<Post>();
  const report = () => ben.post(`/api/community/posts/${post.id}/report`, { reason: 'abuse', note: 'Insulting' });
  expect((await report()).statusCode).toBe(201);
  expect((await report()).statusCode).toBe(201);
  const [item] = (await queue()).filter(({ id }) => id === post.id);
  expect(item).toMatchObject({ state: 'shown', reports: [{ reason: 'abuse', note: 'Insulting' }] });
  await decide('post', post.id, 'hide');
  expect(await status(guest, post.id)).toBe(404);
  expect((await ben.get('/api/community/posts?search=rude')).json()).toEqual([]);
  expect((await queue()).map(({ id }) => id)).not.toContain(post.id);
  await decide('post', post.id, 'restore');
  expect(await status(guest, post.id)).toBe(200);
});

test('a post that was let stand and then changed can be reported again by the same person', async () => {
  const post = (await write(anna, 'Quite harmless', 'Nothing here that could hurt anybody.')).json<Post>();
  const report = (note: string) => ben.post(`/api/community/posts/${post.id}/report`, { reason: 'abuse', note });
  const waits = async () => (await queue()).filter(({ id }) => id === post.id);
  const later = () => {
    server.time.now = new Date(server.time.now.getTime() + 60_000);
  };
  await report('I do not like it');
  later();
  await decide('post', post.id, 'restore');
  later();
  // What was decided stays decided, as long as nothing has changed.
  expect((await report('Still not')).statusCode).toBe(201);
  expect(await waits()).toEqual([]);
  await anna.patch(`/api/community/posts/${post.id}`, { title: 'Quite harmless', content: 'Now it is full of abuse.' });
  expect((await report('Now look')).statusCode).toBe(201);
  expect(await waits()).toMatchObject([{ reports: [{ note: 'Now look' }] }]);
});

test('a question is answered only while everyone can see its accepted answer', async () => {
  const asked = {
    title: 'What is that rattle?',
    content: 'It rattles at idle and stops when I rev.',
    category: 'engine',
  };
  const { id } = (await anna.post('/api/qa/questions', asked)).json();
  const answer = (await ben.post(`/api/qa/questions/${id}/answers`, { content: 'The heat shield is loose.' })).json();
  const status = async () => (await guest.get(`/api/qa/questions/${id}`)).json().question.status;
  await anna.post(`/api/qa/questions/${id}/close`, { closed: true });
  expect((await anna.post(`/api/qa/answers/${answer.id}/accept`)).json()).toMatchObject({ status: 'closed' });
  await anna.post(`/api/qa/questions/${id}/close`, { closed: false });
  expect(await status()).toBe('answered');
  await decide('answer', answer.id, 'hide');
  expect(await status()).toBe('open');
  await decide('answer', answer.id, 'restore');
  expect(await status()).toBe('answered');
});

test('comments, questions and answers are reported, hidden and shown again alike', async () => {
  const post = (await write(anna, 'A fine post', 'With nothing wrong in it whatsoever.')).json<Post>();
  const comment = (await ben.post(`/api/community/posts/${post.id}/comments`, { content: 'Rude' })).json();
  const asked = { title: 'What is this noise?', content: 'It comes and goes with the speed.', category: 'general' };
  const question = (await ben.post('/api/qa/questions', asked)).json();
  const answer = (await ben.post(`/api/qa/questions/${question.id}/answers`, { content: 'No idea at all' })).json();
  for (const [kind, path, { id }] of [
    ['comment', 'community/comments', comment],
    ['answer', 'qa/answers', answer],
    ['question', 'qa/questions', question],
  ] as const) {
    expect((await anna.post(`/api/${path}/${id}/report`, { reason: 'other' })).statusCode).toBe(201);
    expect((await queue()).map((item) => item.kind)).toContain(kind);
    expect((await decide(kind, id, 'hide')).statusCode).toBe(204);
    expect((await anna.post(`/api/${path}/${id}/report`, { reason: 'other' })).statusCode).toBe(404);
  }
  expect((await guest.get(`/api/community/posts/${post.id}`)).json()).toMatchObject({ comments: [] });
  expect((await guest.get(`/api/qa/questions/${question.id}`)).statusCode).toBe(404);
  expect((await decide('answer', 999_999, 'hide')).statusCode).toBe(404);
});

test('an edit cannot bring back what a moderator has hidden', async () => {
  const post = (await write(ben, 'To be hidden', 'A moderator hides this one for good.')).json<Post>();
  await decide('post', post.id, 'hide');
  await ben.patch(`/api/community/posts/${post.id}`, { title: 'Back again', content: 'Surely this is fine now?' });
  const [row] = await server.db.select().from(communityPosts).where(eq(communityPosts.id, post.id));
  expect(row?.state).toBe('hidden');
});

test('nor does an edit put a hidden question or answer before the moderators again, whatever links are in it', async () => {
  const asked = { title: 'Where to buy cheap?', content: 'A moderator hides this one for good.', category: 'general' };
  const question = (await ben.post('/api/qa/questions', asked)).json();
  const below = (await anna.post('/api/qa/questions', { ...asked, title: 'Another question' })).json();
  const answer = (await ben.post(`/api/qa/questions/${below.id}/answers`, { content: 'Hidden as well.' })).json();
  await decide('question', question.id, 'hide');
  await decide('answer', answer.id, 'hide');
  const links = 'https://a.example https://b.example https://c.example https://d.example';
  const edited = [
    await ben.patch(`/api/qa/questions/${question.id}`, { title: asked.title, content: links }),
    await ben.patch(`/api/qa/answers/${answer.id}`, { content: links }),
  ];
  for (const reply of edited) expect(reply.json()).toMatchObject({ state: 'hidden' });
  const again = (await queue()).filter(({ kind, content }) => kind !== 'post' && content === links);
  expect(again).toEqual([]);
});

test('an administrator verifies an expert, and takes the mark away', async () => {
  await ben.put('/api/experts/me', { displayName: 'Ben', credentials: 'Master technician' });
  const [waiting] = (await anna.get('/api/admin/experts')).json();
  expect(waiting).toMatchObject({ displayName: 'Ben', isVerified: false });
  const verify = (verified: boolean) => anna.post(`/api/admin/experts/${waiting.id}/verified`, { verified });
  expect((await verify(true)).json()).toMatchObject({ isVerified: true });
  expect((await verify(false)).json()).toMatchObject({ isVerified: false });
});

test('a report of what its author has taken away needs no decision, and is forgotten as a decided one is', async () => {
  const [post, stays] = [
    (await write(ben, 'Soon gone again', 'Its author thinks better of it tomorrow.')).json<Post>(),
    (await write(ben, 'Here to stay', 'Nobody has looked at this one so far.')).json<Post>(),
  ];
  for (const { id } of [post, stays]) await anna.post(`/api/community/posts/${id}/report`, { reason: 'abuse' });
  await ben.delete(`/api/community/posts/${post.id}`);
  const kept = () => server.db.select().from(contentReports).where(eq(contentReports.contentId, post.id));
  await clearAway(server.db, () => server.time.now);
  expect(await kept()).toMatchObject([{ closedAt: server.time.now }]);
  expect((await queue()).map(({ id }) => id)).toContain(stays.id);
  const after = new Date(server.time.now.getTime() + (KEPT_DAYS.closedReport + 1) * 86_400_000);
  await clearAway(server.db, () => after);
  expect(await kept()).toEqual([]);
});
