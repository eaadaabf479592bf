/** The noises themselves, one recipe for each kind. Unit strength while they last; the scene mixes them in. */
import { type OddKind, RATE } from '../kinds.ts';
import type { Dice } from './dice.ts';
import type { Running } from './engine.ts';
import { cranking } from './engine.ts';
import { add, noise, scaled } from './filter.ts';
import { lay, shapedNoise, strike, strikes, tone, wander } from './strikes.ts';

type Recipe = (dice: Dice, length: number, running: Running) => Float64Array;

/** Times that follow a pace in strokes a second, each a little off. */
function paced(dice: Dice, seconds: number, pace: (s: number) => number, loose: number, missing = 0): number[] {
  const times: number[] = [];
  for (let time = dice.between(0, 0.15); time < seconds; ) {
    if (!dice.chance(missing)) times.push(time);
    time += (1 / Math.max(0.3, pace(time))) * Math.max(0.3, 1 + loose * dice.bell());
  }
  return times;
}

const tick: Recipe = (dice, length, { turns }) => {
  const sounds = strikes(
    dice,
    {
      low: dice.setting(1300, 2600),
      high: dice.setting(2700, 6200),
      tones: dice.pick([1, 2, 3]),
      lastsMs: dice.setting(0.7, 4.5),
      noisy: dice.between(0.2, 1),
    },
    3,
  );
  // Once per turn of the camshaft, or a few times where more than one valve is slack.
  const per = dice.pick([0.5, 0.5, 0.5, 1, 1]);
  return lay(
    dice,
    length,
    paced(dice, length / RATE, (s) => turns(s) * per, 0.012),
    sounds,
    () => dice.between(0.7, 1),
  );
};

const knock: Recipe = (dice, length, { turns }) => {
  const sounds = strikes(
    dice,
    {
      low: dice.setting(180, 500),
      high: dice.setting(600, 1900),
      tones: dice.pick([2, 3, 4]),
      lastsMs: dice.setting(5, 22),
      noisy: dice.between(0.2, 0.9),
    },
    3,
  );
  const per = dice.pick([1, 1, 1, 0.5]);
  const doubled = dice.chance(0.25);
  const times = paced(dice, length / RATE, (s) => turns(s) * per, 0.02);
  return lay(dice, length, doubled ? times.flatMap((time) => [time, time + 0.02]) : times, sounds, () =>
    dice.between(0.55, 1),
  );
};

const squeal: Recipe = (dice, length) => {
  const seconds = length / RATE;
  const hertz = dice.setting(700, 4900);
  const pitch = wander(dice, seconds, dice.setting(0.003, 0.05), 5);
  const swell = wander(dice, seconds, dice.between(0.1, 0.7), 3);
  const [from, to] = dice.chance(0.5)
    ? [0, seconds]
    : [dice.between(0, 0.3) * seconds, dice.between(0.65, 1) * seconds];
  const gain = (s: number) => (s < from || s > to ? 0 : Math.min(1, (s - from) * 8, (to - s) * 8 + 0.02) * swell(s));
  const fine = dice.chance(0.5);
  const samples = tone(
    length,
    (s) => hertz * pitch(s),
    gain,
    fine ? [1, dice.between(0, 0.4), 0.1] : [1, 0.7, 0.5, 0.3],
  );
  if (dice.chance(0.4)) {
    const second = hertz * dice.between(1.15, 1.9);
    add(
      samples,
      tone(length, (s) => second * pitch(s), gain),
      dice.between(0.2, 0.8),
    );
  }
  // A harsh screech carries noise around its tone.
  if (dice.chance(0.5))
    add(samples, shapedNoise(dice, length, hertz * 0.8, Math.min(7000, hertz * 1.5), gain), dice.setting(0.1, 0.9));
  return samples;
};

const chirp: Recipe = (dice, length, { turns }) => {
  const hertz = dice.setting(1300, 4800);
  const lasts = dice.setting(0.02, 0.14);
  const per = dice.pick([0.25, 0.33, 0.5, 1]);
  const pace = dice.setting(2, 14);
  const times = paced(
    dice,
    length / RATE,
    dice.chance(0.5) ? (s) => Math.min(12, turns(s) * per) : () => pace,
    0.03,
    0.05,
  );
  const slide = dice.between(-0.12, 0.15);
  // A dry belt may bark more than it peeps.
  const harsh = dice.setting(0.02, 1);
  const sounds = Array.from({ length: 3 }, () => {
    const at = hertz * dice.between(0.97, 1.03);
    const peep = tone(
      Math.round(lasts * RATE),
      (s) => at * (1 + (slide * s) / lasts),
      (s) => Math.sin((Math.PI * s) / lasts),
      [1, 0.3, 0.15],
    );
    add(
      peep,
      shapedNoise(dice, peep.length, at * 0.8, Math.min(7200, at * 1.4), (s) => Math.sin((Math.PI * s) / lasts)),
      harsh,
    );
    return peep;
  });
  return lay(dice, length, times, sounds);
};

const whine: Recipe = (dice, length, { turns }) => {
  const seconds = length / RATE;
  const base = turns(0);
  const hertz = dice.setting(260, 2300);
  const locked = dice.chance(0.7);
  const pace = wander(dice, seconds, 0.004, 3);
  const rich = dice.pick([[1], [1, 0.5, 0.2], [1, 0.8, 0.6, 0.4, 0.3], [0.6, 1, 0.5]]);
  const swell = wander(dice, seconds, dice.between(0.02, 0.25), 2);
  const samples = tone(length, (s) => hertz * pace(s) * (locked ? turns(s) / base : 1), swell, rich);
  if (dice.chance(0.4))
    add(
      samples,
      tone(length, (s) => hertz * 1.5 * pace(s) * (locked ? turns(s) / base : 1), swell),
      dice.between(0.1, 0.5),
    );
  return samples;
};

const hum: Recipe = (dice, length) => {
  const seconds = length / RATE;
  const hertz = dice.setting(45, 210);
  const beat = dice.setting(0.6, 14);
  const deep = dice.setting(0.15, 0.85);
  const pace = wander(dice, seconds, 0.02, 1);
  const throb = (s: number) => 1 - deep * (0.5 + 0.5 * Math.sin(2 * Math.PI * beat * s));
  const samples = tone(length, (s) => hertz * pace(s), throb, [
    1,
    dice.between(0.2, 0.8),
    dice.between(0.1, 0.5),
    0.15,
  ]);
  add(
    samples,
    scaled(shapedNoise(dice, length, dice.setting(40, 110), dice.setting(220, 700), throb), 1),
    dice.setting(0.3, 1.3),
  );
  return samples;
};

const hiss: Recipe = (dice, length) => {
  const seconds = length / RATE;
  const samples = shapedNoise(
    dice,
    length,
    dice.setting(1400, 3600),
    dice.setting(5200, 7800),
    wander(dice, seconds, dice.between(0.02, 0.2), 2),
  );
  if (dice.chance(0.3))
    add(
      samples,
      tone(length, wander2(dice, seconds, dice.setting(1800, 4800)), () => 1),
      0.15,
    );
  return samples;
};

const wander2 = (dice: Dice, seconds: number, hertz: number) => {
  const pace = wander(dice, seconds, 0.02);
  return (s: number) => hertz * pace(s);
};

const grind: Recipe = (dice, length) => {
  const seconds = length / RATE;
  const wheel = dice.setting(1.2, 11);
  const deep = dice.setting(0.2, 0.9);
  const rough = Array.from({ length: Math.ceil(seconds * 90) + 2 }, () => dice.between(0.1, 1) ** 2);
  const bite = (s: number) =>
    (1 - deep * (0.5 + 0.5 * Math.sin(2 * Math.PI * wheel * s))) * (0.25 + (rough[Math.floor(s * 90)] ?? 0));
  const samples = scaled(shapedNoise(dice, length, dice.setting(120, 900), dice.setting(2600, 6500), bite), 1);
  // Metal sings while it is scraped.
  for (let ring = 0; ring < dice.pick([0, 1, 2, 3]); ring += 1) {
    const at = dice.setting(500, 3800);
    add(samples, scaled(shapedNoise(dice, length, at * 0.95, at * 1.06, bite), 1), dice.between(0.2, 0.7));
  }
  const scrapes = paced(dice, seconds, () => dice.between(10, 45), 0.6);
  add(
    samples,
    scaled(
      lay(dice, length, scrapes, strikes(dice, { low: 300, high: 4500, tones: 2, lastsMs: 6, noisy: 1 }), () =>
        dice.between(0.1, 1),
      ),
      1,
    ),
    dice.setting(0.2, 0.9),
  );
  return samples;
};

const clunk: Recipe = (dice, length) => {
  const seconds = length / RATE;
  const sounds = strikes(
    dice,
    {
      low: dice.setting(55, 160),
      high: dice.setting(250, 1100),
      tones: dice.pick([2, 3, 4]),
      lastsMs: dice.setting(14, 70),
      noisy: dice.between(0.1, 0.8),
    },
    3,
  );
  const count = Math.max(1, Math.round(seconds * dice.between(0.3, 1.4)));
  const times = Array.from({ length: count }, () => dice.between(0.05, seconds - 0.15));
  return lay(
    dice,
    length,
    dice.chance(0.3) ? times.flatMap((time) => [time, time + dice.between(0.06, 0.18)]) : times,
    sounds,
    () => dice.between(0.4, 1),
  );
};

const clicks: Recipe = (dice, length) => {
  const seconds = length / RATE;
  const sounds = strikes(
    dice,
    {
      low: dice.setting(450, 1200),
      high: dice.setting(1800, 5500),
      tones: dice.pick([1, 2, 3]),
      lastsMs: dice.setting(1.5, 12),
      noisy: dice.between(0.3, 1),
    },
    3,
  );
  const [from, to] = dice.chance(0.5)
    ? [0, seconds]
    : [dice.between(0, 0.25) * seconds, dice.between(0.75, 1) * seconds];
  const pace = dice.setting(4.5, 22);
  const slows = dice.chance(0.3) ? 0.4 : 0;
  return lay(
    dice,
    length,
    paced(dice, seconds, (s) => pace * (1 - (slows * s) / seconds), 0.05).filter((time) => time >= from && time <= to),
    sounds,
  );
};

const crank: Recipe = (dice, length) => {
  const seconds = length / RATE;
  const stops = dice.chance(0.4) ? dice.between(0.6, 1) * seconds : seconds;
  const samples = cranking(dice, length, stops);
  if (stops < seconds && dice.chance(0.5))
    add(samples, strike(dice, { low: 200, high: 2500, tones: 3, lastsMs: 12, noisy: 1 }), 2, Math.round(stops * RATE));
  return samples;
};

/** A misfire is no noise of its own: the engine itself runs unevenly. */
const misfire: Recipe = (dice, length) => noise(dice, length, 100, 1000);

export const NOISES: Record<OddKind, Recipe> = {
  tick,
  knock,
  squeal,
  chirp,
  whine,
  hum,
  hiss,
  grind,
  clunk,
  clicks,
  crank,
  misfire,
};
