import { expect, test } from 'vitest';
import { findLamps } from './find-lamps.ts';
import { engineLamp, oilLamp } from './lamps.examples.ts';

test('an owner finds a lamp by what it looks like, in any order of words', () => {
  expect(findLamps([engineLamp, oilLamp], 'drop can', undefined)).toEqual([oilLamp]);
});

test('an owner who only knows the colour sees the lamps of that colour', () => {
  expect(findLamps([engineLamp, oilLamp], '', 'amber')).toEqual([engineLamp]);
});

test('a lamp that is called so comes before one that is only described so', () => {
  expect(findLamps([oilLamp, engineLamp], 'engine', undefined)).toEqual([engineLamp, oilLamp]);
});
