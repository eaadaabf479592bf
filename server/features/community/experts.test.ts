/** Who answers as an expert: the profile, its mark, and the directory. */
import { expect, test } from 'vitest';
import type { Expert } from '#contract/experts.ts';
import type { Answer, Question } from '#contract/qa.ts';
import { expertProfiles } from '#server/db/tables/community.ts';
import { type Person, register, testApp } from '#server/testing/test-app.ts';

const server = testApp();
const { anna, ben, guest } = server;

let made = 0;
const ask = async () => {
  made += 1;
  const content = `It squeals when I brake gently, mostly in the morning. Number ${made}.`;
  const question = { title: `Why does it squeal, number ${made}?`, content, category: 'brakes' };
  return (await anna.post('/api/qa/questions', question)).json<Question>();
};
const reply = async (who: Person, id: number) =>
  (
    await who.post(`/api/qa/questions/${id}/answers`, { content: `Look at the pads first. ${Math.random()}` })
  ).json<Answer>();
const open = async (who: Person, id: number) =>
  (await who.get(`/api/qa/questions/${id}`)).json<{ answers: Answer[] }>();

const profile = {
  displayName: 'Ben the Mechanic',
  credentials: 'IMI level 3',
  specialties: ['Brakes'],
  yearsExperience: 12,
};

test('only a verified expert’s answers are marked, from then on, whatever the answerer claims', async () => {
  const { id } = await ask();
  await ben.put('/api/experts/me', { ...profile, isVerified: true });
  const claim = { content: 'Trust me, I am an expert', isExpertAnswer: true, expertCredentials: 'King of cars' };
  const before = (await ben.post(`/api/qa/questions/${id}/answers`, claim)).json<Answer>();
  expect(before).toMatchObject({ isExpertAnswer: false, expertCredentials: null, expertId: null });
  await server.db.update(expertProfiles).set({ isVerified: true });
  const after = await reply(ben, id);
  expect(after).toMatchObject({ isExpertAnswer: true, expertCredentials: 'IMI level 3' });
  expect((await open(guest, id)).answers.map(({ isExpertAnswer }) => isExpertAnswer)).toEqual([false, true]);
  const { expert } = (await guest.get(`/api/experts/${after.expertId}`)).json<{ expert: Expert }>();
  expect(expert).toMatchObject({ displayName: 'Ben the Mechanic', isVerified: true });
});

test('an expert’s answer that is changed after the mark was lost carries it no more', async () => {
  const { id } = await ask();
  const carl = server.newBrowser('carl');
  await register(carl);
  await carl.put('/api/experts/me', { ...profile, displayName: 'Carl', credentials: 'IMI level 3' });
  await server.db.update(expertProfiles).set({ isVerified: true });
  const answer = await reply(carl, id);
  const change = async () =>
    (await carl.patch(`/api/qa/answers/${answer.id}`, { content: `Pour sugar in. ${Math.random()}` })).json<Answer>();
  expect(await change()).toMatchObject({ isExpertAnswer: true, expertCredentials: 'IMI level 3' });
  await carl.put('/api/experts/me', { ...profile, displayName: 'Carl', credentials: 'King of cars' });
  expect(await change()).toMatchObject({ isExpertAnswer: false, expertCredentials: null });
  await server.db.update(expertProfiles).set({ isVerified: true });
  expect(await change()).toMatchObject({ isExpertAnswer: true, expertCredentials: 'King of cars' });
  await carl.delete('/api/experts/me');
  expect(await change()).toMatchObject({ isExpertAnswer: false, expertCredentials: null, expertId: null });
});

test('an expert’s answers and rating come from the answers and their votes', async () => {
  const { id } = await ask();
  const answer = await reply(ben, id);
  const me = (await ben.get('/api/experts/me')).json<Expert>();
  const helped = Math.round((me.averageRating / 5) * me.answersCount);
  await anna.post(`/api/qa/answers/${answer.id}/upvote`);
  const now = (await ben.get('/api/experts/me')).json<Expert>();
  expect(now.answersCount).toBe(me.answersCount);
  expect(now.averageRating).toBeCloseTo((5 * (helped + 1)) / now.answersCount, 1);
});

test('another name or other credentials have to be verified anew; the rest may be changed', async () => {
  await server.db.update(expertProfiles).set({ isVerified: true });
  const save = async (more: object) => (await ben.put('/api/experts/me', { ...profile, ...more })).json<Expert>();
  expect(await save({ bio: 'Twelve years of brakes.' })).toMatchObject({
    isVerified: true,
    bio: 'Twelve years of brakes.',
  });
  expect(await save({ credentials: 'Chief engineer' })).toMatchObject({ isVerified: false });
});

test('the directory lists verified experts and is searched by name and specialty', async () => {
  await server.db.update(expertProfiles).set({ isVerified: false });
  expect((await guest.get('/api/experts')).json()).toEqual([]);
  await server.db.update(expertProfiles).set({ isVerified: true });
  for (const text of ['mechan', 'BRAKE'])
    expect((await guest.get(`/api/experts?search=${text}`)).json()).toHaveLength(1);
  for (const text of ['nobody', '%', '_']) expect((await guest.get(`/api/experts?search=${text}`)).json()).toEqual([]);
});

test.each([
  [{ displayName: 'B' }, 'Display name must be at least 2 characters'],
  [{ displayName: 'x'.repeat(51) }, 'Display name cannot exceed 50 characters'],
  [{ credentials: 'IMI' }, 'Credentials must be at least 5 characters'],
  [{ credentials: 'x'.repeat(101) }, 'Credentials cannot exceed 100 characters'],
  [{ bio: 'x'.repeat(501) }, 'Bio cannot exceed 500 characters'],
  [{ yearsExperience: 0 }, 'Years of experience must be between 1 and 50'],
  [{ yearsExperience: 51 }, 'Years of experience must be between 1 and 50'],
  [{ location: 'x'.repeat(101) }, 'Location cannot exceed 100 characters'],
])('a profile that does not fit is refused in the words of the specification: %j', async (wrong, message) => {
  const answer = await anna.put('/api/experts/me', { ...profile, ...wrong });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ message });
});
