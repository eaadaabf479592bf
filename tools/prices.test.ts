import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inPounds, PLANS } from '#contract/plans.ts';

const SOURCES = globSync('{contract,engine,server,web}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));

test('what premium costs stands in the one price table, and nowhere else', () => {
  const prices = [...PLANS.map(({ price }) => inPounds(price)), '£2.99'];
  const elsewhere = SOURCES.filter((file) => prices.some((price) => readFileSync(file, 'utf8').includes(price)));
  // Its own sentence says how a price is written.
  expect(elsewhere).toEqual(['contract/plans.ts']);
});
