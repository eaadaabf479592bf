/** Photos that never were: lamps that glow, tilt, blur and glare on a dark dashboard. */
import { type Drawing, FIELD, moved, type Point } from '#engine/sight/drawing.ts';
import type { Hue, Pixels } from '#engine/sight/pixels.ts';
import type { Dice } from '#engine/sound/synthesis/dice.ts';
import { blurred, raster } from './raster.ts';

export type Canvas = Pixels & { light: Float32Array };

const LIGHT: Record<Hue | 'white', [number, number]> = {
  red: [-14, 13],
  amber: [24, 52],
  green: [100, 158],
  blue: [200, 245],
  white: [30, 60],
};

/** How a photo was taken; the same for all lamps on it. */
export interface Taken {
  blur: number;
  noise: number;
  glow: number;
  tilt: (point: Point) => Point;
}

export function taken(dice: Dice, hard = 1): Taken {
  const turn = (dice.bell() * 4 * hard * Math.PI) / 180;
  const squeeze = dice.between(0.86, 1.16);
  const lean = dice.bell() * 0.05 * hard;
  const depth = dice.bell() * 0.0012 * hard;
  return {
    blur: dice.chance(0.4) ? dice.between(0, 0.5) : dice.between(0, 0.032 * hard),
    noise: dice.between(0, 9 * hard),
    glow: dice.chance(0.35) ? 0 : dice.between(0.05, 0.4),
    tilt: ([x, y]) => {
      const [cx, cy] = [x - FIELD / 2, y - FIELD / 2];
      const w = 1 + depth * cx;
      return [
        FIELD / 2 + ((cx * Math.cos(turn) - cy * Math.sin(turn)) * squeeze + lean * cy) / w,
        FIELD / 2 + (cx * Math.sin(turn) + cy * Math.cos(turn)) / w,
      ];
    },
  };
}

export function canvas(width: number, height: number): Canvas {
  return { width, height, rgb: new Uint8Array(width * height * 3), light: new Float32Array(width * height * 3) };
}

/** Each maker draws a little differently: proportions and points wander. */
export function wandered(drawing: Drawing, dice: Dice, far: number): Drawing {
  const waves = [0, 1, 2].map(
    () => [dice.bell() * far, dice.between(0.05, 0.14), dice.between(0, 6.3), dice.between(0, 6.3)] as const,
  );
  return moved(drawing, ([x, y]) => {
    const [sx, sy] = waves.reduce<Point>(
      ([dx, dy], [size, pace, one, other]) => [
        dx + size * Math.sin(pace * y + one),
        dy + size * Math.sin(pace * x + other),
      ],
      [0, 0],
    );
    return [x + sx, y + sy];
  });
}

export interface Placed {
  x: number;
  y: number;
  /** Pixels for the field of 48. */
  size: number;
  hue: Hue | 'white';
  stroke: number;
  bright: number;
}

/** Adds the light of a drawing to the canvas. */
export function shine(
  onto: Canvas,
  drawing: Drawing,
  how: Taken,
  dice: Dice,
  { x, y, size, hue, stroke, bright }: Placed,
): void {
  const edge = Math.ceil(size * 0.25);
  const side = size + 2 * edge;
  const scale = size / FIELD;
  const small = moved(drawing, (point) => {
    const [px, py] = how.tilt(point);
    return [px * scale + edge, py * scale + edge];
  });
  const blur = how.blur < 0.5 && how.blur * size < 0.5 ? how.blur : how.blur * size;
  const core = blurred(raster(small, side, side, Math.max(1.1, stroke * scale)), blur);
  const halo = how.glow > 0 ? blurred(core, size * 0.07).cover : core.cover;
  const [from, to] = LIGHT[hue];
  const [r, g, b] = rgbOf(dice.between(from, to), hue === 'white' ? 0.08 : dice.between(0.82, 1));
  // A sensor that is full bleeds into the other colours.
  const full = dice.chance(0.3) ? dice.between(0.1, 0.45) : 0;
  const level = 255 * bright;
  for (let py = 0; py < side; py += 1)
    for (let px = 0; px < side; px += 1) {
      const tx = Math.round(x) - edge + px;
      const ty = Math.round(y) - edge + py;
      if (tx < 0 || ty < 0 || tx >= onto.width || ty >= onto.height) continue;
      const cover = core.cover[py * side + px] as number;
      const light = cover + how.glow * (halo[py * side + px] as number) * (1 - cover);
      if (light < 0.004) continue;
      const at = 3 * (ty * onto.width + tx);
      const white = full * cover * cover * level;
      onto.light[at] = (onto.light[at] as number) + light * level * r + white * (1 - r);
      onto.light[at + 1] = (onto.light[at + 1] as number) + light * level * g + white * (1 - g);
      onto.light[at + 2] = (onto.light[at + 2] as number) + light * level * b + white * (1 - b);
    }
}

export function rgbOf(degrees: number, saturation: number): [number, number, number] {
  const part = (shift: number) => {
    const k = (shift + ((degrees + 360) % 360) / 60) % 6;
    return 1 - saturation * Math.max(0, Math.min(k, 4 - k, 1));
  };
  return [part(5), part(3), part(1)];
}

/** A dark ground with a sheen across it. */
export function ground(onto: Canvas, dice: Dice): void {
  const base = dice.chance(0.75) ? dice.between(4, 34) : dice.between(30, 78);
  const tint = [dice.between(0.9, 1.1), 1, dice.between(0.9, 1.15)];
  const [sx, sy] = [dice.between(-0.06, 0.06), dice.between(-0.06, 0.06)];
  for (let y = 0; y < onto.height; y += 1)
    for (let x = 0; x < onto.width; x += 1)
      for (let c = 0; c < 3; c += 1)
        onto.light[3 * (y * onto.width + x) + c] = Math.max(0, (base + sx * x + sy * y) * (tint[c] as number));
}

/** Light becomes numbers, with the sensor's noise. */
export function expose(onto: Canvas, how: Taken, dice: Dice): Pixels {
  for (let at = 0; at < onto.rgb.length; at += 1)
    onto.rgb[at] = Math.max(
      0,
      Math.min(255, (onto.light[at] as number) + (how.noise > 0.5 ? dice.between(-1.7, 1.7) * how.noise : 0)),
    );
  return onto;
}
