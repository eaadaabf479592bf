import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Tutorial, TutorialDetail } from '#contract/tutorials.ts';
import { fakeProvider, say } from '#server/ai/testing/fake-provider.ts';
import { testApp } from '#server/testing/test-app.ts';

const provider = await fakeProvider();
afterAll(() => provider.close());
const { guest, newBrowser, time } = testApp({
  env: { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'fake', AI_BASE_URL: provider.url },
});
const helped = newBrowser();
beforeAll(() => helped.put('/api/language-model', { allowed: true }));

const TOPIC = 'fit a roof rack to the battery tray';
const GUIDE = {
  title: 'Fit a roof rack',
  description: 'How to put a rack on the roof rails.',
  category: 'body',
  difficulty: 'beginner',
  minutes: 30,
  dangers: ['A rack that comes loose hits whoever is behind you'],
  tools: ['Hex key'],
  parts: ['Roof rack'],
  steps: ['Clean the rails', 'Lay the bars on the marks', 'Tighten the feet as the handbook says'],
  check: 'Pull at the rack: the whole car moves with it',
  stopWhen: 'The rails are loose or cracked',
};
const answers = (guide: object | null, possible = true) =>
  provider.behave((asked, response) => say(response, asked, JSON.stringify({ possible, guide })));
const suggest = (who = helped, topic = TOPIC) => who.post('/api/tutorials/suggest', { topic });

beforeEach(() => {
  // A model that failed in the test before has rested.
  time.now = new Date(time.now.getTime() + 3_600_000);
  provider.asked.length = 0;
});

test('a topic that the knowledge does not cover becomes a guide, marked with who wrote it, for the asker alone', async () => {
  answers(GUIDE);
  expect((await suggest(guest)).statusCode).toBe(404);
  expect(provider.asked).toHaveLength(0);
  const [made] = (await suggest()).json<{ tutorials: Tutorial[] }>().tutorials;
  expect(made).toMatchObject({ title: 'Fit a roof rack', generated: true, category: 'body' });
  const guide = (await guest.get(`/api/tutorials/${made?.id}`)).json<TutorialDetail>();
  expect(guide).toMatchObject({ steps: GUIDE.steps, writtenBy: 'openai-compatible/fake' });
  const listed = (await guest.get('/api/tutorials?limit=100')).json<Tutorial[]>();
  expect(listed.map(({ id }) => id)).not.toContain(made?.id);
});

test('a topic that the knowledge covers is never asked of a model', async () => {
  answers(GUIDE);
  const [made] = (await suggest(helped, 'change pads on a 2015 Focus')).json<{ tutorials: Tutorial[] }>().tutorials;
  expect(made?.category).toBe('brakes');
  expect(provider.asked).toHaveLength(0);
});

test.each([
  'remove the airbag',
  'compress a coil spring',
  'drain the fuel tank',
  'open the traction battery',
  'bake a lasagne',
])('“%s” is not asked of a model either', async (topic) => {
  answers(GUIDE);
  expect((await suggest(helped, topic)).statusCode).toBe(404);
  expect(provider.asked).toHaveLength(0);
});

test.each([
  ['says that it cannot', null],
  ['leaves the dangers out', { ...GUIDE, dangers: [] }],
  ['touches an airbag', { ...GUIDE, steps: [...GUIDE.steps, 'Unplug the airbag under the seat'] }],
  ['opens the fuel line', { ...GUIDE, steps: [...GUIDE.steps, 'Undo the fuel line and let it run'] }],
  ['works on high voltage', { ...GUIDE, steps: [...GUIDE.steps, 'Cut the orange cables'] }],
  ['lets a spring go', { ...GUIDE, steps: [...GUIDE.steps, 'Undo the top nut of the coil spring'] }],
  ['opens the brakes', { ...GUIDE, steps: [...GUIDE.steps, 'Undo the brake hose'] }],
  ['works under a jack', { ...GUIDE, steps: [...GUIDE.steps, 'Lie under it, it is held by the jack'] }],
  ['invents a torque', { ...GUIDE, steps: [...GUIDE.steps, 'Tighten to 110 Nm'] }],
  ['leads elsewhere', { ...GUIDE, description: 'More at https://evil.example' }],
  ['writes markup', { ...GUIDE, title: 'Rack <img src=x onerror=alert(1)>' }],
  ['has another shape', { ...GUIDE, steps: 'Just do it' }],
  ['has a category of its own', { ...GUIDE, category: 'explosives' }],
  ['is one for a workshop', { ...GUIDE, difficulty: 'workshop' }],
  ['is endless', { ...GUIDE, steps: Array(50).fill('Turn it again') }],
])('a guide that %s is not given', async (_, guide) => {
  answers(guide);
  const answer = await suggest(helped, `${TOPIC} once more`);
  expect(answer.statusCode).toBe(404);
  expect(provider.asked.length).toBeGreaterThan(0);
  expect(answer.json().message).toMatch(/can’t write that one yet.*request form/);
});

test('wherever the car is lifted, the danger of it stands first', async () => {
  answers({ ...GUIDE, steps: ['Jack up the front and set it on axle stands', ...GUIDE.steps] });
  const [made] = (await suggest(helped, `${TOPIC} from below`)).json<{ tutorials: Tutorial[] }>().tutorials;
  const guide = (await guest.get(`/api/tutorials/${made?.id}`)).json<TutorialDetail>();
  expect(guide.dangers[0]).toMatch(/Never get under a car that only a jack holds/);
});
