/**
 * How much a text resembles what owners of each fault say: a small network over words, pairs of words and signs, taught
 * with the stories in the fault files (learn.ts). Each feature stands for a point among all meanings; a text is where its
 * features lie together, and each fault lies in a direction. It hears what no written phrase foresaw; the signs and
 * their strengths say why.
 */
import { type PackedRows, unpackRows } from './packing.ts';

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
  const { classes, size } = model;
  const rowOf = new Map(model.features.map((feature, at) => [feature, at]));
  const places = unpackRows(model.places);
  const packed = unpackRows(model.directions);
  const directions = new Float32Array(classes.length * (size + 1));
  for (let at = 0; at < directions.length; at += 1)
    directions[at] = (packed.rows[at] as number) * (packed.scales[Math.floor(at / (size + 1))] as number);

  return {
    classes,
    score(features) {
      const place = new Float64Array(size);
      let found = 0;
      for (const feature of features) {
        const row = rowOf.get(feature);
        if (row === undefined) continue;
        found += 1;
        const scale = places.scales[row] as number;
        for (let k = 0, from = row * size; k < size; k += 1)
          place[k] = (place[k] as number) + scale * (places.rows[from + k] as number);
      }
      return facing(meaningOf(place, found), directions, classes.length);
    },
  };
}

/** Long texts do not shout: the sum is divided by the root of how many features were found. */
export function meaningOf(place: Float64Array, found: number): Float64Array {
  const norm = 1 / Math.sqrt(Math.max(1, found));
  for (let k = 0; k < place.length; k += 1) place[k] = Math.tanh(norm * (place[k] as number));
  return place;
}

function facing(meaning: Float64Array, directions: Float32Array, count: number): Float64Array {
  const size = meaning.length;
  const scores = new Float64Array(count);
  for (let at = 0, from = 0; at < count; at += 1, from += size + 1) {
    // four sums that do not wait for each other
    let a = directions[from + size] as number;
    let b = 0;
    let c = 0;
    let d = 0;
    for (let k = 0; k < size; k += 4) {
      a += (meaning[k] as number) * (directions[from + k] as number);
      b += (meaning[k + 1] as number) * (directions[from + k + 1] as number);
      c += (meaning[k + 2] as number) * (directions[from + k + 2] as number);
      d += (meaning[k + 3] as number) * (directions[from + k + 3] as number);
    }
    scores[at] = a + b + c + d;
  }
  return scores;
}
