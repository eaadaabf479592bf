import { expect, test } from 'vitest';
import { chanceOf } from './chances.ts';

test.each([
  [0.02, 0, 'less than 1 in 10'],
  [0.06, 1, 'about 1 in 10'],
  [0.68, 7, 'about 7 in 10'],
  [0.94, 9, 'about 9 in 10'],
  [0.97, 10, 'more than 9 in 10'],
])('a confidence of %d fills %d marks and reads "%s"', (confidence, outOfTen, text) => {
  expect(chanceOf(confidence)).toEqual({ outOfTen, text });
});
