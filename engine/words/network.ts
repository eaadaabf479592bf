/**
 * One network of words: softmax over faults (and, beside it, over systems, which keeps related faults together), taught
 * by Adam in small batches. Words are left out at random so that no single one is leant on.
 */
import { type Products, productsOver } from './products.ts';
import { randomFrom, shuffle } from './random.ts';

export interface Schooling {
  /** Networks that are taught from different beginnings and heard together: where one errs by chance, the others seldom do. */
  networks: number;
  rounds: number;
  /** Numbers that place a feature in each network; an even number. */
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
  rounds: 4,
  size: 192,
  rate: 4e-3,
  batch: 64,
  forget: 0.3,
  blank: 0.4,
  systems: 0.3,
};

/** Errors smaller than this move nothing. */
const LEAST_ERROR = 2e-4;

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
  const faultHead = headOf(counts.faults, size, random);
  const systemHead = headOf(counts.systems, size, random);
  const meaning = new Float64Array(size);
  const blanked = new Float64Array(size + BESIDE);
  blanked[size] = 1;
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
          blanked[k] = (meaning[k] as number) * (kept[k] as number);
          pull[k] = 0;
        }
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
  return { places: places.values, directions: withoutPadding(faultHead, size) };
}

/** Beside its direction a row of a head holds its bias, which the meaning meets with a one, and a nought that makes it even. */
const BESIDE = 2;

function withoutPadding({ values, width }: Layer, size: number): Float32Array {
  const rows = values.length / width;
  const all = new Float32Array(rows * (size + 1));
  for (let row = 0; row < rows; row += 1)
    all.set(values.subarray(row * width, row * width + size + 1), row * (size + 1));
  return all;
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

interface Head extends Layer {
  products: Products;
}

function headOf(rows: number, size: number, random: () => number): Head {
  const products = productsOver(rows, size + BESIDE);
  const layer = layerOf(rows, size + BESIDE, () => (random() - 0.5) * (2 / Math.sqrt(size)), products.table);
  return { ...layer, products };
}

function layerOf(
  rows: number,
  width: number,
  draw: () => number,
  values: Float32Array = new Float32Array(rows * width),
): Layer {
  const empty = () => new Float32Array(rows * width);
  for (let at = 0; at < values.length; at += 1) values[at] = draw();
  return {
    width,
    values,
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
function teach(head: Head, meaning: Float64Array, truths: readonly Truth[], share: number, pull: Float64Array): void {
  const { width, values, slope, products } = head;
  const chances = products.of(meaning);
  const count = chances.length;
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < count; at += 1) if ((chances[at] as number) > most) most = chances[at] as number;
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
    for (let k = 0, from = at * width; k < pull.length; k += 1, from += 1) {
      slope[from] = (slope[from] as number) + by * (meaning[k] as number);
      pull[k] = (pull[k] as number) + by * (values[from] as number);
    }
    const bias = at * width + pull.length;
    slope[bias] = (slope[bias] as number) + by;
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
