import { expect, test } from 'vitest';
import { type HeardThing, learnTrust, type TrustModel, trustIn } from './trust.ts';

const thing = (sign: string, gap: number, lift: number): HeardThing => ({
  heard: { sign, present: true, grounds: { words: 2, gap, phrases: 1 } },
  lift,
});
const taught = learnTrust([
  ...Array.from({ length: 40 }, (_, at) => ({ ...thing(`sign-${at}`, 0, 2), right: at % 10 !== 0 })),
  ...Array.from({ length: 40 }, (_, at) => ({ ...thing(`sign-${at}`, 3, -1), right: at % 10 === 0 })),
  ...Array.from({ length: 20 }, () => ({ ...thing('loads', 0, 2), right: false })),
]) as TrustModel;

test('words that stand close and fit the story are believed, loose ones that do not fit are doubted', () => {
  expect(trustIn(taught, thing('new', 0, 2))).toBeGreaterThan(0.7);
  expect(trustIn(taught, thing('new', 3, -1))).toBeLessThan(0.3);
});

test('a sign that was often misheard is doubted where another is believed', () => {
  expect(trustIn(taught, thing('loads', 0, 2))).toBeLessThan(trustIn(taught, thing('new', 0, 2)));
});

test('without corrections nothing is doubted', () => {
  expect(learnTrust([])).toBeUndefined();
});
