/**
 * One network of words: softmax over faults (and, beside it, over systems, which keeps related faults together), taught
 * by Adam in small batches. Words are left out at random so that no single one is leant on.
 */
import { randomFrom, shuffle } from './random.ts';
import { LONG_MEMORY, MEMORY, type Room, type Slate, slateFor, TURN } from './slate.ts';

export interface Schooling {
  /** Networks that are taught from different beginnings and heard together: where one errs by chance, the others seldom do. */
  networks: number;
  rounds: number;
  /** Numbers that place a feature in each network; a multiple of eight. */
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
  const width = size + BESIDE;
  const slate = slateFor(
    LAYER_TABLES * (counts.features * size + (counts.faults + counts.systems) * width) + 2 * width,
  );
  const places = layerOn(slate, counts.features, size, () => (random() - 0.5) * (1.7 / Math.sqrt(size)));
  const headOf = (rows: number) => layerOn(slate, rows, width, () => (random() - 0.5) * (2 / Math.sqrt(size)));
  const faultHead = headOf(counts.faults);
  const systemHead = headOf(counts.systems);
  const meaning = slate.room(width);
  const pull = slate.room(width);
  const kept = new Float32Array(size);

  let step = 0;
  for (let round = 0; round < rounds; round += 1) {
    shuffle(pupils, random);
    const rate = schooling.rate * (1 - (0.9 * round) / rounds);
    for (let from = 0; from < pupils.length; from += batch) {
      const together = pupils.slice(from, from + batch);
      for (const { rows: all, faults, systems: about } of together) {
        const rows = someOf(all, random() * 2 * schooling.forget, random);
        const norm = 1 / Math.sqrt(rows.length);
        meaning.numbers.fill(0);
        pull.numbers.fill(0);
        for (const row of rows) slate.add(meaning.at, places.values.at + row * places.bytes, norm, places.bytes);
        for (let k = 0; k < size; k += 1) {
          const bent = Math.tanh(meaning.numbers[k] as number);
          const part = random() < schooling.blank ? 0 : 1 / (1 - schooling.blank);
          meaning.numbers[k] = bent * part;
          kept[k] = part * (1 - bent ** 2) * norm;
        }
        meaning.numbers[size] = 1;
        const share = 1 / together.length;
        teach(slate, faultHead, { meaning, pull }, faults, share);
        teach(slate, systemHead, { meaning, pull }, about, share * schooling.systems);
        for (let k = 0; k < size; k += 1) pull.numbers[k] = (pull.numbers[k] as number) * (kept[k] as number);
        for (const row of rows) {
          touch(places, row);
          slate.add(places.slope.at + row * places.bytes, pull.at, 1, places.bytes);
        }
      }
      step += 1;
      for (const layer of [places, faultHead, systemHead]) move(slate, layer, rate, step);
    }
  }
  return { places: places.values.numbers.slice(), directions: withoutPadding(faultHead, size) };
}

/** Beside its direction a row of a head holds its bias, which the meaning meets with a one, and noughts that fill the turn. */
const BESIDE = TURN;

function withoutPadding({ values: { numbers }, width }: Layer, size: number): Float32Array {
  const rows = numbers.length / width;
  const all = new Float32Array(rows * (size + 1));
  for (let row = 0; row < rows; row += 1)
    all.set(numbers.subarray(row * width, row * width + size + 1), row * (size + 1));
  return all;
}

/** Values, their slopes, and the means of these and of their squares. */
const LAYER_TABLES = 4;

interface Layer {
  /** Numbers in a row, and its length in bytes. */
  width: number;
  bytes: number;
  values: Room;
  slope: Room;
  mean: Room;
  energy: Room;
  chances: Float64Array;
  /** Rows that the lessons of this batch have pulled at. */
  touched: number[];
  isTouched: Uint8Array;
}

function layerOn(slate: Slate, rows: number, width: number, draw: () => number): Layer {
  const table = () => slate.room(rows * width);
  const values = table();
  values.numbers.forEach((_, at) => {
    values.numbers[at] = draw();
  });
  return {
    width,
    bytes: width * values.numbers.BYTES_PER_ELEMENT,
    values,
    slope: table(),
    mean: table(),
    energy: table(),
    chances: new Float64Array(rows),
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
function teach(
  slate: Slate,
  head: Layer,
  { meaning, pull }: { meaning: Room; pull: Room },
  truths: readonly Truth[],
  share: number,
): void {
  const { bytes, values, slope, chances } = head;
  const count = chances.length;
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < count; at += 1) {
    const sum = slate.product(values.at + at * bytes, meaning.at, bytes);
    chances[at] = sum;
    if (sum > most) most = sum;
  }
  let all = 0;
  for (let at = 0; at < count; at += 1) {
    chances[at] = Math.exp((chances[at] as number) - most);
    all += chances[at] as number;
  }
  const weight = truths.reduce((sum, truth) => sum + truth.weight, 0);
  for (let at = 0; at < count; at += 1) chances[at] = (weight * (chances[at] as number)) / all;
  for (const truth of truths) chances[truth.at] = (chances[truth.at] as number) - truth.weight;
  for (let at = 0; at < count; at += 1) {
    const error = chances[at] as number;
    if (error < LEAST_ERROR && error > -LEAST_ERROR) continue;
    touch(head, at);
    slate.add(slope.at + at * bytes, meaning.at, share * error, bytes);
    slate.add(pull.at, values.at + at * bytes, share * error, bytes);
  }
}

/** One step of Adam for the rows that were pulled at. */
function move(slate: Slate, layer: Layer, rate: number, step: number): void {
  const { bytes, values, slope, mean, energy, touched, isTouched } = layer;
  const pace = (rate * Math.sqrt(1 - LONG_MEMORY ** step)) / (1 - MEMORY ** step);
  for (const row of touched) {
    isTouched[row] = 0;
    const at = row * bytes;
    slate.step(values.at + at, slope.at + at, mean.at + at, energy.at + at, pace, bytes);
  }
  touched.length = 0;
}

function someOf(rows: readonly number[], left: number, random: () => number): readonly number[] {
  const some = rows.filter(() => random() > left);
  return some.length > 0 ? some : rows;
}
