/**
 * How much a text resembles what owners of each fault say: a small network over words, pairs of words and signs, taught
 * with the stories in the fault files (learn.ts). Each feature stands for a point among all meanings; a text is where its
 * features lie together, and each fault lies in a direction. It hears what no written phrase foresaw; the signs and
 * their strengths say why.
 */
import type { PackedRows } from './packing.ts';
import { productsWith } from './products.ts';

/** The network as it is stored. */
export interface LikenessModel {
  classes: string[];
  features: string[];
  /** How many numbers place a feature. */
  size: number;
  /** Per feature: its place. */
  places: PackedRows;
  /** Per class: its direction, and last its bias. */
  directions: PackedRows;
}

export interface Likeness {
  classes: readonly string[];
  /** Log-likeness of each class, in the order of `classes`. Not normalised. */
  score(features: readonly string[]): Float64Array;
}

export function likenessOf(model: LikenessModel): Likeness {
  const { classes, size, places } = model;
  const rowOf = new Map(model.features.map((feature, at) => [feature, at]));
  const biases = new Float64Array(classes.length);
  const facing = productsWith(directionsOf(model, biases), size);

  return {
    classes,
    score(features) {
      const found = features.map((feature) => rowOf.get(feature)).filter((row) => row !== undefined);
      const scores = facing(meaningOf(sumOf(found, size, places), found.length)).slice();
      for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] as number) + (biases[at] as number);
      return scores;
    },
  };
}

/** The sum of these rows, four at a time: so each number of the sum is fetched and put back once for four of them. */
function sumOf(rows: readonly number[], size: number, { rows: table, scales }: PackedRows): Float64Array {
  const sum = new Float64Array(size);
  const startOf = (at: number) => (rows[at] ?? 0) * size;
  const scaleOf = (at: number) => (at < rows.length ? (scales[rows[at] as number] as number) : 0);
  for (let at = 0; at < rows.length; at += 4) {
    const [a, b, c, d] = [startOf(at), startOf(at + 1), startOf(at + 2), startOf(at + 3)];
    const [byA, byB, byC, byD] = [scaleOf(at), scaleOf(at + 1), scaleOf(at + 2), scaleOf(at + 3)];
    for (let k = 0; k < size; k += 1)
      sum[k] =
        (sum[k] as number) +
        byA * (table[a + k] as number) +
        byB * (table[b + k] as number) +
        byC * (table[c + k] as number) +
        byD * (table[d + k] as number);
  }
  return sum;
}

/** Each class's direction; its bias is put among the biases. */
function directionsOf({ classes, size, directions: { rows, scales } }: LikenessModel, biases: Float64Array) {
  const directions = new Float32Array(classes.length * size);
  for (let row = 0, from = 0; row < classes.length; row += 1, from += size + 1) {
    const scale = scales[row] as number;
    for (let k = 0; k < size; k += 1) directions[row * size + k] = scale * (rows[from + k] as number);
    biases[row] = Math.fround(scale * (rows[from + size] as number));
  }
  return directions;
}

/** Long texts do not shout: the sum is divided by the root of how many features were found. */
export function meaningOf(place: Float64Array, found: number): Float64Array {
  const norm = 1 / Math.sqrt(Math.max(1, found));
  for (let k = 0; k < place.length; k += 1) place[k] = Math.tanh(norm * (place[k] as number));
  return place;
}
