import { expect, test } from 'vitest';
import { type KeptOption, type PartOption, poundsIn } from '#contract/parts.ts';
import { findFamilies } from '#engine/parts/find-families.ts';
import { partIndexOf } from '#server/indexes.ts';
import { loadMind } from '#server/knowledge/load.ts';
import { testApp } from '#server/testing/test-app.ts';

const server = testApp();
const { knowledge } = loadMind();
const { anna, ben, guest } = server;
const golf = { make: 'Volkswagen', model: 'Golf', year: 2016, fuelType: 'Diesel', transmission: 'Manual' };

const search = async (partName: string, more: object = {}) =>
  (await guest.post('/api/parts/search', { partName, ...more })).json<PartOption[]>();
const names = async (partName: string, more: object = {}) => [
  ...new Set((await search(partName, more)).map(({ name }) => name)),
];

test('front brake pads come cheapest first, with a pound sign, the car they are for and what to check', async () => {
  const options = await search('Front brake pads (axle set)', { carInfo: golf });
  expect(options.length).toBeGreaterThan(4);
  expect(new Set(options.map(({ name }) => name))).toEqual(new Set(['Front brake pads (axle set)']));
  const prices = options.map(({ price }) => poundsIn(price));
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
  for (const option of options) {
    expect(option.price).toMatch(/^£\d/);
    expect(option.compatibility).toContain('For your 2016 Volkswagen Golf');
    expect(option).toMatchObject({ source: 'guide', pricesSet: 'November 2026' });
    if (option.link) expect(option.link).toMatch(/^https:\/\//);
  }
});

test('brake friction is never offered used; an alternator is', async () => {
  expect((await search('front brake pads')).map(({ quality }) => quality)).not.toContain('Used');
  expect((await search('alternator')).map(({ quality }) => quality)).toContain('Used');
});

test.each([
  ['brake pad', /brake pads/i],
  ['break pads', /brake pads/i],
  ['frnt brake pads', /Front brake pads/],
  ['rotors', /brake discs/i],
  ['alternater', /^Alternator/],
  ['drop-links', /drop link/i],
  ['droplink', /drop link/i],
  ['track rod ends', /track rod/i],
  ['tires', /^Tyre/],
  ['exaust flexi', /flexi/i],
  ['muffler', /silencer/i],
  ['spark plug', /Spark plugs/],
  ['Brake fluid DOT 4 (1 litre) × 2', /^Brake fluid DOT 4/],
])('somebody who types "%s" finds it', async (typed, name) => {
  expect((await names(typed))[0]).toMatch(name);
});

test('naming the car along with the part does no harm', async () => {
  expect((await names('golf volkswagen glow plugs', { carInfo: golf }))[0]).toMatch(/^Glow plug/);
});

test('a part that the car cannot have is not offered', async () => {
  expect(await search('spark plugs', { carInfo: { fuelType: 'Diesel' } })).toEqual([]);
  expect(await search('spark plugs', { carInfo: { fuelType: 'Petrol' } })).not.toEqual([]);
  expect(await search('clutch kit', { carInfo: { make: 'Tesla', model: 'Model 3' } })).toEqual([]);
});

test('a dearer class of car has dearer parts', async () => {
  const first = async (carInfo: object) => (await search('alternator', { carInfo }))[0]?.priceRange.high ?? 0;
  expect(await first({ make: 'BMW', model: '320d' })).toBeGreaterThan(await first({ make: 'Ford', model: 'Fiesta' }));
});

test.each(['qwzxvv', '🤡🤡🤡', 'the', '%%%', "'; drop table cars; --", 'unicorn horn polish'])(
  'nonsense such as "%s" finds nothing',
  async (nonsense) => expect(await search(nonsense)).toEqual([]),
);

test.each([[''], ['   '], ['x'.repeat(121)], [undefined], [5]])('a name like %j is refused', async (partName) => {
  const answer = await guest.post('/api/parts/search', { partName });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ error: 'validation_failed', message: expect.stringMatching(/^Part name/) });
});

test('the garage’s own car counts, and nobody else’s', async () => {
  const { id } = (await anna.post('/api/cars', golf)).json();
  const ask = (who: typeof anna) => who.post('/api/parts/search', { partName: 'glow plug', carId: id });
  expect((await ask(anna)).json<PartOption[]>()[0]?.compatibility).toContain('Golf');
  expect((await ask(ben)).statusCode).toBe(404);
  expect((await ask(guest)).statusCode).toBe(401);
});

test('every part that a diagnosis names is found under that very name', async () => {
  const result = (
    await guest.post('/api/diagnose/text', { symptoms: 'grinding when I brake and the wheel shakes', carInfo: golf })
  ).json<{ results: { details: { requiredParts?: string[] } }[] }>();
  const needed = new Set(result.results.flatMap(({ details }) => details.requiredParts ?? []));
  expect(needed.size).toBeGreaterThan(0);
  for (const part of needed) expect(await names(part), part).toHaveLength(1);
});

test('what a part of a stored answer cost when its owner first looked stays with the answer, for its owner alone', async () => {
  const { sessionId, results } = (await anna.post('/api/diagnose/text', { symptoms: 'squeals when I brake' })).json();
  const [partName] = results[0].details.requiredParts as string[];
  const look = (who: typeof anna) => who.post('/api/parts/search', { partName, sessionId });
  const kept = async (who: typeof anna) => who.get(`/api/sessions/${sessionId}/parts`);
  expect((await kept(anna)).json()).toEqual([]);
  for (const stranger of [ben, guest]) expect((await look(stranger)).statusCode).toBe(200);
  expect((await kept(anna)).json()).toEqual([]);
  const options = (await look(anna)).json<PartOption[]>();
  const first = (await kept(anna)).json<KeptOption[]>();
  expect(first).toHaveLength(options.length);
  expect(first[0]).toMatchObject({
    partName,
    brand: options[0]?.brand,
    price: options[0]?.priceLow,
    quality: options[0]?.quality,
    retailer: options[0]?.retailer,
    availability: 'Guide price, set in November 2026',
  });
  server.time.now = new Date(server.time.now.getTime() + 86_400_000);
  await Promise.all([look(anna), look(anna)]);
  expect((await kept(anna)).json()).toEqual(first);
  expect((await kept(ben)).statusCode).toBe(404);
  expect((await kept(guest)).statusCode).toBe(401);
  await anna.delete(`/api/sessions/${sessionId}`);
  expect((await kept(anna)).statusCode).toBe(404);
});

test('two searches at once keep a part once; one that the answer does not name is not kept', async () => {
  const { sessionId, results } = (await anna.post('/api/diagnose/text', { symptoms: 'grinds when I brake' })).json();
  const [partName] = results[0].details.requiredParts as string[];
  const look = (name: unknown) => anna.post('/api/parts/search', { partName: name, sessionId });
  const [options] = await Promise.all([look(partName), look(partName), look(partName), look('wiper blades')]);
  const kept = (await anna.get(`/api/sessions/${sessionId}/parts`)).json<KeptOption[]>();
  expect(kept).toHaveLength(options?.json<PartOption[]>().length ?? 0);
  expect(new Set(kept.map((option) => option.partName))).toEqual(new Set([partName]));
});

test.each([
  ['brakes', 'Front brake pads'],
  ['my brakes', 'Front brake pads'],
  ['oil', 'Engine oil'],
  ['filter', 'Oil filter'],
  ['exhaust', 'Exhaust rear silencer'],
  ['wipers', 'Wiper blades'],
  ['bulb', 'Headlamp bulb'],
  ['shocks', 'Front shock absorber'],
  ['springs', 'Front coil spring'],
  ['window', 'Electric window regulator'],
  ['gearbox', 'Reconditioned manual gearbox'],
  ['ball joint', 'Lower ball joint'],
])('“%s” is what owners call an everyday part, and it is among the first', (asked, name) => {
  const [first] = findFamilies(partIndexOf(knowledge), asked);
  expect(knowledge.parts[first ?? '']?.name).toMatch(new RegExp(`^${name}`));
});

test('a part that is one letter away is no answer to a short word', async () => {
  expect(findFamilies(partIndexOf(knowledge), 'seat')).not.toContain('thermostat');
  expect(findFamilies(partIndexOf(knowledge), 'exhaust')).not.toContain('brake-vacuum-pump');
});
