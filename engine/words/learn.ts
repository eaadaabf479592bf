/** Learns the likeness model from examples: softmax regression by AdaGrad, a fixed order of examples, no randomness beyond a seed. */
import { type LikenessModel, packRow } from './likeness.ts';

export interface Lesson {
  features: readonly string[];
  fault: string;
  /** How much this text counts: a whole owner's story 1, a bare name less. */
  weight: number;
}

export interface Schooling {
  rounds: number;
  rate: number;
  /** Pull of every weight towards nothing. */
  decay: number;
  /** Weights smaller than this are left out of the stored model. */
  least: number;
  /** Features seen in fewer lessons than this are not learnt. */
  seen: number;
}

export const SCHOOLING: Schooling = { rounds: 6, rate: 0.35, decay: 1e-3, least: 0.2, seen: 2 };

export function learnLikeness(lessons: readonly Lesson[], schooling: Schooling = SCHOOLING): LikenessModel {
  const classes = [...new Set(lessons.map(({ fault }) => fault))].sort();
  const classAt = new Map(classes.map((name, at) => [name, at]));
  const features = wordsWorthLearning(lessons, schooling.seen);
  const featureAt = new Map(features.map((name, at) => [name, at]));
  const size = classes.length;
  const weights = new Float32Array(features.length * size);
  const energy = new Float32Array(features.length * size).fill(1e-3);
  const pupils = lessons.map(({ features: names, fault, weight }) => ({
    rows: names.map((name) => featureAt.get(name)).filter((row) => row !== undefined),
    truth: classAt.get(fault) as number,
    weight,
  }));

  const random = randomFrom(20_240_601);
  const chances = new Float32Array(size);
  const order = pupils.map((_, at) => at);
  for (let round = 0; round < schooling.rounds; round += 1) {
    shuffle(order, random);
    for (const at of order) {
      const { rows, truth, weight } = pupils[at] as (typeof pupils)[number];
      if (rows.length === 0) continue;
      const norm = 1 / Math.sqrt(rows.length);
      chancesOf(rows, norm, weights, size, chances);
      for (const row of rows)
        for (let k = 0, w = row * size; k < size; k += 1, w += 1) {
          const error = (chances[k] as number) - (k === truth ? 1 : 0);
          if (error < 1e-4 && error > -1e-4) continue;
          const slope = weight * error * norm + schooling.decay * (weights[w] as number);
          energy[w] = (energy[w] as number) + slope * slope;
          weights[w] = (weights[w] as number) - (schooling.rate * slope) / Math.sqrt(energy[w] as number);
        }
    }
  }

  const kept: string[] = [];
  const rows: LikenessModel['rows'] = [];
  features.forEach((feature, at) => {
    const row = packRow(weights.subarray(at * size, (at + 1) * size), schooling.least);
    if (!row) return;
    kept.push(feature);
    rows.push(row);
  });
  return { classes, features: kept, rows, scaling: 'by-length' };
}

/** Single words seen at least `seen` times; pairs at least twice, else they only learn one owner by heart. */
function wordsWorthLearning(lessons: readonly Lesson[], seen: number): string[] {
  const count = new Map<string, number>();
  for (const { features } of lessons) for (const feature of features) count.set(feature, (count.get(feature) ?? 0) + 1);
  return [...count]
    .filter(([name, times]) => times >= (name.includes(' ') ? Math.max(2, seen) : seen))
    .map(([name]) => name);
}

function chancesOf(
  rows: readonly number[],
  norm: number,
  weights: Float32Array,
  size: number,
  chances: Float32Array,
): void {
  chances.fill(0);
  for (const row of rows)
    for (let k = 0, w = row * size; k < size; k += 1, w += 1)
      chances[k] = (chances[k] as number) + (weights[w] as number);
  let most = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < size; k += 1) {
    chances[k] = (chances[k] as number) * norm;
    if ((chances[k] as number) > most) most = chances[k] as number;
  }
  let sum = 0;
  for (let k = 0; k < size; k += 1) {
    chances[k] = Math.exp((chances[k] as number) - most);
    sum += chances[k] as number;
  }
  for (let k = 0; k < size; k += 1) chances[k] = (chances[k] as number) / sum;
}

/** A small generator of even numbers in [0, 1): the same seed gives the same model. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] as number, order[at] as number];
  }
}
