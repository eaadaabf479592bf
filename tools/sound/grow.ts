/** Grows a forest by gradient boosting: each tree mends what the ones before it got wrong. */

import { type Forest, LEAVES, QUESTIONS, softmax, VOTE } from '#engine/sound/forest.ts';
import { diceOf } from '#engine/sound/synthesis/dice.ts';

export interface Example {
  values: Record<string, number>;
  kind: number;
}

const BINS = 32;
const RATE = 0.12;
const RIDGE = 2;
const ROWS = 0.7;
const COLUMNS = 0.35;
const LEAST_WEIGHT = 2;

export function grow(examples: readonly Example[], kinds: readonly string[], rounds: number, seed: number): Forest {
  const dice = diceOf(seed);
  const features = Object.keys(examples[0]?.values ?? {});
  const bounds = features.map((name) => boundsOf(examples.map(({ values }) => values[name] ?? 0)));
  const columns = features.map((name, at) =>
    Uint8Array.from(examples, ({ values }) => binOf(values[name] ?? 0, bounds[at] as number[])),
  );
  const votes = examples.map(() => new Float64Array(kinds.length));
  const trees: number[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const chances = votes.map((vote) => softmax(vote, 1));
    for (let kind = 0; kind < kinds.length; kind += 1) {
      const gradient = Float64Array.from(
        examples,
        (example, at) => (chances[at]?.[kind] as number) - (example.kind === kind ? 1 : 0),
      );
      const weight = Float64Array.from(chances, (chance) =>
        Math.max(1e-3, (chance[kind] as number) * (1 - (chance[kind] as number))),
      );
      const rows = Uint32Array.from([...examples.keys()].filter(() => dice.chance(ROWS)));
      const asked = [...features.keys()].filter(() => dice.chance(COLUMNS));
      const tree = treeOf({ columns, gradient, weight, asked }, rows);
      trees.push(tree);
      for (let at = 0; at < examples.length; at += 1) {
        let place = 0;
        while (place < QUESTIONS) {
          const column = columns[tree[2 * place] as number] as Uint8Array;
          place = 2 * place + ((column[at] as number) > (tree[2 * place + 1] as number) ? 2 : 1);
        }
        const vote = votes[at] as Float64Array;
        vote[kind] = (vote[kind] as number) + (tree[QUESTIONS * 2 + place - QUESTIONS] as number) / VOTE;
      }
    }
  }
  return smallest({ kinds, features, bounds, trees, start: kinds.map(() => 0), temperature: 1 });
}

function boundsOf(values: number[]): number[] {
  const sorted = values.sort((a, b) => a - b);
  const bounds = Array.from({ length: BINS - 1 }, (_, at) =>
    Number((sorted[Math.floor(((at + 1) * sorted.length) / BINS)] as number).toPrecision(5)),
  );
  return [...new Set(bounds)].sort((a, b) => a - b);
}

function binOf(value: number, bounds: readonly number[]): number {
  let [low, high] = [0, bounds.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value > (bounds[middle] as number)) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface Growing {
  columns: readonly Uint8Array[];
  gradient: Float64Array;
  weight: Float64Array;
  asked: readonly number[];
}

function treeOf(growing: Growing, all: Uint32Array): number[] {
  const tree = new Array<number>(QUESTIONS * 2 + LEAVES).fill(0);
  const rowsAt: Uint32Array[] = [all];
  for (let place = 0; place < QUESTIONS + LEAVES; place += 1) {
    const rows = rowsAt[place] ?? new Uint32Array(0);
    if (place >= QUESTIONS) {
      let [gradient, weight] = [0, RIDGE];
      for (const row of rows) {
        gradient += growing.gradient[row] as number;
        weight += growing.weight[row] as number;
      }
      tree[QUESTIONS * 2 + place - QUESTIONS] = Math.round((-RATE * VOTE * gradient) / weight);
      continue;
    }
    const best = bestQuestion(growing, rows);
    // A question that nobody answers with yes: everything goes on to the left.
    tree[2 * place] = best?.feature ?? 0;
    tree[2 * place + 1] = best?.bin ?? BINS;
    const column = growing.columns[tree[2 * place] as number] as Uint8Array;
    const bin = tree[2 * place + 1] as number;
    rowsAt[2 * place + 1] = rows.filter((row) => (column[row] as number) <= bin);
    rowsAt[2 * place + 2] = rows.filter((row) => (column[row] as number) > bin);
  }
  return tree;
}

function bestQuestion(
  { columns, gradient, weight, asked }: Growing,
  rows: Uint32Array,
): { feature: number; bin: number } | undefined {
  let found: { feature: number; bin: number } | undefined;
  let most = 1e-4;
  const sums = new Float64Array(BINS * 2);
  let [allGradient, allWeight] = [0, 0];
  for (const row of rows) {
    allGradient += gradient[row] as number;
    allWeight += weight[row] as number;
  }
  const worth = (g: number, h: number) => (g * g) / (h + RIDGE);
  for (const feature of asked) {
    sums.fill(0);
    const column = columns[feature] as Uint8Array;
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] as number;
      const place = 2 * (column[row] as number);
      sums[place] = (sums[place] as number) + (gradient[row] as number);
      sums[place + 1] = (sums[place + 1] as number) + (weight[row] as number);
    }
    let [g, h] = [0, 0];
    for (let bin = 0; bin < BINS - 1; bin += 1) {
      g += sums[2 * bin] as number;
      h += sums[2 * bin + 1] as number;
      if (h < LEAST_WEIGHT || allWeight - h < LEAST_WEIGHT) continue;
      const gain = worth(g, h) + worth(allGradient - g, allWeight - h) - worth(allGradient, allWeight);
      if (gain > most) [most, found] = [gain, { feature, bin }];
    }
  }
  return found;
}

/** Without the features that no question names. */
function smallest(forest: Forest): Forest {
  const used = new Set<number>();
  for (const tree of forest.trees)
    for (let place = 0; place < QUESTIONS; place += 1) used.add(tree[2 * place] as number);
  const kept = [...used].sort((a, b) => a - b);
  const places = new Map(kept.map((feature, at) => [feature, at]));
  return {
    ...forest,
    features: kept.map((at) => forest.features[at] as string),
    bounds: kept.map((at) => forest.bounds[at] as readonly number[]),
    trees: forest.trees.map((tree) =>
      tree.map((value, at) => (at < 2 * QUESTIONS && at % 2 === 0 ? (places.get(value) as number) : value)),
    ),
  };
}
