/** Running engines: firing pulses, injectors, air and fans; sound ones, and ones that drop a beat. */
import { RATE } from '../kinds.ts';
import type { Dice } from './dice.ts';
import { add, noise, scaled } from './filter.ts';
import { lay, shapedNoise, strikes, tone, wander } from './strikes.ts';

export interface Running {
  samples: Float64Array;
  /** Turns a second at a time in seconds. */
  turns: (s: number) => number;
  cylinders: number;
}

export interface Wish {
  /** Cylinders that do not fire, or only now and then. */
  dead?: number;
  /** Revs are blipped. */
  blip?: boolean;
  idle?: boolean;
}

/** Unit strength. */
export function engine(dice: Dice, length: number, { dead = 0, blip = false, idle = true }: Wish = {}): Running {
  const seconds = length / RATE;
  const cylinders = dice.pick([3, 4, 4, 4, 5, 6, 8]);
  const diesel = dice.chance(0.4);
  const base = idle ? dice.setting(600, 1150) / 60 : dice.setting(1100, 3200) / 60;
  const drift = wander(dice, seconds, dead > 0 ? 0.05 : dice.between(0.004, 0.02), dead > 0 ? 4 : 1.5);
  const lift = blip ? blips(dice, seconds) : () => 1;
  const turns = (s: number) => base * drift(s) * lift(s);
  const events = firings(dice, seconds, cylinders, turns, dead);

  const samples = new Float64Array(length);
  const body = strikes(
    dice,
    { low: 35, high: dice.setting(140, 420), tones: 3, lastsMs: dice.setting(8, 30), noisy: dice.between(0, 0.6) },
    3,
  );
  add(samples, scaled(lay(dice, length, events.times, body, events.gain), dice.setting(0.4, 1.2)));
  // Burning, heard through the block: noise that pulses with the firings.
  const pulse = strikes(
    dice,
    { low: 200, high: dice.setting(900, 3500), tones: 0, lastsMs: dice.setting(5, 25), noisy: 1 },
    4,
  );
  add(samples, scaled(lay(dice, length, events.times, pulse, events.gain), dice.setting(0.05, 0.6)));
  // Injectors and valves click on every engine, on diesels more.
  const click = strikes(
    dice,
    { low: dice.setting(900, 2500), high: dice.setting(3000, 6500), tones: 2, lastsMs: dice.setting(0.8, 4), noisy: 1 },
    5,
  );
  const clicking = diesel ? dice.setting(0.1, 0.75) : dice.setting(0.01, 0.4);
  add(samples, scaled(injectors(dice, length, events.times, cylinders, click), clicking));
  add(samples, noise(dice, length, dice.setting(60, 500), dice.setting(1500, 7000)), dice.setting(0.08, 0.7));
  if (dice.chance(0.5)) add(samples, fan(dice, length, seconds), dice.setting(0.03, 0.3));
  if (dice.chance(0.35)) add(samples, noise(dice, length, 1500, 7000), dice.setting(0.02, 0.2));
  // Alternators, pumps and pulleys always sing a little.
  for (let part = dice.pick([0, 0, 1, 2, 3]); part > 0; part -= 1)
    add(samples, singing(dice, length, turns), dice.setting(0.008, 0.12));
  // No two strokes of a real engine sound alike: its whole surface rattles a little.
  if (dice.chance(0.6)) add(samples, rattling(dice, length, events.times), dice.setting(0.04, 0.45));
  return { samples: scaled(samples, 1), turns, cylinders };
}

/** Times of the firings, and how strong each is. */
function firings(dice: Dice, seconds: number, cylinders: number, turns: (s: number) => number, dead: number) {
  const even = Array.from({ length: cylinders }, () => 1 + dice.between(-0.12, 0.12));
  const strength = even.map((gain, at) => (at < dead ? dice.between(0, 0.15) : gain));
  const fires = dead > 0 && dice.chance(0.4) ? dice.between(0.55, 0.85) : 1;
  const times: number[] = [];
  const gains = new Map<number, number>();
  let time = dice.between(0, 0.05);
  for (let count = 0; time < seconds; count += 1) {
    const misses = dead > 0 && fires < 1 && dice.chance(1 - fires);
    const gain = (misses ? 0.1 : (strength[count % cylinders] as number)) * (1 + 0.06 * dice.bell());
    times.push(time);
    gains.set(time, Math.max(0, gain));
    const speed = turns(time) * (cylinders / 2) * (gain < 0.3 ? 0.93 : 1);
    time += (1 / Math.max(1, speed)) * (1 + 0.008 * dice.bell());
  }
  return { times, gain: (time: number) => gains.get(time) ?? 1 };
}

/** Each cylinder's own click comes with each of its firings; the one nearest to the phone is loudest, so that a sound engine repeats every cycle too. */
function injectors(
  dice: Dice,
  length: number,
  times: readonly number[],
  cylinders: number,
  sounds: readonly Float64Array[],
): Float64Array {
  const late = dice.between(0.001, 0.01);
  const twice = dice.chance(0.3);
  const unlike = dice.between(0, 0.75);
  const loose = dice.between(0.05, 0.3);
  const own = Array.from({ length: cylinders }, () => ({
    gain: 1 - unlike * dice.between(0, 1),
    sound: dice.pick(sounds),
  }));
  const samples = new Float64Array(length);
  times.forEach((time, count) => {
    const { gain, sound } = own[count % cylinders] as (typeof own)[number];
    const first = time + late + 0.0006 * dice.bell();
    for (const at of twice ? [first, first + 0.011] : [first])
      add(samples, sound, gain * Math.max(0.1, 1 + loose * dice.bell()), Math.round(at * RATE));
  });
  return samples;
}

function blips(dice: Dice, seconds: number): (s: number) => number {
  const peaks = Array.from({ length: dice.pick([1, 1, 2]) }, () => dice.between(0.2, 0.9) * seconds);
  const height = dice.between(0.6, 2.2);
  const width = dice.between(0.3, 0.9);
  return (s) => 1 + height * peaks.reduce((sum, peak) => sum + Math.exp(-(((s - peak) / width) ** 2)), 0);
}

function singing(dice: Dice, length: number, turns: (s: number) => number): Float64Array {
  const order = dice.setting(4, 90);
  return tone(length, (s) => Math.min(5200, turns(s) * order), wander(dice, length / RATE, 0.3, 3), [
    1,
    dice.between(0, 0.6),
    dice.between(0, 0.3),
  ]);
}

function rattling(dice: Dice, length: number, times: readonly number[]): Float64Array {
  const sounds = strikes(
    dice,
    { low: dice.setting(250, 1500), high: dice.setting(1600, 6000), tones: 2, lastsMs: dice.setting(2, 14), noisy: 1 },
    6,
  );
  const scattered = times.flatMap((time) =>
    Array.from({ length: dice.pick([0, 1, 1, 2]) }, () => time + dice.between(0, 0.03)),
  );
  return scaled(
    lay(dice, length, scattered, sounds, () => dice.between(0.05, 1) ** 2),
    1,
  );
}

/** A cooling fan or a fuel pump: blades that keep their own pace. */
function fan(dice: Dice, length: number, seconds: number): Float64Array {
  const hertz = dice.setting(90, 420);
  const pace = wander(dice, seconds, 0.004);
  const samples = tone(
    length,
    (s) => hertz * pace(s),
    () => dice.between(0.9, 1),
    [1, 0.4, 0.2],
  );
  add(samples, shapedNoise(dice, length, 200, 2500, wander(dice, seconds, 0.1)), 1.2);
  return scaled(samples, 1);
}

/** The starter turning the engine: slow heaves with a whirr of gears. Unit strength while it turns. */
export function cranking(dice: Dice, length: number, until = Number.POSITIVE_INFINITY): Float64Array {
  const seconds = Math.min(length / RATE, until);
  const samples = new Float64Array(length);
  const pace = dice.setting(2.5, 12);
  const slowing = dice.chance(0.4) ? dice.between(0.3, 0.8) : 0;
  const paceAt = (s: number) => pace * (1 - slowing * Math.min(1, s / 4));
  const heaves: number[] = [];
  let phase = 0;
  const load = new Float64Array(length);
  const deep = dice.setting(0.35, 0.95);
  for (let at = 0; at < Math.min(length, seconds * RATE); at += 1) {
    phase += paceAt(at / RATE) / RATE;
    if (phase >= heaves.length + 1) heaves.push(at / RATE);
    load[at] = 1 - deep * (0.5 + 0.5 * Math.cos(2 * Math.PI * phase));
  }
  const whine = dice.setting(180, 900);
  const gear = tone(
    length,
    (s) => whine * (0.75 + 0.35 * (load[Math.round(s * RATE)] ?? 0)),
    (s) => load[Math.round(s * RATE)] ?? 0,
    [1, 0.7, 0.5, 0.3, 0.2],
  );
  add(samples, scaled(gear, dice.setting(0.2, 1)));
  add(
    samples,
    scaled(
      shapedNoise(
        dice,
        length,
        dice.setting(150, 700),
        dice.setting(1800, 6500),
        (s) => load[Math.round(s * RATE)] ?? 0,
      ),
      dice.setting(0.3, 1),
    ),
  );
  const chuff = strikes(dice, {
    low: 50,
    high: dice.setting(180, 500),
    tones: 2,
    lastsMs: dice.setting(20, 60),
    noisy: 0.6,
  });
  add(samples, scaled(lay(dice, length, heaves, chuff), dice.setting(0.1, 0.9)));
  return scaled(samples, 1);
}
