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
  /** Softness in pixels, and as a share of a lamp. */
  soft: number;
  blur: number;
  noise: number;
  glow: number;
  /** Stripes of a screen seen by a camera: strength and pace across and down. */
  stripes: [number, number, number];
  exposure: number;
  tint: [number, number, number];
  tilt: (point: Point) => Point;
}

export function taken(dice: Dice, hard = 1): Taken {
  const turn = (dice.bell() * 4 * hard * Math.PI) / 180;
  const squeeze = dice.between(0.86, 1.16);
  const lean = dice.bell() * 0.05 * hard;
  const depth = dice.bell() * 0.0012 * hard;
  return {
    soft: dice.between(0.2, 0.9),
    blur: dice.chance(0.45) ? 0 : dice.between(0, 0.03 * hard),
    noise: dice.chance(0.5) ? dice.between(0, 3) : dice.between(2, 9 * hard),
    glow: dice.chance(0.35) ? 0 : dice.between(0.05, 0.4),
    stripes: [dice.chance(0.12) ? dice.between(0.04, 0.2) : 0, dice.between(0.4, 2.2), dice.between(0.4, 2.2)],
    exposure: dice.chance(0.6) ? 1 : dice.around(0.6, 1.7),
    tint: [dice.between(0.9, 1.1), 1, dice.between(0.88, 1.12)],
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
  const core = blurred(raster(small, side, side, Math.max(1.1, stroke * scale)), how.soft + how.blur * size);
  const halo = how.glow > 0 ? blurred(core, size * 0.06).cover : core.cover;
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

/** Light becomes numbers: lens, white balance, screen, sensor. What is too bright for one colour spills into the others. */
export function expose(onto: Canvas, how: Taken, dice: Dice): Pixels {
  const { width, height, light, rgb } = onto;
  const [strength, paceX, paceY] = how.stripes;
  const dark = dice.between(0, 0.35);
  const grains = Float32Array.from({ length: GRAINS }, () => dice.between(-1.5, 1.5) * how.noise);
  let grain = Math.floor(dice.between(0, GRAINS));
  for (let y = 0; y < height; y += 1) {
    const fromMiddle = (y / height - 0.5) ** 2;
    const wave = strength * Math.sin(paceY * y);
    // Each row begins elsewhere in the table, so that no pattern shows.
    grain += Math.floor(dice.between(0, GRAINS));
    for (let x = 0; x < width; x += 1) {
      const at = 3 * (y * width + x);
      const away = ((x / width - 0.5) ** 2 + fromMiddle) * 2;
      const lens = (1 - dark * away) * how.exposure * (strength > 0 ? 1 + wave * Math.sin(paceX * x) : 1);
      const most = Math.max(light[at] as number, light[at + 1] as number, light[at + 2] as number) * lens;
      const spill = most > 255 ? 0.12 * (most - 255) : 0;
      for (let c = 0; c < 3; c += 1) {
        const value = (light[at + c] as number) * lens * (how.tint[c] as number) + spill;
        grain += 1;
        const noise = (grains[grain % GRAINS] as number) * (0.5 + Math.min(1, value / 255));
        rgb[at + c] = Math.max(0, Math.min(255, value + noise));
      }
    }
  }
  return onto;
}

const GRAINS = 10_007;
