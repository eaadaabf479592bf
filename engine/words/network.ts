/**
 * One network of words: softmax over faults (and, beside it, over systems, which keeps related faults together), taught
 * by Adam in small batches. Words are left out at random so that no single one is leant on.
 */
import { randomFrom, shuffle } from './random.ts';

export interface Schooling {
  /** Networks that are taught from different beginnings and heard together: where one errs by chance, the others seldom do. */
  networks: number;
  rounds: number;
  /** Numbers that place a feature in each network; a multiple of four. */
  size: number;
  rate: number;
  /** Lessons between two steps. */
  batch: number;
  /** Share of the words of a lesson that are left out, on average. */
  forget: number;
  /** Share of the meaning that is blanked. */
  blank: number;
  /** How much the system counts beside the fault. */
  systems: number;
}

/** Found by trial on texts that were kept apart. */
export const SCHOOLING: Schooling = {
  networks: 3,
  rounds: 7,
  size: 96,
  rate: 4e-3,
  batch: 64,
  forget: 0.3,
  blank: 0.4,
  systems: 0.3,
};

/** Errors smaller than this move nothing. */
const LEAST_ERROR = 1e-3;

/** A class, and how much of the lesson is for it. */
export interface Truth {
  at: number;
  weight: number;
}

export interface Pupil {
  rows: readonly number[];
  faults: readonly Truth[];
  systems: readonly Truth[];
}

export interface Taught {
  /** Per feature: its place. */
  places: Float32Array;
  /** Per fault: its direction, and last its bias. */
  directions: Float32Array;
}

/** What networks are taught with. */
export interface School {
  pupils: readonly Pupil[];
  counts: { features: number; faults: number; systems: number };
  schooling: Schooling;
}

const SEED = 20_240_601;

/** One network, the `which`-th; each has a beginning of its own, and always the same one. */
export function teachNetwork({ pupils: all, counts, schooling }: School, which: number): Taught {
  const { size, rounds, batch } = schooling;
  const random = randomFrom(SEED + which);
  const pupils = [...all];
  const places = layerOf(counts.features, size, () => (random() - 0.5) * (1.7 / Math.sqrt(size)));
  const faultHead = layerOf(counts.faults, size + 1, () => (random() - 0.5) * (2 / Math.sqrt(size)));
  const systemHead = layerOf(counts.systems, size + 1, () => (random() - 0.5) * (2 / Math.sqrt(size)));
  const meaning = new Float64Array(size + 1);
  const pull = new Float64Array(size);
  const kept = new Float64Array(size);

  let step = 0;
  for (let round = 0; round < rounds; round += 1) {
    shuffle(pupils, random);
    const rate = schooling.rate * (1 - (0.9 * round) / rounds);
    for (let from = 0; from < pupils.length; from += batch) {
      const together = pupils.slice(from, from + batch);
      for (const { rows: all, faults, systems: about } of together) {
        const rows = someOf(all, random() * 2 * schooling.forget, random);
        const norm = 1 / Math.sqrt(rows.length);
        meaning.fill(0);
        for (const row of rows)
          for (let k = 0, at = row * size; k < size; k += 1, at += 1)
            meaning[k] = (meaning[k] as number) + (places.values[at] as number);
        for (let k = 0; k < size; k += 1) {
          kept[k] = random() < schooling.blank ? 0 : 1 / (1 - schooling.blank);
          meaning[k] = Math.tanh(norm * (meaning[k] as number));
          pull[k] = 0;
        }
        const blanked = Float64Array.from(meaning, (value, k) => (k < size ? value * (kept[k] as number) : 1));
        const share = 1 / together.length;
        teach(faultHead, blanked, faults, share, pull);
        teach(systemHead, blanked, about, share * schooling.systems, pull);
        for (let k = 0; k < size; k += 1)
          pull[k] = (pull[k] as number) * (kept[k] as number) * (1 - (meaning[k] as number) ** 2) * norm;
        for (const row of rows) {
          touch(places, row);
          for (let k = 0, at = row * size; k < size; k += 1, at += 1)
            places.slope[at] = (places.slope[at] as number) + (pull[k] as number);
        }
      }
      step += 1;
      for (const layer of [places, faultHead, systemHead]) move(layer, rate, step);
    }
  }
  return { places: places.values, directions: faultHead.values };
}

interface Layer {
  width: number;
  values: Float32Array;
  slope: Float32Array;
  mean: Float32Array;
  energy: Float32Array;
  /** Rows that the lessons of this batch have pulled at. */
  touched: number[];
  isTouched: Uint8Array;
}

function layerOf(rows: number, width: number, draw: () => number): Layer {
  const empty = () => new Float32Array(rows * width);
  return {
    width,
    values: empty().map(draw),
    slope: empty(),
    mean: empty(),
    energy: empty(),
    touched: [],
    isTouched: new Uint8Array(rows),
  };
}

function touch(layer: Layer, row: number): void {
  if (layer.isTouched[row] === 1) return;
  layer.isTouched[row] = 1;
  layer.touched.push(row);
}

/** Softmax of the head over the meaning; its slopes, and what they pull the meaning towards. */
function teach(head: Layer, meaning: Float64Array, truths: readonly Truth[], share: number, pull: Float64Array): void {
  const { width, values, slope } = head;
  const count = values.length / width;
  const chances = new Float64Array(count);
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0, from = 0; at < count; at += 1, from += width) {
    let a = 0;
    let b = 0;
    let c = 0;
    let d = values[from + width - 1] as number;
    for (let k = 0; k < width - 1; k += 4) {
      a += (meaning[k] as number) * (values[from + k] as number);
      b += (meaning[k + 1] as number) * (values[from + k + 1] as number);
      c += (meaning[k + 2] as number) * (values[from + k + 2] as number);
      d += (meaning[k + 3] as number) * (values[from + k + 3] as number);
    }
    chances[at] = a + b + c + d;
    if ((chances[at] as number) > most) most = chances[at] as number;
  }
  let sum = 0;
  for (let at = 0; at < count; at += 1) {
    chances[at] = Math.exp((chances[at] as number) - most);
    sum += chances[at] as number;
  }
  const weight = truths.reduce((all, truth) => all + truth.weight, 0);
  for (let at = 0; at < count; at += 1) chances[at] = (weight * (chances[at] as number)) / sum;
  for (const truth of truths) chances[truth.at] = (chances[truth.at] as number) - truth.weight;
  for (let at = 0; at < count; at += 1) {
    const error = chances[at] as number;
    if (error < LEAST_ERROR && error > -LEAST_ERROR) continue;
    touch(head, at);
    const by = share * error;
    for (let k = 0, from = at * width; k < width; k += 1, from += 1) {
      slope[from] = (slope[from] as number) + by * (meaning[k] as number);
      if (k < width - 1) pull[k] = (pull[k] as number) + by * (values[from] as number);
    }
  }
}

const MEMORY = 0.9;
const LONG_MEMORY = 0.999;

/** One step of Adam for the rows that were pulled at. */
function move(layer: Layer, rate: number, step: number): void {
  const { width, values, slope, mean, energy, touched, isTouched } = layer;
  const pace = (rate * Math.sqrt(1 - LONG_MEMORY ** step)) / (1 - MEMORY ** step);
  for (const row of touched) {
    isTouched[row] = 0;
    for (let at = row * width; at < (row + 1) * width; at += 1) {
      const by = slope[at] as number;
      slope[at] = 0;
      const mid = MEMORY * (mean[at] as number) + (1 - MEMORY) * by;
      const wide = LONG_MEMORY * (energy[at] as number) + (1 - LONG_MEMORY) * by * by;
      mean[at] = mid;
      energy[at] = wide;
      values[at] = (values[at] as number) - (pace * mid) / (Math.sqrt(wide) + 1e-8);
    }
  }
  touched.length = 0;
}

function someOf(rows: readonly number[], left: number, random: () => number): readonly number[] {
  const some = rows.filter(() => random() > left);
  return some.length > 0 ? some : rows;
}
