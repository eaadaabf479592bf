import { expect, test } from 'vitest';
import { hoursBetween, hoursText, poundsText } from './quote.ts';

test.each([
  [799, 1250, '£8–£13'],
  [7800, 21_180, '£80–£210'],
  [12_000, 12_000, '£120'],
  [47_800, 234_800, '£480–£2,350'],
  [123_456_700, 123_456_700, '£1,234,570'],
])('%d to %d pence are quoted as %s', (low, high, text) => {
  expect(poundsText(low, high)).toBe(text);
});

test.each([
  [0.3, 'about 20 minutes'],
  [1.05, 'about 1 hour'],
  [1.4, 'about 1½ hours'],
  [4, 'about 4 hours'],
])('%d workshop hours read "%s"', (hours, text) => {
  expect(hoursText(hours)).toBe(text);
});

test.each([
  [2, 4, 'about 2 to 4 hours'],
  [1, 1.5, 'about 1 to 1½ hours'],
  [0.3, 0.5, 'about 20 to 30 minutes'],
  [0.6, 1, 'about 35 minutes to 1 hour'],
  [2, 2.1, 'about 2 hours'],
])('%d to %d workshop hours read "%s"', (low, high, text) => {
  expect(hoursBetween(low, high)).toBe(text);
});
