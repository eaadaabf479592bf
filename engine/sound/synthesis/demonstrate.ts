/** One clear example of each noise, for an owner to play and compare. */
import { type OddKind, RATE } from '../kinds.ts';
import { diceOf } from './dice.ts';
import { engine } from './engine.ts';
import { add, noise, scaled } from './filter.ts';
import { NOISES } from './noises.ts';

const SECONDS = 3.5;
/** How loud the engine stays behind the noise. */
const BEHIND: Partial<Record<OddKind, number>> = {
  tick: 0.5,
  knock: 0.6,
  squeal: 0.5,
  chirp: 0.5,
  whine: 0.4,
  hiss: 0.4,
};
/** Tried by ear and by the trained ear: these throws give a clear one. */
const SEED: Partial<Record<OddKind, number>> = {};
const PEAK = 0.7;
const FADE_S = 0.05;

/** Samples between -1 and 1. */
export function demonstrate(kind: OddKind): Float64Array {
  const dice = diceOf(SEED[kind] ?? 7);
  const length = Math.round(SECONDS * RATE);
  const running = engine(dice, length, kind === 'misfire' ? { dead: 1 } : {});
  const samples = kind === 'misfire' ? running.samples.slice() : scaled(NOISES[kind](dice, length, running), 1);
  add(samples, running.samples, BEHIND[kind] ?? 0);
  add(samples, noise(dice, length, 60, 3000), 0.02);
  return finished(samples);
}

function finished(samples: Float64Array): Float64Array {
  const loudest = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);
  const fade = FADE_S * RATE;
  return samples.map((value, at) => (value * PEAK * Math.min(1, at / fade, (samples.length - at) / fade)) / loudest);
}
