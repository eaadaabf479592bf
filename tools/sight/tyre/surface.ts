/** A piece of rubber as heights and colours, before any light falls on it. */
import { type Drawing, moved, type Point } from '#engine/sight/drawing.ts';
import type { Dice } from '#engine/sound/synthesis/dice.ts';
import { raster } from '../raster.ts';

/** Sides of every drawn photo, in pixels. */
export const SIDE = 320;
export const AREA = SIDE * SIDE;

export type Field = Float32Array;

export interface Surface {
  /** In pixels, towards the camera. */
  height: Field;
  /** How much light the rubber itself gives back; 1 is plain rubber. */
  shade: Field;
  /** How much pale dust lies on it, 0–1. */
  dust: Field;
  /** Painted lines: how much, and in which colour. */
  paint: Field;
  paintColour: [number, number, number];
  /** How much of each pixel is cracked, torn, pitted or bare cord: what a fitter would point at. */
  harm: Field;
  /** How ragged wear has made every edge, 0–1. */
  ragged: number;
  fray: Field;
  /** What is not the tyre: the floor, the rim, other tyres. */
  behind: Field;
  /** Where a point of the tyre's own field (0–48 across and around) lies in the picture. */
  place: (point: Point) => Point;
  /** Which way the field's own axes lie, in radians. */
  turn: number;
  /** Pixels to one unit of that field, about the middle. */
  unit: number;
}

export function bare(dice: Dice): Surface {
  const unit = SIDE / (48 * dice.setting(0.28, 1));
  const turn = dice.chance(0.6) ? dice.bell() * 0.3 + (dice.chance(0.35) ? Math.PI / 2 : 0) : dice.between(0, 6.28);
  const [cx, cy] = [24 + dice.bell() * 7, 24 + dice.bell() * 7];
  const lean = dice.bell() * 0.006;
  const bend = dice.chance(0.6) ? dice.bell() * 0.008 : 0;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const empty = () => new Float32Array(AREA);
  return {
    height: empty(),
    shade: new Float32Array(AREA).fill(1),
    dust: empty(),
    paint: empty(),
    harm: empty(),
    ragged: 0,
    fray: empty(),
    paintColour: [1, 1, 1],
    behind: empty(),
    unit,
    turn,
    place: ([x, y]) => {
      const [dx, dy] = [x - cx, y - cy];
      const w = Math.max(0.4, 1 + lean * dx);
      const [bx, by] = [dx / w, (dy + bend * dx * dx) / w];
      return [SIDE / 2 + unit * (bx * c - by * s), SIDE / 2 + unit * (bx * s + by * c)];
    },
  };
}

/** The lines' cover in the picture; `width` and `soft` in pixels. */
export function coverOf({ place, ragged, fray }: Surface, drawing: Drawing, width: number, soft: number): Field {
  const { cover } = raster(moved(drawing, place), SIDE, SIDE, width);
  if (ragged === 0) return softened(cover, soft);
  const frayed = softened(cover, 1 + 2.5 * ragged);
  for (let at = 0; at < AREA; at += 1) {
    const here = frayed[at] as number;
    // Noise moves the edge and nothing else.
    const share = here + 0.9 * here * (1 - here) * (fray[at] as number);
    frayed[at] = Math.max(0, Math.min(1, 2.5 * (share - 0.3)));
  }
  return softened(frayed, soft);
}

export const linesOf = (lines: Point[][]): Drawing => ({ lines, solids: [] });

/** Blurred, as if the picture went on beyond its edges. */
export function softened(field: Field, radius: number): Field {
  if (radius < 0.3) return field;
  let now = field;
  for (const [step, stride] of [
    [1, SIDE],
    [SIDE, 1],
    [1, SIDE],
    [SIDE, 1],
  ] as const)
    now = boxed(now, radius, step, stride);
  return now;
}

function boxed(from: Field, radius: number, step: number, stride: number): Field {
  const to = new Float32Array(AREA);
  const whole = Math.floor(radius);
  const part = radius - whole;
  const total = 2 * whole + 1 + 2 * part;
  const last = SIDE - 1;
  for (let line = 0; line < SIDE; line += 1) {
    const start = line * stride;
    let sum = (from[start] as number) * (whole + 1);
    for (let at = 1; at <= whole; at += 1) sum += from[start + Math.min(last, at) * step] as number;
    for (let at = 0; at < SIDE; at += 1) {
      const before = from[start + Math.max(0, at - whole - 1) * step] as number;
      const after = from[start + Math.min(last, at + whole + 1) * step] as number;
      to[start + at * step] = (sum + part * (before + after)) / total;
      sum += after - (from[start + Math.max(0, at - whole) * step] as number);
    }
  }
  return to;
}

/** Adds to a field, `by` times another. */
export function add(to: Field, field: Field, by: number): void {
  for (let at = 0; at < AREA; at += 1) to[at] = (to[at] as number) + by * (field[at] as number);
}

/** Random values that change smoothly from cell to cell, about −1 to 1. */
export function patches(cell: number, dice: Dice, stretch = 1, turn = 0): Field {
  const field = new Float32Array(AREA);
  const across = Math.ceil((1.5 * SIDE) / cell) + 3;
  const down = Math.ceil((1.5 * SIDE) / (cell * stretch)) + 3;
  const values = new Float32Array(across * down);
  for (let at = 0; at < values.length; at += 1) values[at] = dice.between(-1, 1);
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const cellY = cell * stretch;
  const half = SIDE / 2;
  for (let y = 0; y < SIDE; y += 1) {
    let px = (SIDE * 0.75 - c * half + s * (y - half)) / cell;
    let py = (SIDE * 0.75 + s * half + c * (y - half)) / cellY;
    for (let x = 0; x < SIDE; x += 1) {
      const ix = px | 0;
      const iy = py | 0;
      const fx = px - ix;
      const fy = py - iy;
      const base = iy * across + ix;
      const one = values[base] as number;
      const other = values[base + across] as number;
      const upper = one + ((values[base + 1] as number) - one) * fx;
      const lower = other + ((values[base + across + 1] as number) - other) * fx;
      field[y * SIDE + x] = upper + (lower - upper) * fy;
      px += c / cell;
      py -= s / cellY;
    }
  }
  return field;
}

/** Grain of several sizes, each as strong as its size to a power: small powers are gritty, large ones wavy. */
export function grain(dice: Dice, power: number, cells: readonly number[], stretch = 1, turn = 0): Field {
  const field = new Float32Array(AREA);
  for (const cell of cells) add(field, patches(cell, dice, stretch, turn), cell ** power);
  return field;
}
