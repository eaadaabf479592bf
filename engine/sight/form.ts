/** The form of a glowing patch as numbers: a small picture of it, the directions of its edges, its proportions. */
import { type Lit, NO_LIGHT } from './pixels.ts';
import type { Patch } from './regions.ts';

const SIDE = 32;
const CELLS = 8;
const CELL = SIDE / CELLS;
const DIRECTIONS = 6;
const COARSE = 16;
export const FORM_LENGTH = COARSE * COARSE + CELLS * CELLS * DIRECTIONS + 3;

/** The glow inside the patch's box, of its own light, fitted into a square of 32. */
export function picture({ width, glow, light }: Lit, { box, light: own }: Patch): Float32Array {
  const [left, top, right, bottom] = box;
  const scale = Math.max(right - left, bottom - top) / (SIDE - 2);
  const offsetX = (SIDE - (right - left) / scale) / 2;
  const offsetY = (SIDE - (bottom - top) / scale) / 2;
  const small = new Float32Array(SIDE * SIDE);
  let most = 1;
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1) {
      const x0 = Math.max(left, Math.floor(left + (x - offsetX) * scale));
      const x1 = Math.min(right, Math.max(x0 + 1, Math.ceil(left + (x + 1 - offsetX) * scale)));
      const y0 = Math.max(top, Math.floor(top + (y - offsetY) * scale));
      const y1 = Math.min(bottom, Math.max(y0 + 1, Math.ceil(top + (y + 1 - offsetY) * scale)));
      let sum = 0;
      let count = 0;
      for (let sy = y0; sy < y1; sy += 1)
        for (let sx = x0; sx < x1; sx += 1) {
          const at = sy * width + sx;
          count += 1;
          if (light[at] === own || light[at] === NO_LIGHT) sum += glow[at] as number;
        }
      const value = count > 0 ? sum / count : 0;
      small[y * SIDE + x] = value;
      if (value > most) most = value;
    }
  for (let at = 0; at < small.length; at += 1) small[at] = Math.min(1, (small[at] as number) / (0.8 * most));
  return small;
}

export function formOf(lit: Lit, patch: Patch): Float32Array {
  const small = picture(lit, patch);
  const form = new Float32Array(FORM_LENGTH);
  const step = SIDE / COARSE;
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1) {
      const cell = Math.floor(y / step) * COARSE + Math.floor(x / step);
      form[cell] = (form[cell] as number) + (small[y * SIDE + x] as number) / (step * step);
    }
  edges(small, form);
  const [left, top, right, bottom] = patch.box;
  const end = FORM_LENGTH - 3;
  form[end] = Math.log((right - left) / (bottom - top));
  form[end + 1] = patch.area / ((right - left) * (bottom - top));
  form[end + 2] = Math.min(1, Math.max(right - left, bottom - top) / 60);
  return form;
}

/** Edge directions per cell, each edge shared among the cells and directions that it lies between. */
function edges(small: Float32Array, form: Float32Array): void {
  const start = COARSE * COARSE;
  const value = (x: number, y: number) =>
    x < 0 || y < 0 || x >= SIDE || y >= SIDE ? 0 : (small[y * SIDE + x] as number);
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1) {
      const gx = value(x + 1, y) - value(x - 1, y);
      const gy = value(x, y + 1) - value(x, y - 1);
      const strength = Math.hypot(gx, gy);
      if (strength < 0.05) continue;
      const turn = ((Math.atan2(gy, gx) / Math.PI + 1) % 1) * DIRECTIONS;
      const direction = Math.floor(turn) % DIRECTIONS;
      const next = (direction + 1) % DIRECTIONS;
      const between = turn - Math.floor(turn);
      for (const { cell: nx, part: wx } of SHARES[x] as Share[])
        for (const { cell: ny, part: wy } of SHARES[y] as Share[]) {
          const cell = start + (ny * CELLS + nx) * DIRECTIONS;
          const part = strength * wx * wy;
          form[cell + direction] = (form[cell + direction] as number) + part * (1 - between);
          form[cell + next] = (form[cell + next] as number) + part * between;
        }
    }
  for (let cell = 0; cell < CELLS * CELLS; cell += 1) {
    let sum = 0;
    for (let d = 0; d < DIRECTIONS; d += 1) sum += (form[start + cell * DIRECTIONS + d] as number) ** 2;
    const norm = Math.sqrt(sum) + 1.5;
    for (let d = 0; d < DIRECTIONS; d += 1) {
      const at = start + cell * DIRECTIONS + d;
      form[at] = (2 * (form[at] as number)) / norm;
    }
  }
}

interface Share {
  cell: number;
  part: number;
}

/** The cells that each column or row of the small picture lies between. */
const SHARES: readonly Share[][] = Array.from({ length: SIDE }, (_, at) => {
  const middle = (at + 0.5) / CELL - 0.5;
  const low = Math.floor(middle);
  const shares = [
    { cell: low, part: 1 - (middle - low) },
    { cell: low + 1, part: middle - low },
  ];
  return shares.filter(({ cell }) => cell >= 0 && cell < CELLS);
});
