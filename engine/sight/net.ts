/** A net of two layers that names forms. Its weights are made by tools/train-sight.ts. */

export interface Net {
  names: string[];
  inputs: number;
  hidden: number;
  /** hidden × (inputs + 1), then names × (hidden + 1); the last of each row is added to the sum. */
  first: Float32Array;
  second: Float32Array;
  /** Divides the scores before they become chances, so that the chances are honest. */
  calm: number;
}

/** The net as it lies in a file: a letter for each weight, 45 steps either way, and a scale for each row. */
export interface KeptNet {
  names: string[];
  inputs: number;
  hidden: number;
  first: { rows: string; scales: number[] };
  second: { rows: string; scales: number[] };
  calm: number;
}

export function wakeNet({ names, inputs, hidden, first, second, calm }: KeptNet): Net {
  return { names, inputs, hidden, first: unpacked(first), second: unpacked(second), calm };
}

export const STEPS = 45;
const ZERO = '#'.charCodeAt(0) + STEPS;
/** A backslash would need another one before it. */
const BACKSLASH = 92;
const INSTEAD = 126;

function unpacked({ rows, scales }: KeptNet['first']): Float32Array {
  const length = rows.length / scales.length;
  return Float32Array.from({ length: rows.length }, (_, at) => {
    const code = rows.charCodeAt(at);
    return ((code === INSTEAD ? BACKSLASH : code) - ZERO) * (scales[Math.floor(at / length)] as number);
  });
}

/** The other way: weights as letters, for the trainer. */
export function packed(weights: Float32Array, count: number): KeptNet['first'] {
  const length = weights.length / count;
  const scales = Array.from({ length: count }, (_, row) => {
    const most = weights
      .subarray(row * length, (row + 1) * length)
      .reduce((max, value) => Math.max(max, Math.abs(value)), 1e-6);
    return Number((most / STEPS).toPrecision(5));
  });
  const rows = Array.from(weights, (value, at) => {
    const step = Math.round(value / (scales[Math.floor(at / length)] as number));
    const code = ZERO + Math.max(-STEPS, Math.min(STEPS, step));
    return String.fromCharCode(code === BACKSLASH ? INSTEAD : code);
  }).join('');
  return { rows, scales };
}

/** What the second layer says for each name. */
export function scoresOf(net: Net, form: Float32Array): Float32Array {
  return layer(net.second, layer(net.first, form, true), false);
}

function layer(weights: Float32Array, given: Float32Array, bent: boolean): Float32Array {
  const width = given.length + 1;
  const out = new Float32Array(weights.length / width);
  for (let row = 0; row < out.length; row += 1) {
    const start = row * width;
    let sum = weights[start + width - 1] as number;
    for (let at = 0; at < given.length; at += 1) sum += (weights[start + at] as number) * (given[at] as number);
    out[row] = bent && sum < 0 ? 0.01 * sum : sum;
  }
  return out;
}

/** Chances among the names that are possible; they add up to one. */
export function chancesOf(
  net: Net,
  form: Float32Array,
  possible: (name: string) => boolean,
): { name: string; chance: number }[] {
  const scores = scoresOf(net, form);
  const open = net.names.flatMap((name, at) =>
    possible(name) ? [{ name, score: (scores[at] as number) / net.calm }] : [],
  );
  const most = Math.max(...open.map(({ score }) => score));
  const total = open.reduce((sum, { score }) => sum + Math.exp(score - most), 0);
  return open
    .map(({ name, score }) => ({ name, chance: Math.exp(score - most) / total }))
    .sort((a, b) => b.chance - a.chance);
}
