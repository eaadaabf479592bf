import { expect, test } from 'vitest';
import { openingOf } from './opening.ts';

const LIST = 'Puts right: worn front brake pads, scored front brake discs or a caliper that sticks.';

test('what fits a card stands there whole', () => {
  expect(openingOf(LIST)).toBe(LIST);
});

test('of more than fits the whole sentences are shown', () => {
  expect(
    openingOf(`${LIST} Prices are for a Volkswagen Golf; check in its handbook what differs on yours. ${LIST}`),
  ).toBe(`${LIST} Prices are for a Volkswagen Golf; check in its handbook what differs on yours.`);
});

test('a sentence that is longer than the card ends at a whole word', () => {
  const short = openingOf(`Puts right ${'worn pads, '.repeat(40)}and more.`);
  expect(short).toMatch(/(worn|pads)…$/);
  expect(short.length).toBeLessThan(185);
});

test('a single word that is longer than the card is cut', () => {
  expect(openingOf('x'.repeat(300))).toBe(`${'x'.repeat(180)}…`);
});
