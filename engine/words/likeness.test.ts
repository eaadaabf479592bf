import { expect, test } from 'vitest';
import { likenessOf } from './likeness.ts';
import { packRows } from './packing.ts';
import { randomFrom } from './random.ts';

const SIZE = 8;
const FEATURES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
const random = randomFrom(5);
const numbers = (length: number) => Float32Array.from({ length }, () => random() - 0.5);
const model = {
  classes: ['x', 'y'],
  features: FEATURES,
  size: SIZE,
  places: packRows(numbers(FEATURES.length * SIZE), SIZE),
  directions: packRows(numbers(2 * (SIZE + 1)), SIZE + 1),
};

/** What the model says, worked out number by number. */
function plainly(features: readonly string[]): number[] {
  const known = features.map((feature) => FEATURES.indexOf(feature)).filter((row) => row >= 0);
  const at = ({ rows, scales }: typeof model.places, row: number, k: number, width: number) =>
    (scales[row] as number) * (rows[row * width + k] as number);
  const meaning = Array.from({ length: SIZE }, (_, k) =>
    Math.tanh(
      known.reduce((sum, row) => sum + at(model.places, row, k, SIZE), 0) / Math.sqrt(Math.max(1, known.length)),
    ),
  );
  return model.classes.map((_, row) =>
    meaning.reduce(
      (sum, value, k) => sum + value * at(model.directions, row, k, SIZE + 1),
      at(model.directions, row, SIZE, SIZE + 1),
    ),
  );
}

test.each([0, 1, 3, 4, 5, 8, 9])('%i known words say what their plain sum says, and unknown ones nothing', (count) => {
  const told = ['unknown', ...FEATURES.slice(0, count)];
  const said = likenessOf(model).score(told);
  plainly(told).forEach((value, at) => {
    expect(said[at]).toBeCloseTo(value, 6);
  });
});
