/** Somebody talking: no words, but the buzz of a voice in syllables, with the hiss of consonants. */
import { RATE } from '../kinds.ts';
import type { Dice } from './dice.ts';
import { add, filter, noise, passing, scaled } from './filter.ts';

/** Unit strength. */
export function speech(dice: Dice, length: number): Float64Array {
  const samples = new Float64Array(length);
  const pitch = dice.chance(0.5) ? dice.between(85, 150) : dice.between(160, 260);
  let at = Math.round(dice.between(0, 0.5) * RATE);
  while (at < length) {
    const syllables = Math.round(dice.between(2, 9));
    for (let count = 0; count < syllables && at < length; count += 1) {
      const lasts = Math.round(dice.between(0.09, 0.28) * RATE);
      add(samples, vowel(dice, lasts, pitch * dice.between(0.85, 1.2)), dice.between(0.5, 1), at);
      if (dice.chance(0.5)) {
        const sharp = noise(dice, Math.round(dice.between(0.03, 0.11) * RATE), dice.between(1800, 3500), 7500);
        add(samples, sharp, dice.between(0.03, 0.16), at + lasts);
      }
      at += lasts + Math.round(dice.between(0.01, 0.09) * RATE);
    }
    at += Math.round(dice.between(0.1, 0.9) * RATE);
  }
  return scaled(samples, 1);
}

function vowel(dice: Dice, length: number, pitch: number): Float64Array {
  const source = new Float64Array(length);
  const glide = dice.between(-0.2, 0.15);
  let phase = 0;
  for (let at = 0; at < length; at += 1) {
    phase += (pitch * (1 + (glide * at) / length)) / RATE;
    if (phase >= 1) {
      phase -= 1;
      source[at] = 1;
    }
  }
  const mouth = [
    [dice.between(280, 800), 1],
    [dice.between(850, 2300), 0.6],
    [dice.between(2300, 3200), 0.3],
  ] as const;
  const voice = new Float64Array(length);
  for (const [hertz, gain] of mouth) add(voice, filter(source.slice(), passing('band', hertz, 7)), gain);
  for (let at = 0; at < length; at += 1) voice[at] = (voice[at] as number) * Math.sin((Math.PI * at) / length) ** 0.6;
  return scaled(voice, 1);
}
