/** Sounds made of strikes: something is hit, rings, and dies away. */
import { RATE } from '../kinds.ts';
import type { Dice } from './dice.ts';
import { add, noise } from './filter.ts';

/** One strike: a few dying tones and a burst of noise. Peak about 1. */
export function strike(
  dice: Dice,
  { low, high, tones, lastsMs, noisy }: { low: number; high: number; tones: number; lastsMs: number; noisy: number },
): Float64Array {
  const length = Math.round((lastsMs * RATE * 5) / 1000);
  const samples = new Float64Array(length);
  for (let tone = 0; tone < tones; tone += 1) {
    const hertz = dice.around(low, high);
    const decay = (lastsMs / 1000) * dice.between(0.5, 1.2) * RATE;
    const gain = dice.between(0.4, 1) / Math.max(1, tones);
    const phase = dice.between(0, 6.28);
    for (let at = 0; at < length; at += 1)
      samples[at] =
        (samples[at] as number) + gain * Math.exp(-at / decay) * Math.sin(phase + (2 * Math.PI * hertz * at) / RATE);
  }
  if (noisy > 0) {
    const burst = noise(dice, length, low, Math.min(high * 1.3, 7500));
    const decay = (lastsMs / 1000) * 0.5 * RATE;
    for (let at = 0; at < length; at += 1) burst[at] = (burst[at] as number) * Math.exp(-at / decay) * noisy * 0.5;
    add(samples, burst);
  }
  return samples;
}

/** A few variants of a strike, so that no two are quite alike. */
export const strikes = (dice: Dice, how: Parameters<typeof strike>[1], count = 4): Float64Array[] =>
  Array.from({ length: count }, () => strike(dice, how));

/** Lays strikes at the given times in seconds. */
export function lay(
  dice: Dice,
  length: number,
  times: Iterable<number>,
  sounds: readonly Float64Array[],
  gainOf: (at: number) => number = () => dice.between(0.75, 1),
): Float64Array {
  const samples = new Float64Array(length);
  for (const time of times) add(samples, dice.pick(sounds), gainOf(time), Math.round(time * RATE));
  return samples;
}

/** A tone whose pitch and strength follow functions of time in seconds. */
export function tone(
  length: number,
  hertzAt: (s: number) => number,
  gainAt: (s: number) => number,
  harmonics: readonly number[] = [1],
): Float64Array {
  const samples = new Float64Array(length);
  let phase = 0;
  for (let at = 0; at < length; at += 1) {
    const s = at / RATE;
    const hertz = hertzAt(s);
    phase += (2 * Math.PI * hertz) / RATE;
    let sum = 0;
    for (let n = 0; n < harmonics.length; n += 1)
      if (hertz * (n + 1) < RATE * 0.45) sum += (harmonics[n] as number) * Math.sin(phase * (n + 1));
    samples[at] = sum * gainAt(s);
  }
  return samples;
}

/** Slow wandering around 1, as nothing mechanical is ever quite even. */
export function wander(dice: Dice, seconds: number, depth: number, perSecond = 2): (s: number) => number {
  const points = Array.from({ length: Math.ceil(seconds * perSecond) + 3 }, () => 1 + depth * dice.between(-1, 1));
  return (s) => {
    const place = s * perSecond;
    const at = Math.floor(place);
    const share = place - at;
    const smooth = share * share * (3 - 2 * share);
    return (points[at] ?? 1) * (1 - smooth) + (points[at + 1] ?? 1) * smooth;
  };
}

/** Noise whose strength follows a function of time. */
export function shapedNoise(
  dice: Dice,
  length: number,
  low: number,
  high: number,
  gainAt: (s: number) => number,
): Float64Array {
  const samples = noise(dice, length, low, high);
  for (let at = 0; at < length; at += 1) samples[at] = (samples[at] as number) * gainAt(at / RATE);
  return samples;
}
