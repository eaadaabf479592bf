import { expect, test } from 'vitest';
import { eyes } from './eyes.ts';
import { see } from './see.ts';

const flat = (r: number, g: number, b: number, width = 200, height = 120) => ({
  width,
  height,
  rgb: Uint8Array.from({ length: width * height * 3 }, (_, at) => [r, g, b][at % 3] as number),
});

test('an unlit dashboard shows no lamp, and a black photo says what to do', () => {
  const seen = see(eyes, { 'oil-pressure': ['red'] }, 'interior', flat(3, 3, 3));
  expect(seen.lamps).toEqual([]);
  expect(seen.trouble).toMatch(/almost black/);
});

test('a red car is not a red lamp', () => {
  expect(see(eyes, { 'oil-pressure': ['red'] }, 'exterior', flat(190, 20, 20)).lamps).toEqual([]);
});

test('a picture of one pixel is looked at like any other', () => {
  expect(see(eyes, {}, 'interior', flat(255, 0, 0, 1, 1)).lamps).toEqual([]);
});
