import { expect, test } from 'vitest';
import { type HeardThing, learnTrust, type TrustModel, trustIn } from './trust.ts';

const thing = (sign: string, gap: number, lift: number, phrase = 0): HeardThing => ({
  heard: {
    sign,
    present: true,
    grounds: { words: 2, gap, phrases: 1, phrase, rarity: 9, inOrder: true, inside: false },
  },
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

test('a phrase that was often met by accident is doubted where another of the same sign is believed', () => {
  const model = learnTrust([
    ...Array.from({ length: 60 }, (_, at) => ({ ...thing('flat', 0, 1, 7), right: at % 10 === 0 })),
    ...Array.from({ length: 60 }, (_, at) => ({ ...thing('flat', 0, 1, 8), right: at % 10 !== 0 })),
  ]) as TrustModel;
  expect(trustIn(model, thing('flat', 0, 1, 7))).toBeLessThan(0.3);
  expect(trustIn(model, thing('flat', 0, 1, 8))).toBeGreaterThan(0.7);
});

test('without corrections nothing is doubted', () => {
  expect(learnTrust([])).toBeUndefined();
});
