import { expect, test } from 'vitest';
import { powerSpectrumOf } from './fft.ts';

const SIZE = 64;

test('the power spectrum is what the definition says', () => {
  const samples = Float64Array.from({ length: SIZE }, (_, at) => Math.sin(at * 0.7) + Math.cos(at * at * 0.01));
  const power = new Float64Array(SIZE / 2 + 1);
  powerSpectrumOf(SIZE)(samples, power);
  for (let bin = 0; bin <= SIZE / 2; bin += 1) {
    let [re, im] = [0, 0];
    samples.forEach((value, at) => {
      re += value * Math.cos((2 * Math.PI * bin * at) / SIZE);
      im -= value * Math.sin((2 * Math.PI * bin * at) / SIZE);
    });
    expect(power[bin]).toBeCloseTo(re * re + im * im, 6);
  }
});

test('a pure tone stands in its own bin', () => {
  const samples = Float64Array.from({ length: SIZE }, (_, at) => Math.sin((2 * Math.PI * 5 * at) / SIZE));
  const power = new Float64Array(SIZE / 2 + 1);
  powerSpectrumOf(SIZE)(samples, power);
  expect(power.indexOf(Math.max(...power))).toBe(5);
});
