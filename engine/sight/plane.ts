/** Squares of numbers, and a photo's middle as logarithms of light: there a shadow takes away as much on pale rubber as on dark. */
import type { Pixels } from './pixels.ts';

export interface Plane {
  side: number;
  values: Float32Array;
}

/** Added before the logarithm, so that noise in black counts little. */
const FLOOR = 8;

/** The middle square, or a share of it, in grey; and at a smaller size how warm and how green it is. */
export function middleSquare(
  { width, height, rgb }: Pixels,
  side: number,
  small: number,
  part = 1,
): { grey: Plane; warmth: Plane; tint: Plane } {
  const own = Math.max(1, Math.floor(Math.min(width, height) * part));
  const [left, top] = [Math.floor((width - own) / 2), Math.floor((height - own) / 2)];
  // Each pixel of a picture that is too small counts several times.
  const times = Math.ceil(side / own);
  const short = own * times;
  const across = shares(short, side);
  const row = new Float32Array(3 * side);
  const sums = new Float32Array(3 * side * side);
  for (let y = 0; y < short; y += 1) {
    row.fill(0);
    const from = 3 * ((top + Math.floor(y / times)) * width + left);
    for (let x = 0; x < short; x += 1) {
      const into = 3 * (across.first[x] as number);
      const share = across.share[x] as number;
      const at = from + 3 * (times === 1 ? x : Math.floor(x / times));
      for (let c = 0; c < 3; c += 1) {
        const value = rgb[at + c] as number;
        row[into + c] = (row[into + c] as number) + share * value;
        if (share < across.whole && into + 3 < row.length)
          row[into + 3 + c] = (row[into + 3 + c] as number) + (across.whole - share) * value;
      }
    }
    const into = 3 * side * (across.first[y] as number);
    const share = across.share[y] as number;
    const more = share < across.whole && into + row.length < sums.length ? across.whole - share : 0;
    for (let at = 0; at < row.length; at += 1) {
      sums[into + at] = (sums[into + at] as number) + share * (row[at] as number);
      if (more > 0)
        sums[into + row.length + at] = (sums[into + row.length + at] as number) + more * (row[at] as number);
    }
  }
  const light = (at: number) =>
    0.3 * (sums[at] as number) + 0.59 * (sums[at + 1] as number) + 0.11 * (sums[at + 2] as number);
  const grey = { side, values: Float32Array.from({ length: side * side }, (_, at) => Math.log(light(3 * at) + FLOOR)) };
  const each = side / small;
  const warmth = new Float32Array(small * small);
  const tint = new Float32Array(small * small);
  for (let at = 0; at < warmth.length; at += 1) {
    const [x0, y0] = [(at % small) * each, Math.floor(at / small) * each];
    const mean = [0, 0, 0];
    for (let y = y0; y < y0 + each; y += 1)
      for (let x = x0; x < x0 + each; x += 1)
        for (let c = 0; c < 3; c += 1)
          mean[c] = (mean[c] as number) + (sums[3 * (y * side + x) + c] as number) / (each * each);
    const [r, g, b] = mean.map((value) => Math.log(value + FLOOR)) as [number, number, number];
    warmth[at] = r - b;
    tint[at] = g - (r + b) / 2;
  }
  return { grey, warmth: { side: small, values: warmth }, tint: { side: small, values: tint } };
}

/** For each pixel of a line of `from` the first of `to` that it covers, and how much of that one; the rest goes to the next. */
function shares(from: number, to: number): { first: Uint16Array; share: Float32Array; whole: number } {
  const whole = to / from;
  const first = new Uint16Array(from);
  const share = new Float32Array(from);
  for (let at = 0; at < from; at += 1) {
    const start = at * whole;
    first[at] = Math.min(to - 1, Math.floor(start + 1e-6));
    share[at] = Math.min(whole, (first[at] as number) + 1 - start);
  }
  return { first, share, whole };
}

/** Every four numbers become their mean. */
export function halved({ side, values }: Plane): Plane {
  const half = side / 2;
  const smaller = new Float32Array(half * half);
  for (let y = 0; y < half; y += 1)
    for (let x = 0; x < half; x += 1) {
      const at = 2 * y * side + 2 * x;
      smaller[y * half + x] =
        ((values[at] as number) +
          (values[at + 1] as number) +
          (values[at + side] as number) +
          (values[at + side + 1] as number)) /
        4;
    }
  return { side: half, values: smaller };
}

/** Each number as the mean of itself and its neighbours up to `reach` away. */
export function smoothed({ side, values }: Plane, reach: number): Plane {
  let now = values;
  for (const [step, stride] of [
    [1, side],
    [side, 1],
  ] as const) {
    const to = new Float32Array(now.length);
    const last = side - 1;
    for (let line = 0; line < side; line += 1) {
      const start = line * stride;
      let sum = (now[start] as number) * (reach + 1);
      for (let at = 1; at <= reach; at += 1) sum += now[start + at * step] as number;
      for (let at = 0; at < side; at += 1) {
        to[start + at * step] = sum / (2 * reach + 1);
        sum +=
          (now[start + Math.min(last, at + reach + 1) * step] as number) -
          (now[start + Math.max(0, at - reach) * step] as number);
      }
    }
    now = to;
  }
  return { side, values: now };
}
