/** Filters of the second order, after the Audio EQ Cookbook, and noise put through them. */
import { RATE } from '../kinds.ts';
import type { Dice } from './dice.ts';

export interface Biquad {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

type Pass = 'low' | 'high' | 'band';

export function passing(kind: Pass, hertz: number, q = Math.SQRT1_2): Biquad {
  const turn = (2 * Math.PI * Math.min(hertz, RATE * 0.48)) / RATE;
  const cos = Math.cos(turn);
  const alpha = Math.sin(turn) / (2 * q);
  const a0 = 1 + alpha;
  const numerator = {
    low: [(1 - cos) / 2, 1 - cos, (1 - cos) / 2],
    high: [(1 + cos) / 2, -(1 + cos), (1 + cos) / 2],
    band: [alpha, 0, -alpha],
  }[kind];
  const [b0, b1, b2] = numerator as [number, number, number];
  return { b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: (-2 * cos) / a0, a2: (1 - alpha) / a0 };
}

/** Lifts or lowers around a frequency, by decibels. */
export function peaking(hertz: number, q: number, decibels: number): Biquad {
  const turn = (2 * Math.PI * Math.min(hertz, RATE * 0.48)) / RATE;
  const gain = 10 ** (decibels / 40);
  const cos = Math.cos(turn);
  const alpha = Math.sin(turn) / (2 * q);
  const a0 = 1 + alpha / gain;
  return {
    b0: (1 + alpha * gain) / a0,
    b1: (-2 * cos) / a0,
    b2: (1 - alpha * gain) / a0,
    a1: (-2 * cos) / a0,
    a2: (1 - alpha / gain) / a0,
  };
}

/** In place; the same array comes back. */
export function filter(samples: Float64Array, ...filters: readonly Biquad[]): Float64Array {
  for (const { b0, b1, b2, a1, a2 } of filters) {
    let x1 = 0;
    let x2 = 0;
    let y1 = 0;
    let y2 = 0;
    for (let at = 0; at < samples.length; at += 1) {
      const x = samples[at] as number;
      const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      samples[at] = y;
    }
  }
  return samples;
}

/** Noise between two frequencies, of about unit strength. */
export function noise(dice: Dice, length: number, low: number, high: number): Float64Array {
  const samples = new Float64Array(length);
  for (let at = 0; at < length; at += 1) samples[at] = dice.between(-1, 1);
  filter(samples, passing('high', low), passing('low', high));
  return scaled(samples, 1);
}

export function rms(samples: Float64Array): number {
  let sum = 0;
  for (const value of samples) sum += value * value;
  return Math.sqrt(sum / Math.max(1, samples.length));
}

/** In place, to the wanted strength. */
export function scaled(samples: Float64Array, strength: number): Float64Array {
  const now = rms(samples);
  if (now < 1e-12) return samples;
  const by = strength / now;
  for (let at = 0; at < samples.length; at += 1) samples[at] = (samples[at] as number) * by;
  return samples;
}

export function add(to: Float64Array, samples: Float64Array, gain = 1, from = 0): void {
  const end = Math.min(to.length, from + samples.length);
  for (let at = Math.max(0, from); at < end; at += 1)
    to[at] = (to[at] as number) + gain * (samples[at - from] as number);
}

export const decibels = (gain: number): number => 10 ** (gain / 20);
