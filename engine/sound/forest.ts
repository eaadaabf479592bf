/** Many small trees, each a few yes-or-no questions about the numbers of a sound; their votes add up to a chance per kind. */

/** Trees of four questions deep: 15 questions and 16 leaves each. */
export const QUESTIONS = 15;
export const LEAVES = 16;
/** Votes are whole thousandths, so that the file stays small. */
export const VOTE = 1000;

export interface Forest {
  kinds: readonly string[];
  /** Names of the numbers that are asked about, and the bounds that questions may name. */
  features: readonly string[];
  bounds: readonly (readonly number[])[];
  start: readonly number[];
  /** Kind by kind in turn; each tree: feature and bound of every question in order of its place, then the leaves' votes. */
  trees: readonly (readonly number[])[];
  /** Above 1 the chances are made humbler, as the calibration found right. */
  temperature: number;
}

/** Chance of each kind, in the forest's order. */
export function chancesBy(forest: Forest, values: Readonly<Record<string, number>>): Float64Array {
  const { kinds, features, bounds, trees, temperature } = forest;
  const asked = Float64Array.from(features, (name) => values[name] ?? 0);
  const votes = Float64Array.from(forest.start);
  trees.forEach((tree, at) => {
    const kind = at % kinds.length;
    votes[kind] = (votes[kind] as number) + voteOf(tree, asked, bounds);
  });
  return softmax(votes, temperature);
}

function voteOf(tree: readonly number[], asked: Float64Array, bounds: Forest['bounds']): number {
  let place = 0;
  while (place < QUESTIONS) {
    const feature = tree[2 * place] as number;
    const bound = bounds[feature]?.[tree[2 * place + 1] as number] ?? Number.POSITIVE_INFINITY;
    place = 2 * place + ((asked[feature] as number) > bound ? 2 : 1);
  }
  return (tree[QUESTIONS * 2 + place - QUESTIONS] as number) / VOTE;
}

export function softmax(votes: Float64Array, temperature: number): Float64Array {
  const most = Math.max(...votes);
  const raised = votes.map((vote) => Math.exp((vote - most) / temperature));
  const sum = raised.reduce((total, value) => total + value, 0);
  return raised.map((value) => value / sum);
}

/** Forests of the same kinds as one whose votes are the mean of theirs: what only one of them learnt of its own world, the others outvote. */
export function joined(forests: readonly Forest[]): Forest {
  const [first] = forests;
  if (!first) throw new Error('Nothing to join');
  const places = forests.map((_, at) => forests.slice(0, at).reduce((sum, { features }) => sum + features.length, 0));
  return {
    kinds: first.kinds,
    features: forests.flatMap(({ features }) => features),
    bounds: forests.flatMap(({ bounds }) => bounds),
    start: first.kinds.map((_, kind) => forests.reduce((sum, { start }) => sum + (start[kind] ?? 0), 0)),
    trees: forests.flatMap(({ trees }, at) => trees.map((tree) => moved(tree, places[at] as number))),
    temperature: forests.reduce((sum, { temperature }) => sum + temperature, 0),
  };
}

/** The same tree, asking about features that stand so many places later. */
const moved = (tree: readonly number[], by: number): number[] =>
  tree.map((value, at) => (at < 2 * QUESTIONS && at % 2 === 0 ? value + by : value));
