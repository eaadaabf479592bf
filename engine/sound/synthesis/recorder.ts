/** What happens to a sound between the car and the file: room, wind, microphone, level control, voice processing. */
import { fftOf, hann } from '../fft.ts';
import { RATE } from '../kinds.ts';
import type { Dice } from './dice.ts';
import { add, decibels, filter, noise, passing, peaking, rms, scaled } from './filter.ts';
import { wander } from './strikes.ts';

/** A few early echoes and a short tail: a street, a garage, under a bonnet. */
export function room(dice: Dice, samples: Float64Array): Float64Array {
  const wet = dice.setting(0.02, 0.6);
  const tailS = dice.setting(0.02, 0.35);
  const out = samples.slice();
  for (let echo = 0; echo < 14; echo += 1) {
    const late = dice.around(0.002, tailS);
    add(out, samples, wet * dice.between(-0.6, 0.6) * Math.exp((-2.2 * late) / tailS), Math.round(late * RATE));
  }
  return out;
}

export function wind(dice: Dice, length: number): Float64Array {
  const gusts = wander(dice, length / RATE, 0.95, 1.5);
  const samples = noise(dice, length, 15, dice.setting(70, 320));
  for (let at = 0; at < length; at += 1) samples[at] = (samples[at] as number) * gusts(at / RATE) ** 3;
  return scaled(samples, 1);
}

/** Another car goes by, a radio is on in the distance. */
export function street(dice: Dice, length: number): Float64Array {
  const peak = dice.between(0, length / RATE);
  const width = dice.between(0.8, 3);
  const samples = noise(dice, length, 80, dice.setting(700, 2600));
  for (let at = 0; at < length; at += 1)
    samples[at] = (samples[at] as number) * (0.15 + Math.exp(-(((at / RATE - peak) / width) ** 2)));
  return scaled(samples, 1);
}

/** Where it listens badly and where it overdoes it; some hear nothing below 200 Hz, some nothing above 6 kHz. */
export function microphone(dice: Dice, samples: Float64Array): Float64Array {
  filter(samples, passing('high', dice.setting(25, 260)), passing('low', dice.setting(4800, 7800)));
  for (let bump = 0; bump < 4; bump += 1)
    filter(samples, peaking(dice.around(120, 6000), dice.between(0.6, 2.5), dice.setting(-9, 9)));
  return samples;
}

/** Brings loud and quiet together, as recorders do unasked. */
export function levelControl(dice: Dice, samples: Float64Array): Float64Array {
  const attack = dice.setting(0.01, 0.1);
  const release = dice.setting(0.2, 1.5);
  let level = rms(samples);
  const floor = level * 0.1;
  for (let at = 0; at < samples.length; at += 1) {
    const now = Math.abs(samples[at] as number) * 1.25;
    level += (now - level) / (RATE * (now > level ? attack : release));
    samples[at] = (samples[at] as number) / Math.max(level, floor);
  }
  return samples;
}

const SIZE = 512;
const HOP = 128;

/** What stays the same is taken for noise and taken away, as telephones do for voices. */
export function voiceProcessing(dice: Dice, samples: Float64Array): Float64Array {
  const fft = fftOf(SIZE);
  const bell = hann(SIZE);
  const half = SIZE / 2;
  const steady = new Float64Array(half + 1);
  const gain = new Float64Array(half + 1).fill(1);
  const rises = 1 + dice.setting(0.004, 0.02);
  const over = dice.setting(1, 2.6);
  const least = decibels(-dice.setting(8, 24));
  const out = new Float64Array(samples.length + SIZE);
  const [re, im] = [new Float64Array(SIZE), new Float64Array(SIZE)];
  for (let start = 0, frame = 0; start < samples.length; start += HOP, frame += 1) {
    for (let at = 0; at < SIZE; at += 1) {
      re[at] = (samples[start + at] ?? 0) * (bell[at] as number);
      im[at] = 0;
    }
    fft.transform(re, im);
    for (let bin = 0; bin <= half; bin += 1) {
      const power = (re[bin] as number) ** 2 + (im[bin] as number) ** 2;
      const before = steady[bin] as number;
      steady[bin] = frame === 0 ? power : power < before ? 0.7 * before + 0.3 * power : before * rises;
      const wanted = Math.max(least, 1 - (over * (steady[bin] as number)) / (power + 1e-12));
      gain[bin] = 0.6 * (gain[bin] as number) + 0.4 * wanted;
      const by = gain[bin] as number;
      // Backwards through the same transform: the conjugate of the spectrum.
      re[bin] = (re[bin] as number) * by;
      im[bin] = -(im[bin] as number) * by;
      if (bin > 0 && bin < half) {
        re[SIZE - bin] = re[bin] as number;
        im[SIZE - bin] = -(im[bin] as number);
      }
    }
    fft.transform(re, im);
    for (let at = 0; at < SIZE; at += 1)
      out[start + at] = (out[start + at] as number) + ((re[at] as number) * (bell[at] as number)) / (SIZE * 1.5);
  }
  return out.subarray(0, samples.length);
}
