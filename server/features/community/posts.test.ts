import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deletionToken } from '#contract/accounts.ts';
import type { Comment, Post } from '#contract/community.ts';
import { communityPosts, contentViews } from '#server/db/tables/community.ts';
import { crowd } from '#server/testing/crowd.ts';
import { type Person, register, testApp } from '#server/testing/test-app.ts';
import { viewRepository } from './views/repository.ts';

const server = testApp();
const { anna, ben, guest } = server;

const POST = { title: 'Squealing brakes', content: 'They squeal every morning until they are warm.' };
let made = 0;
/** No two alike, or the second would be held as a repetition. */
const fresh = () => {
  made += 1;
  return { title: `${POST.title} ${made}`, content: `${POST.content} ${made}` };
};

const write = async (who: Person = anna, post: object = fresh()) =>
  (await who.post('/api/community/posts', post)).json<Post>();
const list = async (who: Person, query = '') => (await who.get(`/api/community/posts${query}`)).json<Post[]>();
const open = async (who: Person, id: number) =>
  (await who.get(`/api/community/posts/${id}`)).json<{ post: Post; comments: Comment[] }>();
const comment = (who: Person, id: number, content: string) =>
  who.post(`/api/community/posts/${id}/comments`, { content });

test('two owners hold a conversation, and a guest can read it', async () => {
  const post = await write();
  expect(post).toMatchObject({ likes: 0, views: 0, commentCount: 0, isSticky: false, mine: true, edited: false });
  await comment(ben, post.id, 'Mine did too: it was surface rust.');
  await comment(anna, post.id, 'Thank you, it went away.');
  const seen = await open(guest, post.id);
  expect(seen.post).toMatchObject({ title: post.title, author: { username: 'anna' }, commentCount: 2, mine: false });
  expect(seen.comments.map(({ author }) => author.username)).toEqual(['ben', 'anna']);
  expect((await list(guest))[0]).toMatchObject({ id: post.id, commentCount: 2 });
});

test.each([
  [{ content: POST.content }, 'Title must be at least 5 characters'],
  [{ ...POST, title: ' Hi   ' }, 'Title must be at least 5 characters'],
  [{ ...POST, title: 'x'.repeat(101) }, 'Title cannot exceed 100 characters'],
  [{ ...POST, content: 'too short' }, 'Post content must be at least 10 characters'],
  [{ ...POST, content: 'x'.repeat(5001) }, 'Post cannot exceed 5000 characters'],
])('a post that is too short or too long is refused in the words of the specification: %#', async (post, message) => {
  const answer = await anna.post('/api/community/posts', post);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ message, error: 'validation_failed' });
});

test.each([
  ['   ', 'Comment cannot be empty'],
  ['x'.repeat(1001), 'Comment cannot exceed 1000 characters'],
])('a comment that is empty or too long is refused: %#', async (content, message) => {
  const { id } = await write();
  expect((await comment(ben, id, content)).json()).toMatchObject({ message });
  expect((await comment(ben, id, 'x'.repeat(1000))).statusCode).toBe(201);
});

test('a guest reads but cannot write, like, edit or delete', async () => {
  const { id } = await write();
  for (const answer of [
    await guest.post('/api/community/posts', POST),
    await comment(guest, id, 'Hello'),
    await guest.post(`/api/community/posts/${id}/like`),
    await guest.patch(`/api/community/posts/${id}`, POST),
    await guest.delete(`/api/community/posts/${id}`),
    await guest.delete('/api/community/comments/1'),
    await guest.post(`/api/community/posts/${id}/report`, { reason: 'spam' }),
  ])
    expect(answer.statusCode).toBe(401);
});

test("nobody edits or deletes another's post or comment: it is not found, as a missing one is not", async () => {
  const post = await write();
  const { id } = (await comment(anna, post.id, 'My own words')).json<Comment>();
  for (const path of [`posts/${post.id}`, `comments/${id}`]) {
    const missing = path.replace(/\d+$/, '999999');
    for (const send of [
      (to: string) => ben.delete(`/api/community/${to}`),
      (to: string) => ben.patch(`/api/community/${to}`, fresh()),
    ]) {
      const answer = await send(path);
      expect(answer.statusCode, path).toBe(404);
      expect(answer.body).toBe((await send(missing)).body);
    }
  }
  expect(await open(ben, post.id)).toMatchObject({
    post: { title: post.title },
    comments: [{ content: 'My own words' }],
  });
});

test('an edited post and an edited comment say so', async () => {
  const post = await write();
  const { id } = (await comment(anna, post.id, 'Frist')).json<Comment>();
  server.time.now = new Date(server.time.now.getTime() + 1000);
  await anna.patch(`/api/community/posts/${post.id}`, { ...fresh(), title: 'Quiet brakes' });
  await anna.patch(`/api/community/comments/${id}`, { content: 'First' });
  await ben.post(`/api/community/posts/${post.id}/like`);
  expect(await open(ben, post.id)).toMatchObject({
    post: { title: 'Quiet brakes', edited: true },
    comments: [{ content: 'First', edited: true }],
  });
  const other = await write();
  await ben.post(`/api/community/posts/${other.id}/like`);
  expect((await open(ben, other.id)).post.edited).toBe(false);
});

test('deleting a post takes its comments from view', async () => {
  const post = await write();
  const { id } = (await comment(ben, post.id, 'Below it')).json<Comment>();
  expect((await anna.delete(`/api/community/posts/${post.id}`)).statusCode).toBe(204);
  expect((await guest.get(`/api/community/posts/${post.id}`)).statusCode).toBe(404);
  expect((await ben.patch(`/api/community/comments/${id}`, { content: 'Still here?' })).statusCode).toBe(404);
  expect((await comment(ben, post.id, 'Too late')).statusCode).toBe(404);
  expect((await list(guest)).map((one) => one.id)).not.toContain(post.id);
});

test('comments written while a post is deleted are either below it or not found', async () => {
  const { id } = await write();
  const people = await crowd(server, 20);
  const url = `/api/community/posts/${id}/comments`;
  const [gone, ...comments] = await Promise.all([
    anna.delete(`/api/community/posts/${id}`),
    ...people.map(({ headers }) => server.app.inject({ method: 'POST', url, headers, payload: { content: 'Me too' } })),
  ]);
  expect(gone?.statusCode).toBe(204);
  for (const { statusCode } of comments) expect([201, 404]).toContain(statusCode);
  expect((await guest.get(`/api/community/posts/${id}`)).statusCode).toBe(404);
});

test('a person likes a post once, and a second press takes it back', async () => {
  const { id } = await write();
  expect((await ben.post(`/api/community/posts/${id}/like`)).json()).toEqual({ liked: true, likes: 1 });
  expect((await open(ben, id)).post).toMatchObject({ likes: 1, liked: true });
  expect((await open(anna, id)).post).toMatchObject({ likes: 1, liked: false });
  expect((await ben.post(`/api/community/posts/${id}/like`)).json()).toEqual({ liked: false, likes: 0 });
});

test('200 people who like a post at the same moment are 200 likes', async () => {
  const { id } = await write();
  const people = await crowd(server, 200);
  const press = () =>
    Promise.all(
      people.map(({ headers }) =>
        server.app.inject({ method: 'POST', url: `/api/community/posts/${id}/like`, headers }),
      ),
    );
  expect((await press()).map(({ statusCode }) => statusCode)).toEqual(people.map(() => 200));
  expect((await open(guest, id)).post.likes).toBe(200);
  await press();
  expect((await open(guest, id)).post.likes).toBe(0);
}, 60_000);

test('one person who presses 50 times at once counts once or not at all', async () => {
  const { id } = await write();
  await Promise.all(Array.from({ length: 50 }, () => ben.post(`/api/community/posts/${id}/like`)));
  const { likes, liked } = (await open(ben, id)).post;
  expect(likes).toBe(Number(liked));
});

test('a reader counts as one view a day, also after the views were added up', async () => {
  const { id } = await write();
  const views = async () => (await list(guest)).find((post) => post.id === id)?.views;
  await open(ben, id);
  await open(ben, id);
  await open(guest, id);
  expect(await views()).toBe(2);
  await viewRepository(server.db).addUp(server.time.now);
  await open(ben, id);
  expect(await views()).toBe(2);
  server.time.now = new Date(server.time.now.getTime() + 86_400_000);
  await open(ben, id);
  expect(await views()).toBe(3);
  await viewRepository(server.db).addUp(server.time.now);
  expect(await views()).toBe(3);
  expect((await server.db.select().from(contentViews)).map(({ reader }) => reader).join()).not.toMatch(/member|guest/);
});

test('sticky posts come first, on the first page only; the rest is paged by place, not by number', async () => {
  await server.db.delete(communityPosts);
  const ids: number[] = [];
  for (let at = 0; at < 7; at += 1) ids.unshift((await write(at % 2 ? anna : ben)).id);
  const oldest = ids.at(-1) ?? 0;
  await server.db.update(communityPosts).set({ isSticky: true }).where(eq(communityPosts.id, oldest));
  const first = await guest.get('/api/community/posts?limit=3');
  expect(first.json<Post[]>().map(({ id }) => id)).toEqual([oldest, ...ids.slice(0, 3)]);
  await write();
  const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
  const second = await guest.get(next);
  expect(second.json<Post[]>().map(({ id }) => id)).toEqual(ids.slice(3, 6));
  expect(second.headers.link).toBeUndefined();
});

test('the most liked posts come first when asked so, page by page', async () => {
  await server.db.delete(communityPosts);
  const ids: number[] = [];
  for (let at = 0; at < 5; at += 1) {
    const { id } = await write(at % 2 ? anna : ben);
    ids.push(id);
    await server.db
      .update(communityPosts)
      .set({ likes: at % 3 })
      .where(eq(communityPosts.id, id));
  }
  const [a, b, c, d, e] = ids;
  const first = await guest.get('/api/community/posts?sort=top&limit=2');
  const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
  const rest = (await guest.get(next.replace('limit=2', 'limit=10'))).json<Post[]>();
  expect([...first.json<Post[]>(), ...rest].map(({ id }) => id)).toEqual([c, e, b, d, a]);
});

test('what is searched comes by likes too when asked so, page by page', async () => {
  await server.db.delete(communityPosts);
  const ids: number[] = [];
  for (const likes of [1, 5, 3, 5]) {
    const { id } = await write(anna, { ...fresh(), title: `Wheel wobble ${likes} ${ids.length}` });
    ids.push(id);
    await server.db.update(communityPosts).set({ likes }).where(eq(communityPosts.id, id));
  }
  const [one, five, three, lastFive] = ids;
  const first = await guest.get('/api/community/posts?sort=top&search=wobble&limit=3');
  const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
  const rest = (await guest.get(next)).json<Post[]>();
  expect(first.json<Post[]>().map(({ id }) => id)).toEqual([lastFive, five, three]);
  expect(rest.map(({ id }) => id)).toEqual([one]);
});

test('comments come twenty at a time unless more are asked for', async () => {
  const { id } = await write();
  for (let at = 0; at < 21; at += 1) await comment(ben, id, `Comment number ${at}`);
  const page = await guest.get(`/api/community/posts/${id}`);
  expect(page.json<{ comments: Comment[] }>().comments).toHaveLength(20);
  const next = /<([^>]+)>/.exec(String(page.headers.link))?.[1] ?? '';
  expect((await guest.get(next)).json<{ comments: Comment[] }>().comments).toMatchObject([
    { content: 'Comment number 20' },
  ]);
});

test('search finds words in any form, in titles and contents, and any text may be typed', async () => {
  const post = await write(anna, { title: 'Gearbox whine', content: 'Whining in fourth gear when the oil is cold.' });
  const found = async (text: string) => (await list(guest, `?search=${encodeURIComponent(text)}`)).map(({ id }) => id);
  expect(await found('whines')).toEqual([post.id]);
  expect(await found('gear fourth')).toEqual([post.id]);
  expect(await found('gearbox -whine')).toEqual([]);
  for (const text of ["'; drop table users; --", '((', '"', 'a & | !', ':*', 'the', '%', '\u0000', '🚗'])
    expect((await guest.get(`/api/community/posts?search=${encodeURIComponent(text)}`)).statusCode, text).toBe(200);
});

test('a title and a text that nobody can see are too short', async () => {
  const unseen = '\u200b'.repeat(40);
  for (const [post, message] of [
    [{ ...fresh(), title: unseen }, 'Title must be at least 5 characters'],
    [{ ...fresh(), title: 'ab      c' }, 'Title must be at least 5 characters'],
    [{ ...fresh(), content: `a${unseen}b` }, 'Post content must be at least 10 characters'],
  ] as const) {
    const answer = await anna.post('/api/community/posts', post);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message, details: [{ message }] });
  }
  const { id } = await write();
  expect((await comment(ben, id, unseen)).json()).toMatchObject({ message: 'Comment cannot be empty' });
  expect((await comment(ben, id, '👍🏽')).statusCode).toBe(201);
});

test('a like goes with the account that gave it', async () => {
  const yan = server.newBrowser('yan');
  await register(yan);
  const { id } = await write();
  await ben.post(`/api/community/posts/${id}/like`);
  await yan.post(`/api/community/posts/${id}/like`);
  expect((await open(guest, id)).post.likes).toBe(2);
  await yan.post(`/api/user-delete?token=${deletionToken(yan.id, server.time.now)}`, { userId: yan.id });
  expect((await open(guest, id)).post.likes).toBe(1);
});

test('what a deleted owner wrote stays, by nobody', async () => {
  const zoe = server.newBrowser('zoe');
  await register(zoe);
  const { id } = await write(zoe);
  const token = deletionToken(zoe.id, server.time.now);
  expect((await zoe.post(`/api/user-delete?token=${token}`, { userId: zoe.id })).statusCode).toBe(200);
  expect((await open(guest, id)).post.author).toEqual({ username: 'deleted user', isGone: true });
});

test('fields that are not the author’s to choose never reach a row', async () => {
  const post = await write(anna, {
    ...fresh(),
    likes: 99,
    views: 99,
    isSticky: true,
    userId: ben.id,
    state: 'hidden',
    id: 1,
  });
  expect(post).toMatchObject({ likes: 0, views: 0, isSticky: false, state: 'shown', author: { username: 'anna' } });
});
