import { expect, test } from 'vitest';
import { productsWith } from './products.ts';
import { randomFrom } from './random.ts';

const random = randomFrom(3);
const numbers = (length: number) => Float64Array.from({ length }, () => random() - 0.5);
const plainSum = (a: Float32Array, b: Float64Array) => a.reduce((sum, value, at) => sum + value * (b[at] as number), 0);

test.each([
  [1, 2],
  [7, 96],
  [8, 576],
  [566, 576],
])('%i rows of %i numbers give what plain sums give', (count, width) => {
  const table = Float32Array.from(numbers(count * width));
  const times = productsWith(table, width);
  for (const vector of [numbers(width), numbers(width)]) {
    const sums = times(vector);
    expect(sums).toHaveLength(count);
    sums.forEach((sum, row) => {
      expect(sum).toBeCloseTo(plainSum(table.subarray(row * width, (row + 1) * width), vector), 12);
    });
  }
});

test('rows that cannot be paired are refused', () => {
  expect(() => productsWith(new Float32Array(6), 3)).toThrow('even');
});
