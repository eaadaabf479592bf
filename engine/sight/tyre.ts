/** A close photo of a tyre: deep, sharp grooves as on a good tread, or a worn, cracked, flat surface. */
import type { Pixels } from './pixels.ts';

const SIDE = 256;
/** Softness of each step of looking less closely, in pixels of a square of 256. */
const STEPS = [0, 1, 2, 4, 8, 16] as const;

/** What is measured at each step, free of the photo's brightness: contrast, whether dark or bright stands out, order. */
export const TYRE_MEASURES = [
  ...STEPS.slice(0, -1).flatMap((step) => [`contrast at ${step}`, `darkness at ${step}`, `order at ${step}`]),
  'depth',
  'steepness',
] as const;

export function tyreMeasures(pixels: Pixels): Float32Array {
  const grey = square(pixels);
  const count = SIDE * SIDE;
  const surface = softened(grey, 26);
  const steps = STEPS.map((radius) => (radius === 0 ? grey : softened(grey, radius)));
  const given: number[] = [];
  let last = 0;
  for (let step = 0; step + 1 < steps.length; step += 1) {
    const [fine, coarse] = [steps[step] as Float32Array, steps[step + 1] as Float32Array];
    let [second, third] = [0, 0];
    for (let at = 0; at < count; at += 1) {
      const off = ((fine[at] as number) - (coarse[at] as number)) / ((surface[at] as number) + 4);
      second += off * off;
      third += off * off * off;
    }
    const spread = Math.sqrt(second / count) + 1e-4;
    const { order, steepness } = directions(fine, surface, Math.max(1, STEPS[step] as number));
    given.push(Math.log(spread + 0.003), Math.cbrt(third / count) / spread, order);
    last = step === 2 ? steepness : last;
  }
  const ratios = Float32Array.from(
    steps[3] as Float32Array,
    (value, at) => value / ((surface[at] as number) + 4),
  ).sort();
  const at = (share: number) => ratios[Math.floor(share * (count - 1))] as number;
  given.push(Math.log(at(0.03) / at(0.5) + 0.02), Math.log(last + 0.003));
  return Float32Array.from(given);
}

/** The middle square in grey, at one size. */
function square({ width, height, rgb }: Pixels): Float32Array {
  const side = Math.min(width, height);
  const [left, top, step] = [(width - side) / 2, (height - side) / 2, side / SIDE];
  const grey = new Float32Array(SIDE * SIDE);
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1) {
      const [x0, y0] = [Math.floor(left + x * step), Math.floor(top + y * step)];
      const [x1, y1] = [
        Math.max(x0 + 1, Math.floor(left + (x + 1) * step)),
        Math.max(y0 + 1, Math.floor(top + (y + 1) * step)),
      ];
      let sum = 0;
      for (let sy = y0; sy < y1; sy += 1)
        for (let sx = x0; sx < x1; sx += 1) {
          const from = 3 * (sy * width + sx);
          sum += 0.3 * (rgb[from] as number) + 0.59 * (rgb[from + 1] as number) + 0.11 * (rgb[from + 2] as number);
        }
      grey[y * SIDE + x] = sum / ((x1 - x0) * (y1 - y0));
    }
  return grey;
}

/** Two box blurs, across and down. */
function softened(grey: Float32Array, radius: number): Float32Array {
  let now = grey;
  for (const across of [true, false, true, false]) now = boxed(now, radius, across);
  return now;
}

function boxed(from: Float32Array, radius: number, across: boolean): Float32Array {
  const to = new Float32Array(from.length);
  const [step, stride] = across ? [1, SIDE] : [SIDE, 1];
  for (let line = 0; line < SIDE; line += 1) {
    const value = (at: number) => from[line * stride + Math.max(0, Math.min(SIDE - 1, at)) * step] as number;
    let sum = 0;
    for (let at = -radius; at <= radius; at += 1) sum += value(at);
    for (let at = 0; at < SIDE; at += 1) {
      to[line * stride + at * step] = sum / (2 * radius + 1);
      sum += value(at + radius + 1) - value(at - radius);
    }
  }
  return to;
}

const TILE = 32;

/** How far the edges in each part of the picture run one way, and how steep they are where many are steep. */
function directions(grey: Float32Array, surface: Float32Array, reach: number): { order: number; steepness: number } {
  let order = 0;
  let weight = 0;
  const steep: number[] = [];
  for (let ty = 0; ty < SIDE; ty += TILE)
    for (let tx = 0; tx < SIDE; tx += TILE) {
      let [xx, yy, xy] = [0, 0, 0];
      for (let y = Math.max(reach, ty); y < Math.min(SIDE - reach, ty + TILE); y += 1)
        for (let x = Math.max(reach, tx); x < Math.min(SIDE - reach, tx + TILE); x += 1) {
          const at = y * SIDE + x;
          const around = (surface[at] as number) + 4;
          const gx = ((grey[at + reach] as number) - (grey[at - reach] as number)) / around;
          const gy = ((grey[at + reach * SIDE] as number) - (grey[at - reach * SIDE] as number)) / around;
          xx += gx * gx;
          yy += gy * gy;
          xy += gx * gy;
        }
      const energy = xx + yy;
      order += Math.hypot(xx - yy, 2 * xy);
      weight += energy;
      steep.push(Math.sqrt(energy) / TILE);
    }
  steep.sort((a, b) => b - a);
  return { order: order / (weight + 1e-6), steepness: steep[Math.floor(steep.length / 4)] as number };
}
