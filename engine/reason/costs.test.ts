import { expect, test } from 'vitest';
import type { Job } from '../knowledge.ts';
import { smallKnowledge } from '../testing.ts';
import { costsOf } from './costs.ts';

const job = smallKnowledge.jobs['brakes/mend'] as Job;

test('a job costs its parts, each as often as needed, and its hours', () => {
  expect(costsOf(job, smallKnowledge.parts, {})).toEqual({
    partsLow: 2200,
    partsHigh: 6400,
    labourHours: 1.5,
    labourHoursLow: 1,
    labourHoursHigh: 2,
    labourLow: 6000,
    labourHigh: 19_200,
    low: 8200,
    high: 25_600,
  });
});

test('parts for a premium car cost more, hours the same', () => {
  const plain = costsOf(job, smallKnowledge.parts, { make: 'Ford' });
  const premium = costsOf(job, smallKnowledge.parts, { make: 'BMW' });
  expect(premium.partsHigh).toBeGreaterThan(plain.partsHigh);
  expect(premium.labourHigh).toBe(plain.labourHigh);
});
