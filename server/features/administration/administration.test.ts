import { expect, test } from 'vitest';
import { expertProfiles } from '#server/db/tables/community.ts';
import { testApp } from '#server/testing/test-app.ts';
import { administrationRepository } from './repository.ts';

const server = testApp();

test('an expert with a profile is verified by name, one without is not', async () => {
  const { anna, db } = server;
  const administration = administrationRepository(db);
  await db.insert(expertProfiles).values({ userId: anna.id, displayName: 'Anna', credentials: 'Master technician' });
  expect(await administration.verifyExpert('ANNA')).toBe(true);
  expect(await administration.verifyExpert('ben')).toBe(false);
  expect(await db.select().from(expertProfiles)).toMatchObject([{ isVerified: true }]);
});

test('the figures count what is there', async () => {
  const { anna, db } = server;
  await anna.post('/api/cars', { make: 'Ford', model: 'Ka', year: 2009 });
  expect(await administrationRepository(db).stats(new Date())).toMatchObject({ accounts: 2, cars: 1, diagnoses: 0 });
});

test('whoever runs the server signs out one owner, or everybody', async () => {
  const { anna, ben, db } = server;
  const administration = administrationRepository(db);
  const isIn = async (who = anna) => (await who.get('/api/user')).statusCode === 200;
  expect(await administration.signOut('nobody-here')).toBe(0);
  expect(await administration.signOut('Anna')).toBe(1);
  expect([await isIn(), await isIn(ben)]).toEqual([false, true]);
  expect(await administration.signOut()).toBe(1);
  expect(await isIn(ben)).toBe(false);
});
