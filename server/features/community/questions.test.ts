import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deletionToken } from '#contract/accounts.ts';
import type { Answer, Question } from '#contract/qa.ts';
import { qaAnswers, qaQuestions } from '#server/db/tables/community.ts';
import { crowd } from '#server/testing/crowd.ts';
import { type Person, register, testApp } from '#server/testing/test-app.ts';

const server = testApp();
const { anna, ben, guest } = server;

let made = 0;
const fresh = (more: object = {}) => {
  made += 1;
  return {
    title: `Why does it squeal, number ${made}?`,
    content: `It squeals when I brake gently, mostly in the morning. Number ${made}.`,
    category: 'brakes',
    carMake: 'Volkswagen',
    carModel: 'Golf',
    carYear: 2016,
    ...more,
  };
};
const ask = async (who: Person = anna, more: object = {}) =>
  (await who.post('/api/qa/questions', fresh(more))).json<Question>();
const reply = async (who: Person, id: number, content = `Look at the pads first. ${Math.random()}`) =>
  (await who.post(`/api/qa/questions/${id}/answers`, { content })).json<Answer>();
const open = async (who: Person, id: number) =>
  (await who.get(`/api/qa/questions/${id}`)).json<{ question: Question; answers: Answer[] }>();
const list = async (query: string) => (await guest.get(`/api/qa/questions${query}`)).json<Question[]>();
const accept = (who: Person, id: number) => who.post(`/api/qa/answers/${id}/accept`);

test('an owner asks, another answers, the asker accepts, and the question is answered', async () => {
  const question = await ask();
  expect(question).toMatchObject({ status: 'open', isUrgent: false, upvotes: 0, carMake: 'Volkswagen', carYear: 2016 });
  const first = await reply(ben, question.id);
  const second = await reply(ben, question.id);
  expect((await accept(anna, second.id)).json()).toMatchObject({ id: question.id, status: 'answered' });
  const { question: seen, answers } = await open(guest, question.id);
  expect(seen).toMatchObject({ status: 'answered', answersCount: 2 });
  expect(answers.map(({ id, isAccepted }) => [id, isAccepted])).toEqual([
    [second.id, true],
    [first.id, false],
  ]);
});

test('answers come a page at a time, the accepted one before all, each once', async () => {
  const { id } = await ask();
  const given: number[] = [];
  for (let at = 0; at < 24; at += 1) given.push((await reply(ben, id)).id);
  const [first, , third] = given;
  await anna.post(`/api/qa/answers/${third}/upvote`);
  await accept(anna, given.at(-1) ?? 0);
  const page = await guest.get(`/api/qa/questions/${id}`);
  const { answers } = page.json<{ answers: Answer[] }>();
  expect(answers.map((answer) => answer.id)).toEqual([
    given.at(-1),
    third,
    first,
    ...given.slice(1, 2),
    ...given.slice(3, 19),
  ]);
  const next = /<([^>]*)>; rel="next"/.exec(String(page.headers.link))?.[1] ?? '';
  const rest = await guest.get(next);
  expect(rest.json<{ answers: Answer[] }>().answers.map((answer) => answer.id)).toEqual(given.slice(19, 23));
  expect(rest.headers.link).toBeUndefined();
});

test.each([
  [{ title: 'Too short' }, 'Question title must be at least 10 characters'],
  [{ title: 'x'.repeat(151) }, 'Title cannot exceed 150 characters'],
  [{ content: 'Not twenty letters' }, 'Question content must be at least 20 characters'],
  [{ content: 'x'.repeat(2001) }, 'Content cannot exceed 2000 characters'],
  [{ carYear: 1899 }, 'Invalid year'],
  [{ carYear: new Date().getFullYear() + 2 }, 'Year cannot be in the future'],
  [{ category: 'cooking' }, 'Please choose a category'],
])('a question that does not fit is refused in the words of the specification: %j', async (wrong, message) => {
  const answer = await anna.post('/api/qa/questions', fresh(wrong));
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ message });
});

test.each([
  ['Too short', 'Answer must be at least 10 characters'],
  ['x'.repeat(2001), 'Answer cannot exceed 2000 characters'],
])('an answer that does not fit is refused: %#', async (content, message) => {
  const { id } = await ask();
  expect((await ben.post(`/api/qa/questions/${id}/answers`, { content })).json()).toMatchObject({ message });
});

test('only the asker accepts, and nobody changes what another wrote', async () => {
  const { id } = await ask();
  const answer = await reply(ben, id);
  const zoe = server.newBrowser('zoe');
  await register(zoe);
  const content = 'Changed by somebody else entirely';
  for (const refused of [
    await accept(ben, answer.id),
    await accept(zoe, answer.id),
    await zoe.patch(`/api/qa/answers/${answer.id}`, { content }),
    await zoe.delete(`/api/qa/answers/${answer.id}`),
    await zoe.patch(`/api/qa/questions/${id}`, { title: content, content }),
    await zoe.delete(`/api/qa/questions/${id}`),
    await zoe.post(`/api/qa/questions/${id}/close`, { closed: true }),
    await anna.patch(`/api/qa/answers/${answer.id}`, { content }),
    await zoe.post('/api/qa/answers/999999/upvote'),
    await zoe.post('/api/qa/questions/999999/upvote'),
    await zoe.post('/api/qa/questions/999999/answers', { content }),
  ])
    expect(refused.statusCode).toBe(404);
  expect((await accept(guest, answer.id)).statusCode).toBe(401);
  expect(await open(guest, id)).toMatchObject({ question: { status: 'open' }, answers: [{ isAccepted: false }] });
});

test('of answers accepted at once one remains', async () => {
  const { id } = await ask();
  const answers = [];
  for (let at = 0; at < 8; at += 1) answers.push(await reply(ben, id));
  const replies = await Promise.all(answers.map((answer) => accept(anna, answer.id)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  const accepted = await server.db.select().from(qaAnswers).where(eq(qaAnswers.questionId, id));
  expect(accepted.filter(({ isAccepted }) => isAccepted)).toHaveLength(1);
  expect((await open(guest, id)).question.status).toBe('answered');
});

test('200 people who vote at the same moment are 200 votes, for a question and for an answer', async () => {
  const { id } = await ask();
  const answer = await reply(ben, id);
  const people = await crowd(server, 200);
  for (const url of [`/api/qa/questions/${id}/upvote`, `/api/qa/answers/${answer.id}/upvote`])
    await Promise.all(people.map(({ headers }) => server.app.inject({ method: 'POST', url, headers })));
  expect(await open(guest, id)).toMatchObject({ question: { upvotes: 200 }, answers: [{ upvotes: 200 }] });
}, 60_000);

test('a second vote takes the first back, and nobody votes for the own words', async () => {
  const { id } = await ask();
  const answer = await reply(ben, id);
  expect((await ben.post(`/api/qa/questions/${id}/upvote`)).json()).toEqual({ upvoted: true, upvotes: 1 });
  expect((await open(ben, id)).question).toMatchObject({ upvoted: true, upvotes: 1 });
  expect((await ben.post(`/api/qa/questions/${id}/upvote`)).json()).toEqual({ upvoted: false, upvotes: 0 });
  expect((await anna.post(`/api/qa/questions/${id}/upvote`)).statusCode).toBe(403);
  expect((await ben.post(`/api/qa/answers/${answer.id}/upvote`)).statusCode).toBe(403);
});

test('a closed question takes no answers, and opened again it is what it was', async () => {
  const { id } = await ask();
  const answer = await reply(ben, id);
  await accept(anna, answer.id);
  expect((await anna.post(`/api/qa/questions/${id}/close`, { closed: true })).json()).toMatchObject({
    status: 'closed',
  });
  const late = await ben.post(`/api/qa/questions/${id}/answers`, { content: 'One more thing to look at' });
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ message: 'This question is closed' });
  const reopened = await anna.post(`/api/qa/questions/${id}/close`, { closed: false });
  expect(reopened.json()).toMatchObject({ status: 'answered' });
  await ben.delete(`/api/qa/answers/${answer.id}`);
  expect((await open(guest, id)).question.status).toBe('open');
});

test('questions are filtered by category, status and fault, searched by words and by the car, and ordered by votes', async () => {
  await server.db.delete(qaQuestions);
  const brakes = await ask(anna, { faultIds: ['brakes/worn-front-pads'] });
  const engine = await ask(ben, {
    category: 'engine',
    carMake: 'Saab',
    title: 'What is this rattle at idle?',
    content: 'It rattles until it is warm, and the belt squeals on damp mornings.',
  });
  const answer = await reply(ben, brakes.id);
  await accept(anna, answer.id);
  await anna.post(`/api/qa/questions/${engine.id}/upvote`);
  const ids = async (query: string) => (await list(query)).map(({ id }) => id);
  expect(await ids('')).toEqual([engine.id, brakes.id]);
  expect(await ids('?category=engine')).toEqual([engine.id]);
  expect(await ids('?status=answered')).toEqual([brakes.id]);
  expect(await ids('?status=closed')).toEqual([]);
  expect(await ids('?category=engine&status=answered')).toEqual([]);
  expect(await ids('?fault=brakes%2Fworn-front-pads')).toEqual([brakes.id]);
  expect(await ids('?search=saab')).toEqual([engine.id]);
  expect(await ids('?search=rattling&category=brakes')).toEqual([]);
  expect(await ids('?sort=top&limit=1')).toEqual([engine.id]);
  const later = await ask(ben, { title: 'Squeal again, number two of the kind' });
  await server.db.update(qaQuestions).set({ upvotes: 4 }).where(eq(qaQuestions.id, brakes.id));
  expect(await ids('?search=squeal')).toEqual([later.id, engine.id, brakes.id]);
  expect(await ids('?search=squeal&sort=top')).toEqual([brakes.id, engine.id, later.id]);
  expect((await guest.get('/api/qa/questions?status=nonsense')).statusCode).toBe(400);
});

test('while a question is typed, solved ones like it and the faults it points to are offered', async () => {
  await server.db.delete(qaQuestions);
  const solved = await ask();
  await accept(anna, (await reply(ben, solved.id)).id);
  const unsolved = await ask();
  const text = encodeURIComponent('grinding and squealing noise when braking, brake pads look thin');
  const { questions, faults } = (await guest.get(`/api/qa/similar?text=${text}`)).json<{
    questions: { id: number }[];
    faults: { id: string; title: string }[];
  }>();
  expect(questions.map(({ id }) => id)).toEqual([solved.id]);
  expect(questions.map(({ id }) => id)).not.toContain(unsolved.id);
  expect(faults[0]?.id).toMatch(/^brakes\//);
  expect((await guest.get('/api/qa/similar?text=hi')).json()).toEqual({ questions: [], faults: [] });
});

test('an urgent question is marked, and the faults of a diagnosis stay with it', async () => {
  const question = await ask(anna, { isUrgent: true, faultIds: ['brakes/worn-front-pads', 'no/such-fault'] });
  expect(question.isUrgent).toBe(true);
  expect(question.suspectedFaults.map(({ id }) => id)).toEqual(['brakes/worn-front-pads']);
});

test('votes go with the account that gave them', async () => {
  const { id } = await ask();
  const { id: answerId } = await reply(anna, id);
  const yan = server.newBrowser('yan');
  await register(yan);
  await yan.post(`/api/qa/questions/${id}/upvote`);
  await yan.post(`/api/qa/answers/${answerId}/upvote`);
  const sums = async () => {
    const { question, answers } = await open(guest, id);
    return [question.upvotes, answers[0]?.upvotes];
  };
  expect(await sums()).toEqual([1, 1]);
  await yan.post(`/api/user-delete?token=${deletionToken(yan.id, server.time.now)}`, { userId: yan.id });
  expect(await sums()).toEqual([0, 0]);
});
