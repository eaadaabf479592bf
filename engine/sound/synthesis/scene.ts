/** A whole recording: a car in some condition, what goes on around it, and the phone that hears it. */
import { type Kind, type OddKind, RATE } from '../kinds.ts';
import type { Dice } from './dice.ts';
import { cranking, engine, type Running } from './engine.ts';
import { add, decibels, filter, noise, passing, scaled } from './filter.ts';
import { NOISES } from './noises.ts';
import { levelControl, microphone, room, street, voiceProcessing, wind } from './recorder.ts';
import { speech } from './speech.ts';
import { strike, wander } from './strikes.ts';

/** Samples between -1 and 1, as a decoder would hand them over. */
export function record(dice: Dice, kind: Kind, seconds: number): Float64Array {
  const length = Math.round(seconds * RATE);
  let samples = room(dice, car(dice, kind, length));
  if (dice.chance(0.35)) add(samples, wind(dice, length), dice.setting(0.05, 1.4));
  if (dice.chance(0.25)) add(samples, street(dice, length), dice.setting(0.05, 0.5));
  if (kind !== 'speech' && dice.chance(0.12)) add(samples, speech(dice, length), dice.setting(0.05, 0.45));
  for (let touches = dice.pick([0, 0, 0, 0, 1, 2, 4]); touches > 0; touches -= 1) handled(dice, samples);
  add(samples, noise(dice, length, 30, 7900), dice.setting(0.001, 0.06));
  if (dice.chance(0.12)) samples = voiceProcessing(dice, samples);
  microphone(dice, samples);
  if (dice.chance(0.35)) levelControl(dice, samples);
  return asRecorded(dice, samples);
}

/** The phone is touched. */
function handled(dice: Dice, samples: Float64Array): void {
  const bump = strike(dice, { low: 40, high: dice.around(200, 2500), tones: 2, lastsMs: dice.around(4, 40), noisy: 1 });
  add(samples, bump, dice.between(0.2, 2), Math.round(dice.between(0, 0.95) * samples.length));
}

function asRecorded(dice: Dice, samples: Float64Array): Float64Array {
  scaled(samples, decibels(dice.setting(-42, -14)));
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.max(-1, Math.min(1, samples[at] as number));
  return samples;
}

function car(dice: Dice, kind: Kind, length: number): Float64Array {
  if (kind === 'speech') return talking(dice, length);
  if (kind === 'steady') return healthy(dice, length);
  if (kind === 'misfire')
    return engine(dice, length, { dead: dice.pick([1, 1, 1, 2]), idle: dice.chance(0.85) }).samples;
  const behind = background(dice, kind, length);
  const samples = behind.samples.slice();
  const odd = NOISES[kind](dice, length, behind);
  const gain = decibels(loudness(dice, kind));
  add(samples, levelled(odd, kind), kind === 'tick' ? Math.max(gain, audibleOver(behind.samples)) : gain);
  return samples;
}

/** Where valves tick, and decibels by which a tick must rise above the injectors: what they drown, nobody complains of. */
const TICKS_ABOVE = 1200;
const AUDIBLE = decibels(3);

function audibleOver(samples: Float64Array): number {
  const high = filter(samples.slice(), passing('high', TICKS_ABOVE)).map(Math.abs).sort();
  return AUDIBLE * (high[Math.floor(high.length * 0.99)] ?? 0);
}

function healthy(dice: Dice, length: number): Float64Array {
  const what = dice.between(0, 1);
  if (what < 0.66) return engine(dice, length, { blip: dice.chance(0.2) }).samples;
  if (what < 0.76) return rolling(dice, length).samples;
  if (what < 0.82) return scaled(noise(dice, length, dice.setting(30, 200), dice.setting(500, 6000)), 1);
  return starting(dice, length);
}

/** Turns over and catches, as it should. */
function starting(dice: Dice, length: number): Float64Array {
  const seconds = length / RATE;
  const starts = dice.between(0, 0.35) * seconds;
  const catches = starts + dice.between(0.35, 1.3);
  const samples = new Float64Array(length);
  const turning = cranking(dice, Math.round((catches - starts) * RATE));
  add(samples, turning, dice.between(0.6, 1.3), Math.round(starts * RATE));
  const from = Math.round((catches - 0.1) * RATE);
  if (from < length) {
    const { samples: runs } = engine(dice, length - from, { blip: false });
    const settle = dice.between(0.2, 1.2);
    const first = dice.between(1, 2.5);
    for (let at = 0; at < runs.length; at += 1)
      runs[at] =
        (runs[at] as number) * (1 + (first - 1) * Math.exp(-at / RATE / settle)) * Math.min(1, at / (0.15 * RATE));
    add(samples, runs, 1, from);
  }
  add(samples, noise(dice, length, 60, 4000), dice.between(0.02, 0.15));
  return scaled(samples, 1);
}

function talking(dice: Dice, length: number): Float64Array {
  const samples = speech(dice, length);
  if (dice.chance(0.5)) add(samples, engine(dice, length).samples, dice.setting(0.02, 0.3));
  return samples;
}

/** On the road: tyres and air over a murmur of engine. */
function rolling(dice: Dice, length: number): Running {
  const running = engine(dice, length, { idle: false });
  const samples = noise(dice, length, dice.setting(40, 150), dice.setting(400, 1800));
  const swell = wander(dice, length / RATE, 0.2, 1);
  for (let at = 0; at < length; at += 1) samples[at] = (samples[at] as number) * swell(at / RATE);
  add(samples, noise(dice, length, 500, 6000), dice.setting(0.03, 0.4));
  add(samples, running.samples, dice.setting(0.05, 0.7));
  return { ...running, samples: scaled(samples, 1) };
}

/** Nothing runs: a drive, a street. */
const stillness = (dice: Dice, length: number): Running => ({
  samples: scaled(noise(dice, length, 40, dice.setting(600, 5000)), 1),
  turns: () => 13,
  cylinders: 4,
});

/** How likely each kind is heard with the engine running, on the road, and with nothing running. */
const WHERE: Record<Exclude<OddKind, 'misfire'>, [engine: number, road: number]> = {
  tick: [1, 0],
  knock: [1, 0],
  squeal: [0.6, 0.35],
  chirp: [0.85, 0.1],
  whine: [0.75, 0.2],
  hum: [0.05, 0.9],
  hiss: [0.8, 0],
  grind: [0.3, 0.55],
  clunk: [0.15, 0.65],
  clicks: [0, 0],
  crank: [0, 0],
};

function background(dice: Dice, kind: Exclude<OddKind, 'misfire'>, length: number): Running {
  const [withEngine, onRoad] = WHERE[kind];
  const where = dice.between(0, 1);
  if (where < withEngine) return engine(dice, length, { blip: dice.chance(0.15), idle: dice.chance(0.85) });
  return where < withEngine + onRoad ? rolling(dice, length) : stillness(dice, length);
}

const STRUCK: ReadonlySet<Kind> = new Set(['tick', 'knock', 'chirp', 'clunk', 'clicks']);

/** Struck sounds are measured by their peaks, lasting ones by their strength. */
function levelled(samples: Float64Array, kind: OddKind): Float64Array {
  if (!STRUCK.has(kind)) return scaled(samples, 1);
  const loud = Float64Array.from(samples, Math.abs).sort();
  const peak = loud[Math.floor(loud.length * 0.999)] ?? 1;
  return samples.map((value) => value / Math.max(peak, 1e-9));
}

/** Decibels against the background. */
function loudness(dice: Dice, kind: OddKind): number {
  if (kind === 'clicks' || kind === 'crank') return dice.setting(12, 42);
  if (kind === 'tick') return dice.setting(3, 20);
  if (STRUCK.has(kind)) return dice.setting(6, 24);
  if (kind === 'squeal' || kind === 'whine') return dice.setting(-9, 14);
  return dice.setting(-5, 15);
}
