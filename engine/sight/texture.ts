/** What a surface looks like from near, cell by cell: edges and their order, dark and pale lines, small patterns. */
import { type Plane, smoothed } from './plane.ts';

/** Sums over the pixels of each cell; sums of cells can be added, so that windows and whole pictures are described alike. */
export interface Cells {
  across: number;
  /** Pixels in each. */
  count: number;
  /** SUMS numbers for each cell, row by row. */
  sums: Float64Array;
}

/** Edges along x, along y, along both; contrast to the powers 2, 3, 4; valleys, ridges, dents; ten patterns. */
export const SUMS = 19;
const PATTERNS = 9;
/** A neighbour that is barely brighter counts as the same. */
const BARELY = 0.02;
const LEAST = 1e-5;

export function cellsOf(plane: Plane, cell: number): Cells {
  const { side, values } = plane;
  const across = side / cell;
  const sums = new Float64Array(across * across * SUMS);
  const around = smoothed(plane, 2).values;
  for (let y = 1; y < side - 1; y += 1) {
    const row = Math.floor(y / cell) * across;
    for (let x = 1; x < side - 1; x += 1) {
      const at = y * side + x;
      const into = (row + Math.floor(x / cell)) * SUMS;
      const here = values[at] as number;
      const nw = values[at - side - 1] as number;
      const n = values[at - side] as number;
      const ne = values[at - side + 1] as number;
      const w = values[at - 1] as number;
      const e = values[at + 1] as number;
      const sw = values[at + side - 1] as number;
      const s = values[at + side] as number;
      const se = values[at + side + 1] as number;
      const gx = (ne - nw + 2 * (e - w) + se - sw) / 8;
      const gy = (sw - nw + 2 * (s - n) + se - ne) / 8;
      const off = here - (around[at] as number);
      const square = off * off;
      const xx = w + e - 2 * here;
      const yy = n + s - 2 * here;
      const xy = (nw + se - ne - sw) / 2;
      const apart = Math.sqrt((xx - yy) * (xx - yy) + xy * xy);
      const most = (xx + yy + apart) / 2;
      const least = (xx + yy - apart) / 2;
      sums[into] = (sums[into] as number) + gx * gx;
      sums[into + 1] = (sums[into + 1] as number) + gy * gy;
      sums[into + 2] = (sums[into + 2] as number) + gx * gy;
      sums[into + 3] = (sums[into + 3] as number) + square;
      sums[into + 4] = (sums[into + 4] as number) + square * off;
      sums[into + 5] = (sums[into + 5] as number) + square * square;
      if (most > 0) sums[into + 6] = (sums[into + 6] as number) + most;
      if (least < 0) sums[into + 7] = (sums[into + 7] as number) - least;
      sums[into + 8] = (sums[into + 8] as number) + Math.min(Math.abs(most), Math.abs(least));
      const over = here + BARELY;
      const pattern =
        into + PATTERNS + patternOf(nw > over, n > over, ne > over, e > over, se > over, s > over, sw > over, w > over);
      sums[pattern] = (sums[pattern] as number) + 1;
    }
  }
  return { across, count: cell * cell, sums };
}

/** Of the eight neighbours in turn, how many are brighter, if those lie together; nine if they do not. */
function patternOf(
  a: boolean,
  b: boolean,
  c: boolean,
  d: boolean,
  e: boolean,
  f: boolean,
  g: boolean,
  h: boolean,
): number {
  const changes =
    Number(a !== b) +
    Number(b !== c) +
    Number(c !== d) +
    Number(d !== e) +
    Number(e !== f) +
    Number(f !== g) +
    Number(g !== h) +
    Number(h !== a);
  if (changes > 2) return 9;
  return Number(a) + Number(b) + Number(c) + Number(d) + Number(e) + Number(f) + Number(g) + Number(h);
}

export const FIRST_PATTERN = 8;
export const DESCRIBED = [
  'along',
  'astray',
  'order',
  'contrast',
  'darkness',
  'peaked',
  'valleys',
  'dents',
  ...Array.from({ length: 10 }, (_, at) => `pattern${at}`),
] as const;

/**
 * What sums say. `along` and `astray` are the strength of edges in their common direction and across it: a groove, a letter, a rib
 * have edges one way; cracks, grit and dust every way.
 */
export function described(sums: Float64Array, count: number): Float32Array {
  const [xx, yy, xy, second, third, fourth, valleys, ridges, dents] = sums as unknown as number[] as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const apart = Math.sqrt((xx - yy) ** 2 + 4 * xy * xy);
  const spread = Math.sqrt(second / count) + 1e-3;
  const given = new Float32Array(DESCRIBED.length);
  given[0] = Math.log((xx + yy + apart) / 2 / count + LEAST);
  given[1] = Math.log((xx + yy - apart) / 2 / count + LEAST);
  given[2] = apart / (xx + yy + count * LEAST);
  given[3] = Math.log(spread);
  given[4] = Math.cbrt(third / count) / spread;
  given[5] = Math.log(fourth / count / spread ** 4 + 0.1);
  given[6] = Math.log((valleys + 0.01 * count) / (ridges + 0.01 * count));
  given[7] = Math.log((dents + 0.001 * count) / (valleys + ridges + 0.01 * count));
  for (let at = 0; at < 10; at += 1) given[8 + at] = Math.log((sums[PATTERNS + at] as number) / count + 0.01);
  return given;
}

/** The sums of a square of cells. */
export function windowOf({ across, sums }: Cells, x: number, y: number, wide: number): Float64Array {
  const total = new Float64Array(SUMS);
  for (let cy = y; cy < y + wide; cy += 1)
    for (let cx = x; cx < x + wide; cx += 1) {
      const from = (cy * across + cx) * SUMS;
      for (let at = 0; at < SUMS; at += 1) total[at] = (total[at] as number) + (sums[from + at] as number);
    }
  return total;
}

export const part = (sorted: Float32Array, share: number): number =>
  sorted[Math.floor(share * (sorted.length - 1))] as number;

/** Dust is warm and pale, and lies in hollows. */
export function colourMeasures(grey: Plane, warmth: Plane, tint: Plane): Record<string, number> {
  const near = (plane: Plane): Float32Array => {
    const around = smoothed(plane, 4).values;
    return plane.values.map((value, at) => value - (around[at] as number));
  };
  const warm = Float32Array.from(warmth.values).sort();
  const green = Float32Array.from(tint.values).sort();
  return {
    warmSpread: Math.log(part(warm, 0.9) - part(warm, 0.1) + 0.01),
    greenSpread: Math.log(part(green, 0.9) - part(green, 0.1) + 0.01),
    warmPale: together(warmth.values, grey.values),
    warmPaleNear: together(near(warmth), near(grey)),
  };
}

/** From −1, against each other, to 1, together. */
function together(one: Float32Array, other: Float32Array): number {
  const mean = (values: Float32Array) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [a, b] = [mean(one), mean(other)];
  let [ab, aa, bb] = [0, 0, 0];
  for (let at = 0; at < one.length; at += 1) {
    const x = (one[at] as number) - a;
    const y = (other[at] as number) - b;
    ab += x * y;
    aa += x * x;
    bb += y * y;
  }
  return ab / Math.sqrt((aa + 0.01) * (bb + 0.01));
}
