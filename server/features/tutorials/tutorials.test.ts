import { expect, test } from 'vitest';
import { CATEGORIES, type Tutorial, type TutorialDetail } from '#contract/tutorials.ts';
import { SYSTEMS } from '#engine/knowledge.ts';
import { loadMind } from '#server/knowledge/load.ts';
import { testApp } from '#server/testing/test-app.ts';
import { isForOwners } from './guide.ts';
import { tutorialRepository } from './repository.ts';

const server = testApp();
const { anna, ben, guest } = server;
const { knowledge } = loadMind();

const list = async (query = '', who = guest) => (await who.get(`/api/tutorials${query}`)).json<Tutorial[]>();
/** Every page, as the `Link` headers lead. */
async function everyPage(who = guest): Promise<Tutorial[]> {
  const all: Tutorial[] = [];
  let next: string | undefined = '/api/tutorials?limit=100';
  while (next !== undefined) {
    const answer = await who.get(next);
    all.push(...answer.json<Tutorial[]>());
    next = /<([^>]*)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1];
  }
  return all;
}
const suggest = (topic: unknown, more: object = {}, who = guest) =>
  who.post('/api/tutorials/suggest', { topic, ...more });

test('every job that an owner may do has a guide, and each guide an id of its own', async () => {
  const all = await everyPage();
  expect(all).toHaveLength(Object.values(knowledge.jobs).filter(isForOwners).length);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(60);
});

test('the list comes a page at a time: twenty unless more are asked for, a hundred at most', async () => {
  expect(await list()).toHaveLength(20);
  expect(await list('?limit=5')).toEqual((await everyPage()).slice(0, 5));
  expect((await guest.get('/api/tutorials?limit=101')).statusCode).toBe(400);
  expect((await guest.get('/api/tutorials?searchQuery=front%20brake%20pads&limit=1')).headers.link).toMatch(
    /searchQuery=front.*cursor=.*rel="next"/,
  );
});

test('every system of a car is a category with a name', () => {
  expect(Object.keys(CATEGORIES)).toEqual([...SYSTEMS]);
});

test('a guide is found by words, misspelt ones too, and by category and difficulty', async () => {
  expect((await list('?searchQuery=front%20brake%20pads'))[0]?.title).toMatch(/front.*pads/i);
  expect((await list('?searchQuery=batery'))[0]?.title).toMatch(/battery/i);
  expect(await list('?searchQuery=lasagne')).toEqual([]);
  const easyBrakes = await list('?category=brakes&difficulty=beginner');
  expect(easyBrakes.length).toBeGreaterThan(0);
  for (const one of easyBrakes) expect(one).toMatchObject({ category: 'brakes', difficulty: 'beginner' });
});

test('a guide is read by its id and by the id of its job', async () => {
  const byJob = (await guest.get('/api/tutorials/brakes%2Freplace-front-pads')).json<TutorialDetail>();
  const byId = (await guest.get(`/api/tutorials/${byJob.id}`)).json<TutorialDetail>();
  expect(byId).toEqual(byJob);
  expect(byId.steps.length).toBeGreaterThan(2);
  expect(byId.dangers.length).toBeGreaterThan(0);
  expect(byId.parts[0]?.price).toMatch(/£/);
});

test.each(['999', '1000000001', 'nothing', 'brakes%2Fno-such-job', '0', '-1', 'brakes%2Fadjust-brake-pedal'])(
  'there is no guide under %s',
  async (id) => {
    expect((await guest.get(`/api/tutorials/${id}`)).statusCode).toBe(404);
  },
);

test('a topic that names a car becomes guides for that car, kept and marked as generated', async () => {
  const [first] = (await suggest('change pads on a 2015 Focus')).json<{ tutorials: Tutorial[] }>().tutorials;
  expect(first).toMatchObject({ generated: true, category: 'brakes' });
  expect(first?.title).toContain('2015 Ford Focus');
  const again = (await suggest('change the pads of my 2015 Ford Focus')).json<{ tutorials: Tutorial[] }>().tutorials;
  expect(again[0]?.id).toBe(first?.id);
  const detail = (await guest.get(`/api/tutorials/${first?.id}`)).json<TutorialDetail>();
  expect(detail).toMatchObject({ id: first?.id, car: '2015 Ford Focus', generated: true });
});

test('a generated guide is in the list of its owner alone; a guest’s is in nobody’s', async () => {
  const made = async (who = guest) =>
    (await suggest('change pads on a 2015 Focus', {}, who)).json<{ tutorials: Tutorial[] }>().tutorials[0] as Tutorial;
  const [annas, guests] = [await made(anna), await made()];
  expect(annas.title).toContain('2015 Ford Focus');
  expect((await list('', anna))[0]).toEqual(expect.objectContaining({ generated: true }));
  expect((await list('?limit=100', anna)).map(({ id }) => id)).toContain(annas.id);
  expect((await anna.get(`/api/tutorials/${annas.id}`)).statusCode).toBe(200);
  for (const other of [ben, guest]) {
    const all = await everyPage(other);
    expect(all.filter(({ generated }) => generated)).toEqual([]);
    expect((await other.get(`/api/tutorials/${annas.id}`)).statusCode).toBe(404);
    expect((await other.get(`/api/tutorials/${guests.id}`)).statusCode).toBe(200);
  }
});

test('for no car in particular the written guide is given, and none beside it', async () => {
  const { tutorials } = (await suggest('change the oil', {}, ben)).json<{ tutorials: Tutorial[] }>();
  expect(tutorials[0]).toMatchObject({ title: 'Change engine oil and filter', generated: false });
  const titles = (await everyPage(ben)).map(({ title }) => title);
  expect(titles.filter((title) => title === 'Change engine oil and filter')).toHaveLength(1);
});

test('what somebody typed as a car that is in no list is never shown to others', async () => {
  const carInfo = { make: 'buy at evil.example', model: 'x', year: 2015 };
  const [first] = (await suggest('top up engine oil', { carInfo })).json<{ tutorials: Tutorial[] }>().tutorials;
  expect(JSON.stringify(first)).not.toContain('evil');
});

test('the car of the garage counts, and nobody else’s', async () => {
  const { id: carId } = (await anna.post('/api/cars', { make: 'Volkswagen', model: 'Golf', year: 2016 })).json();
  const mine = (await suggest('replace wiper blades', { carId }, anna)).json<{ tutorials: Tutorial[] }>();
  expect(mine.tutorials[0]?.title).toContain('2016 Volkswagen Golf');
  expect((await suggest('replace wiper blades', { carId }, ben)).statusCode).toBe(404);
  expect((await suggest('replace wiper blades', { carId })).statusCode).toBe(401);
});

test.each([
  ['replace the airbag', /airbag/i],
  ['rebuild the high voltage battery', /high-voltage/],
  ['change front coil springs', /spring/i],
  ['drop the fuel tank', /fuel/i],
  ['replace timing chain', /workshop/],
  ['cambelt', /workshop/],
  ['respray a wing', /can’t write that one yet.*request form/],
  ['bake a lasagne', /doesn’t sound like a job on a car.*request form/],
  ['bake a cake', /doesn’t sound like a job on a car/],
])('“%s” is refused with the reason', async (topic, why) => {
  const answer = await suggest(topic);
  expect(answer.statusCode).toBe(404);
  expect(answer.json().message).toMatch(why);
});

test.each([
  ['oil change', /engine oil and filter/],
  ['change the oil', /engine oil and filter/],
  ['engine oil change myself', /engine oil and filter/],
  ['top up the oil', /top up engine oil/],
  ['check my oil level', /top up engine oil/],
  ['change the battery', /^Replace 12 V battery/],
  ['replace battery', /^Replace 12 V battery/],
  ['car battery', /^Replace 12 V battery/],
  ['flat battery', /^Charge and test/],
  ['key battery', /key fob battery/],
  ['change a tyre', /spare wheel/],
  ['flat tyre', /spare wheel/],
  ['how to change a flat', /spare wheel/],
  ['change a wheel', /spare wheel/],
  ['puncture', /spare wheel/],
  ['pump up the tyres', /tyre pressures/],
  ['brakes', /front brake pads/],
  ['change the brakes', /front brake pads/],
  ['rear brakes', /rear brake pads/],
  ['brake fluid', /brake fluid/],
  ['service my car', /engine oil and filter/],
  ['car service', /engine oil and filter/],
  ['wipers', /wiper blades/],
  ['headlight', /headlamp bulb/],
  ['brake light', /small bulb/],
  ['indicator bulb', /small bulb/],
  ['plugs', /spark plugs/],
  ['antifreeze', /Top up coolant/],
  ['AdBlue', /Fill AdBlue/],
  ['cabin filter', /pollen filter/],
  ['fuse', /blown fuse/],
  ['exhaust', /rear silencer/],
  ['change the oil on my 2015 Focus', /engine oil and filter – 2015 Ford Focus/],
])('“%s” is what owners call a job of theirs, and its guide comes first', async (topic, title) => {
  expect((await suggest(topic)).json<{ tutorials: Tutorial[] }>().tutorials?.[0]?.title).toMatch(title);
});

test('a search by an everyday name finds its guide first', async () => {
  expect((await list('?searchQuery=oil%20change'))[0]?.title).toBe('Change engine oil and filter');
  expect((await list('?searchQuery=battery'))[0]?.title).toBe('Replace 12 V battery');
});

test.each(['change the oil', 'spark plugs', 'exhaust', 'DPF', 'cambelt'])(
  '“%s” is not offered for an electric car',
  async (topic) => {
    const answer = await suggest(topic, {
      carInfo: { make: 'Nissan', model: 'Leaf', year: 2019, fuelType: 'Electric' },
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.json().message).toMatch(/is not a job for an electric car like yours\.$/);
  },
);

test('a job that the car does not have is said in good English', async () => {
  const carInfo = { make: 'Nissan', model: 'Leaf', year: 2019, fuelType: 'Electric' };
  const answer = await suggest('top up AdBlue', { carInfo });
  expect(answer.statusCode).toBe(404);
  expect(answer.json().message).toBe('“Fill AdBlue tank” is not a job for an electric car like yours.');
});

test('a blank topic is refused in the words of the screen', async () => {
  const answer = await suggest('  ');
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toBe('Please enter a repair topic to generate suggestions');
});

test('a wish is kept for whoever runs the server', async () => {
  expect((await ben.post('/api/tutorials/requests', { topic: 'Rust on a sill' })).statusCode).toBe(201);
  expect((await guest.post('/api/tutorials/requests', { topic: 'Hood lining' })).statusCode).toBe(201);
  expect((await guest.post('/api/tutorials/requests', { topic: '' })).statusCode).toBe(400);
  const requests = await tutorialRepository(server.db).requests();
  expect(requests.map(({ topic, by }) => [topic, by])).toEqual([
    ['Hood lining', null],
    ['Rust on a sill', 'ben'],
  ]);
});
