import { expect, test } from 'vitest';
import { type Car, MOST_CARS } from '#contract/cars.ts';
import { cars } from '#server/db/tables/cars.ts';
import { register, testApp } from '#server/testing/test-app.ts';

const server = testApp();
const { anna, ben, guest, newBrowser } = server;
const golf = { make: 'Volkswagen', model: 'Golf', year: 2016, engine: '1.6L TDI' };
const fiesta = { make: 'Ford', model: 'Fiesta', year: 2012 };

const add = async (car: object) => (await anna.post('/api/cars', car)).json<Car>();
const current = async () => (await anna.get('/api/car')).json<Car | null>();

test('an owner without a car has no current one', async () => {
  const answer = await anna.get('/api/car');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('null');
});

test('a car that is added becomes the current one, and the list shows the newest first', async () => {
  const first = await add(golf);
  expect(first).toMatchObject(golf);
  expect(first.createdAt).toMatch(/Z$/);
  const second = await add(fiesta);
  expect(await current()).toEqual(second);
  expect((await anna.get('/api/cars')).json()).toEqual([second, first]);
  const page = await anna.get('/api/cars?limit=1');
  expect(page.json()).toEqual([second]);
  const next = /<([^>]+)>/.exec(String(page.headers.link))?.[1] ?? '';
  expect((await anna.get(next)).json()).toEqual([first]);
});

test('an owner chooses another of the cars as current, and deleting it makes the newest remaining one current', async () => {
  const [newest, older] = (await anna.get('/api/cars')).json<[Car, Car]>();
  const third = await add({ ...golf, year: 2020 });
  expect((await anna.put('/api/car', { id: older.id })).json()).toEqual(older);
  expect(await current()).toEqual(older);
  expect((await anna.delete(`/api/cars/${older.id}`)).statusCode).toBe(204);
  expect(await current()).toEqual(third);
  await anna.delete(`/api/cars/${third.id}`);
  expect(await current()).toEqual(newest);
});

test('saving with the id of an own car changes that one and keeps what was left out', async () => {
  const car = await add({ ...golf, mileage: 90_000, fuelType: 'Diesel' });
  const changed = (await anna.post('/api/cars', { ...fiesta, id: car.id, fuelType: null })).json();
  expect(changed).toEqual({ ...car, ...fiesta, fuelType: null });
});

test('a guest is asked to sign in', async () => {
  for (const answer of [
    await guest.get('/api/cars'),
    await guest.get('/api/car'),
    await guest.post('/api/cars', golf),
    await guest.put('/api/car', { id: 1 }),
    await guest.delete('/api/cars/1'),
    await guest.delete('/api/cars/nonsense'),
  ]) {
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ error: 'unauthenticated' });
  }
});

test("nobody can see, change, choose or delete another owner's car", async () => {
  const car = await add(golf);
  const missing = await ben.delete('/api/cars/999999');
  const foreign = await ben.delete(`/api/cars/${car.id}`);
  expect(foreign.statusCode).toBe(404);
  expect(foreign.body).toBe(missing.body);
  expect((await ben.post('/api/cars', { ...fiesta, id: car.id })).statusCode).toBe(404);
  expect((await ben.put('/api/car', { id: car.id })).statusCode).toBe(404);
  expect((await ben.get('/api/cars')).json()).toEqual([]);
  expect(await current()).toEqual(car);
});

test('a malformed id names no car', async () => {
  for (const id of ['abc', '0', '-1', '1.5', '1e3', '99999999999999999999', '%00', '%zz', '1%20or%201=1'])
    expect((await anna.delete(`/api/cars/${id}`)).statusCode, id).toBe(404);
});

test.each([
  [{ model: 'Golf', year: 2016 }, 'Make is required'],
  [{ make: ' ', model: 'Golf', year: 2016 }, 'Make is required'],
  [{ make: 'Volkswagen', year: 2016 }, 'Model is required'],
  [{ ...golf, year: 1899 }, 'Invalid year'],
  [{ ...golf, year: '2016' }, 'Invalid year'],
  [{ ...golf, year: new Date().getFullYear() + 2 }, 'Year cannot be in the future'],
  [{ ...golf, mileage: -1 }, 'Mileage must be 0 or higher'],
])('a car that cannot be is refused in the words of the form: %j', async (car, message) => {
  const answer = await anna.post('/api/cars', car);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ message, error: 'validation_failed', details: [{ message }] });
});

test('fields that are not the form’s never reach a row', async () => {
  const car = await add({ ...golf, userId: ben.id, createdAt: '2001-01-01T00:00:00Z', isCurrent: true });
  expect(car).not.toHaveProperty('userId');
  expect(car.createdAt).not.toMatch(/^2001/);
  expect((await ben.get('/api/cars')).json()).toEqual([]);
});

test('a garage holds its hundred cars, also when many are added at the same moment', async () => {
  const owner = newBrowser('collector');
  await register(owner);
  await server.db.insert(cars).values(Array.from({ length: MOST_CARS - 2 }, () => ({ ...golf, userId: owner.id })));
  const answers = await Promise.all(Array.from({ length: 8 }, () => owner.post('/api/cars', golf)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409, 409, 409, 409, 409]);
});

test('text that a database cannot hold is stored without what it cannot hold', async () => {
  const car = await add({ ...golf, engine: 'a\0b\ud800c' });
  expect(car.engine).toBe('ab\ufffdc');
});
