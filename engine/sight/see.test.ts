import { expect, test } from 'vitest';
import { eyes } from './eyes.ts';
import { LOOKS_WORN, tyreHint } from './hints.ts';
import { see } from './see.ts';
import { wornChance } from './tyre-eyes.ts';

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
  for (const place of ['interior', 'wheels', 'engine', 'exterior'] as const)
    expect(see(eyes, {}, place, flat(255, 0, 0, 1, 1)).lamps).toEqual([]);
});

test('even rubber in a photo of any size is no worn tyre, and none is called safe', () => {
  for (const [width, height] of [
    [3, 2],
    [150, 400],
    [900, 700],
  ] as const) {
    const chance = wornChance(flat(60, 60, 62, width, height));
    expect(chance).toBeLessThan(LOOKS_WORN);
    expect(tyreHint(chance)).toMatch(/cannot be told from a photo/);
  }
});
