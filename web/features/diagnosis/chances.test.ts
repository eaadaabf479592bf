import { expect, test } from 'vitest';
import { chanceOf } from './chances.ts';
import { labourTime } from './labour-time.ts';

test.each([
  [0.02, 0, 'less than 1 in 10'],
  [0.06, 1, 'about 1 in 10'],
  [0.68, 7, 'about 7 in 10'],
  [0.94, 9, 'about 9 in 10'],
  [0.97, 10, 'more than 9 in 10'],
])('a confidence of %d fills %d marks and reads "%s"', (confidence, outOfTen, text) => {
  expect(chanceOf(confidence)).toEqual({ outOfTen, text });
});

test.each([
  [0, 'no labour'],
  [0.3, 'about 20 minutes'],
  [0.5, 'about half an hour'],
  [1, 'about 1 hour'],
  [1.4, 'about 1½ hours'],
  [4, 'about 4 hours'],
])('%d workshop hours read "%s"', (hours, text) => {
  expect(labourTime(hours)).toBe(text);
});
