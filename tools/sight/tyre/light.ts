/** Light on rubber and a phone in front of it: sun, flash or a grey sky; shadows in the grooves; focus, sharpening, grain, colour. */
import type { Pixels } from '#engine/sight/pixels.ts';
import type { Dice } from '#engine/sound/synthesis/dice.ts';
import { AREA, type Field, patches, SIDE, type Surface, softened } from './surface.ts';

interface Sun {
  /** Towards the light, as long as one. */
  towards: [number, number, number];
  /** How much of the light comes from there and not from all around. */
  direct: number;
  gloss: number;
  polish: number;
}

export function photographed(of: Surface, dice: Dice, wet: number): Pixels {
  const low = dice.setting(0.25, 1.4);
  const around = dice.between(0, 6.28);
  const sun: Sun = {
    towards: [Math.cos(around) * Math.cos(low), Math.sin(around) * Math.cos(low), Math.sin(low)],
    direct: dice.pick([dice.between(0.1, 0.4), dice.between(0.4, 0.9), dice.between(0.6, 0.95)]),
    gloss: dice.between(0, 0.5) + wet,
    polish: dice.around(4, 60),
  };
  const lit = light(of, sun, dice);
  return developed(lit, of, dice);
}

/** A tyre is round in two ways, so the picture brightens and darkens smoothly. */
function light({ height, shade, dust }: Surface, { towards, direct, gloss, polish }: Sun, dice: Dice): Field {
  const lit = new Float32Array(AREA);
  const [lx, ly, lz] = towards;
  const near = softened(height, 3);
  const wide = softened(height, 12);
  const [rx, ry] = [dice.bell() * 0.5, dice.bell() * 0.5];
  const [ox, oy] = [dice.bell() * 0.35, dice.bell() * 0.35];
  const dark = dice.between(0.06, 0.16);
  const slope = lz / Math.max(0.15, Math.hypot(lx, ly));
  const [sx, sy] = [lx / Math.max(0.05, Math.hypot(lx, ly)), ly / Math.max(0.05, Math.hypot(lx, ly))];
  const half = Math.hypot(lx, ly, lz + 1);
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1) {
      const at = y * SIDE + x;
      const here = height[at] as number;
      const right = height[y * SIDE + Math.min(SIDE - 1, x + 1)] as number;
      const down = height[Math.min(SIDE - 1, y + 1) * SIDE + x] as number;
      const nx = here - right + ox + (rx * (x - SIDE / 2)) / SIDE;
      const ny = here - down + oy + (ry * (y - SIDE / 2)) / SIDE;
      const long = Math.hypot(nx, ny, 1);
      const facing = Math.max(0, (nx * lx + ny * ly + lz) / long);
      let shadow = 1;
      if (facing > 0)
        for (let step = 1, far = 1.5; step <= 7; step += 1, far *= 1.6) {
          const px = Math.round(x + sx * far);
          const py = Math.round(y + sy * far);
          if (px < 0 || py < 0 || px >= SIDE || py >= SIDE) break;
          const over = (height[py * SIDE + px] as number) - here - slope * far;
          if (over > 0) shadow = Math.min(shadow, Math.max(0, 1 - over));
        }
      const hidden = 0.22 * Math.max(0, (near[at] as number) - here) + 0.1 * Math.max(0, (wide[at] as number) - here);
      const sky = 1 / (1 + hidden);
      const albedo = dark * (shade[at] as number) + 0.4 * (dust[at] as number);
      const mirror = Math.max(0, (nx * lx + ny * ly + lz + 1) / (long * half)) ** polish;
      const dull = 1 - 0.8 * Math.min(1, 2 * (dust[at] as number));
      lit[at] =
        albedo * (direct * facing * shadow + (1 - direct) * sky * (0.7 + 0.3 / long)) +
        gloss * dull * 0.25 * (direct * mirror * shadow + (1 - direct) * 0.25 * sky);
    }
  return lit;
}

function developed(lit: Field, of: Surface, dice: Dice): Pixels {
  const soft = dice.chance(0.55) ? dice.between(0, 0.7) : dice.between(0.5, 2.2);
  let taken = softened(lit, soft);
  if (dice.chance(0.25)) {
    // Only a part of it is in focus.
    const far = softened(lit, dice.between(1.5, 5));
    const where = patches(dice.between(150, 300), dice);
    taken = taken.map((value, at) => {
      const share = Math.max(0, Math.min(1, 2 * (where[at] as number)));
      return value * (1 - share) + (far[at] as number) * share;
    });
  }
  const keen = dice.between(0, 1.3);
  const around = softened(taken, dice.between(0.7, 1.8));
  const sorted = Float32Array.from(taken).sort();
  const middle = Math.max(1e-3, sorted[AREA >> 1] as number);
  const level = dice.around(26, 150);
  const gamma = dice.between(0.65, 1.4);
  const haze = dice.between(0, 0.12);
  const noise = dice.pick([dice.between(0, 2), dice.between(0, 6), level * dice.between(0, 0.13)]);
  const blotch = dice.between(0, 1);
  const cast = tint(dice.between(0, 6.28), dice.chance(0.85) ? dice.between(0, 0.07) : dice.between(0.05, 0.25));
  const earth = tint(dice.between(0.3, 0.9), dice.between(0, 0.28));
  const lamp = dice.chance(0.08) ? patches(250, dice) : undefined;
  const behind = dice.pick([dice.between(0, 30), dice.between(0, 255)]);
  const behindTint = tint(dice.between(0, 6.28), dice.between(0, 0.3));
  const scenery = patches(dice.between(20, 150), dice);
  const coarse = patches(2, dice);
  const rgb = new Uint8Array(AREA * 3);
  for (let at = 0; at < AREA; at += 1) {
    const value = (taken[at] as number) + keen * ((taken[at] as number) - (around[at] as number));
    const grey = level * (haze + (1 - haze) * Math.max(0, value / middle) ** gamma);
    const dust = Math.min(1, (of.dust[at] as number) * 1.5);
    const paint = Math.min(1, of.paint[at] as number);
    const there = of.behind[at] as number;
    const shake = noise * (dice.between(-1.7, 1.7) + blotch * (coarse[at] as number));
    for (let c = 0; c < 3; c += 1) {
      let one = grey * (cast[c] as number) * (1 + dust * ((earth[c] as number) - 1));
      if (lamp) one *= 1 + 0.25 * (lamp[at] as number) * (c - 1);
      one = one * (1 - paint) + paint * (grey + 60) * 1.3 * (of.paintColour[c] as number);
      const beyond = behind * (behindTint[c] as number) * (1 + 0.4 * (scenery[at] as number));
      one = one * (1 - there) + beyond * there + shake;
      rgb[3 * at + c] = Math.max(0, Math.min(255, one));
    }
  }
  return { width: SIDE, height: SIDE, rgb };
}

/** A colour of a hue (in radians), as strong as said, as bright as grey. */
function tint(hue: number, strength: number): [number, number, number] {
  return [0, 1, 2].map((c) => 1 + strength * Math.cos(hue - (c * 2 * Math.PI) / 3)) as [number, number, number];
}
