/** A few seconds of sound as numbers, none from above 5.5 kHz, where codecs leave nothing, and none of how loud it was. */
import { firingOf } from './firing.ts';
import { inDecibels, mean, quantile, spread } from './measures.ts';
import { type Rhythm, rhythmOf } from './rhythm.ts';
import { bandOf, fastSpectra, fineSpectra, type Spectra } from './spectra.ts';
import { flatness, type Tone, tonesOf } from './tones.ts';
import { trainOf } from './train.ts';

export interface Heard {
  values: Record<string, number>;
  /** Rhythm per band, for words about what was heard. */
  rhythms: Record<BandName, Rhythm>;
  tones: Tone[];
}

const BANDS = {
  bass: [60, 250],
  low: [250, 700],
  mid: [700, 1500],
  upper: [1500, 3000],
  high: [3000, 4500],
  top: [4500, 5500],
  all: [300, 5500],
} as const;
export type BandName = keyof typeof BANDS;
const BAND_NAMES = Object.keys(BANDS) as BandName[];
/** Where valves and relays tick. */
const TICKING = ['mid', 'upper', 'high', 'top'] as const satisfies readonly BandName[];

const MEL_BANDS = 28;
const LOWEST = 60;
const HIGHEST = 5500;
/** What is this far below the strongest band counts as nothing: a codec may have emptied it. */
const FLOOR = -55;

export function hear(samples: Float32Array | Float64Array): Heard {
  const fast = fastSpectra(samples);
  const fine = fineSpectra(samples);
  const tones = tonesOf(fine);
  const rhythms = Object.fromEntries(
    BAND_NAMES.map((name) => [name, rhythmOf(bandOf(fast, BANDS[name][0], BANDS[name][1]), fast.pace)]),
    // The names are those of the bands, so every one is there.
  ) as Record<BandName, Rhythm>;

  const values: Record<string, number> = { ...shape(fine), ...motion(fast) };
  for (const name of BAND_NAMES) addRhythm(values, name, rhythms[name]);
  for (const name of TICKING)
    for (const [what, value] of Object.entries(trainOf(bandOf(fast, BANDS[name][0], BANDS[name][1]), fast.pace)))
      values[`${name} train ${what}`] = value;
  tones.forEach((tone, at) => {
    for (const [name, value] of Object.entries(tone))
      values[`tone${at} ${name}`] = name === 'hertz' ? Math.log2(value + 1) : value;
  });
  for (const [name, low, high] of [
    ['low', 100, 700],
    ['mid', 700, 2500],
    ['high', 2500, 5500],
  ] as const)
    values[`flat ${name}`] = flatness(fine, low, high);
  const firing = firingOf(samples);
  for (const [name, value] of Object.entries(firing)) values[`firing ${name}`] = Number(value);
  if (!firing.agreed) values['firing fast'] = 0;
  return { values, rhythms, tones };
}

function addRhythm(values: Record<string, number>, band: BandName, { pulsing, strikes: _, ...rest }: Rhythm): void {
  for (const [name, value] of Object.entries(rest)) values[`${band} ${name}`] = value;
  pulsing.forEach((value, at) => {
    values[`${band} pulsing${at}`] = value;
  });
}

const mel = (hertz: number) => 1127 * Math.log(1 + hertz / 700);
const hertzOfMel = (value: number) => 700 * (Math.exp(value / 1127) - 1);
const EDGES = Array.from({ length: MEL_BANDS + 1 }, (_, at) =>
  hertzOfMel(mel(LOWEST) + ((mel(HIGHEST) - mel(LOWEST)) * at) / MEL_BANDS),
);

/** The spectrum's shape against its own middle, and how much each part of it moves. */
function shape(fine: Spectra): Record<string, number> {
  const bands = EDGES.slice(1).map((high, at) => bandOf(fine, EDGES[at] as number, high));
  const levels = bands.map((band) => inDecibels(mean(band)));
  const strongest = Math.max(...levels);
  const floored = levels.map((level) => Math.max(FLOOR, level - strongest));
  const middle = mean(floored);
  const values: Record<string, number> = {};
  floored.forEach((level, at) => {
    values[`mel${at}`] = level - middle;
    const frames = (bands[at] as Float64Array).map((power) => Math.max(FLOOR, inDecibels(power) - strongest));
    values[`moves${at}`] = spread(frames);
  });
  let [weight, sum] = [0, 0];
  floored.forEach((level, at) => {
    const power = 10 ** (level / 10);
    weight += power;
    sum += power * at;
  });
  values.centre = sum / weight;
  return values;
}

/** How the whole changes over the recording. */
function motion(fast: Spectra): Record<string, number> {
  const level = bandOf(fast, LOWEST, HIGHEST).map(inDecibels);
  const step = Math.max(1, Math.floor(level.length / 12));
  const steps = Array.from({ length: Math.floor(level.length / step) }, (_, at) =>
    mean(level.subarray(at * step, (at + 1) * step)),
  );
  const third = Math.max(1, Math.floor(steps.length / 3));
  const sorted = level.slice().sort();
  const lowShare = bandOf(fast, LOWEST, 700);
  const highShare = bandOf(fast, 1500, HIGHEST);
  const tilt = lowShare.map((power, at) => inDecibels(power) - inDecibels(highShare[at] as number));
  let flux = 0;
  for (let at = 1; at < fast.frames.length; at += 1)
    flux += Math.abs((level[at] as number) - (level[at - 1] as number));
  return {
    'level steps': spread(steps),
    'level rise': mean(steps.slice(-third)) - mean(steps.slice(0, third)),
    'level range': quantile(sorted, 0.95) - quantile(sorted, 0.05),
    'level floor': quantile(sorted, 0.5) - quantile(sorted, 0.02),
    'tilt spread': spread(tilt),
    'tilt range': quantile(tilt.slice().sort(), 0.95) - quantile(tilt.slice().sort(), 0.05),
    flux: flux / Math.max(1, fast.frames.length),
  };
}
