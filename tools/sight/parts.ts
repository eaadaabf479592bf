/** Photos that never were of brake discs and battery poles: smooth and scored, clean and crusted. */
import type { Pixels } from '#engine/sight/pixels.ts';
import type { Dice } from '#engine/sound/synthesis/dice.ts';
import { AREA, grain, patches, SIDE } from './tyre/surface.ts';

/** A disc beside its caliper, turned steel; grooves from worn pads if it is scored. */
export function discOf(scored: boolean, dice: Dice): Pixels {
  const [cx, cy] = [dice.between(-0.6, 0.2) * SIDE, dice.between(0.1, 0.9) * SIDE];
  const [inner, outer] = [dice.between(0.3, 0.6) * SIDE, dice.between(1, 1.5) * SIDE];
  const grooves = Float32Array.from({ length: 2 * SIDE }, () => dice.between(-1, 1));
  const pitch = dice.between(2.5, 6);
  const deep = scored ? dice.between(0.14, 0.4) : dice.between(0, 0.02);
  const bright = dice.between(110, 210);
  const around = dice.between(15, 60);
  const [sheenAt, sheen] = [dice.between(-1.5, 1.5), dice.between(0.1, 0.5)];
  const dirt = grain(dice, 0.2, [3, 9, 30]);
  return shot((x, y) => {
    const far = Math.hypot(x - cx, y - cy);
    const angle = Math.atan2(y - cy, x - cx);
    const spread = 1 + 0.02 * (dirt[y * SIDE + x] as number);
    if (far < inner || far > outer) return [around * spread, around * spread, around * spread];
    const place = far / pitch;
    const [one, share] = [Math.floor(place), place % 1];
    const groove = (grooves[one] as number) * (1 - share) + (grooves[one + 1] as number) * share;
    const level = bright * (1 + deep * groove) * (1 + sheen * Math.exp(-4 * (angle - sheenAt) ** 2)) * spread;
    return [level, level, level * 1.01];
  }, dice);
}

/** A battery's dark top with a pole, its clamp and a label; salts around the pole if it is crusted. */
export function poleOf(crusted: boolean, dice: Dice): Pixels {
  const [px, py] = [dice.between(0.35, 0.65) * SIDE, dice.between(0.35, 0.65) * SIDE];
  const size = dice.between(0.08, 0.16) * SIDE;
  const reach = dice.between(1.6, 2.8) * size;
  const base = dice.between(20, 55);
  const metal = dice.between(90, 170);
  const clumps = grain(dice, 0.3, [3, 6, 12, 25]);
  const fine = grain(dice, 0.1, [2, 4]);
  const blue = dice.chance(0.5);
  const colour = blue ? [0.62, 1, 0.95] : [1, 1, 0.98];
  const pale = dice.between(150, 230);
  const [left, top] = [dice.between(0, 0.6) * SIDE, dice.pick([0.02, 0.75]) * SIDE];
  const label: [number, number, number] = dice.pick([
    [220, 220, 220],
    [200, 40, 40],
    [230, 200, 60],
  ]);
  return shot((x, y) => {
    const at = y * SIDE + x;
    const far = Math.hypot(x - px, y - py);
    const edge = reach * (0.75 + 0.12 * (clumps[at] as number));
    if (crusted && far < edge) {
      const level = pale * (0.72 + 0.16 * (fine[at] as number) + 0.05 * (clumps[at] as number));
      return colour.map((one) => level * one) as [number, number, number];
    }
    if (far < size) return [metal, metal, metal * 0.98];
    if (Math.abs(y - py) < size * 0.6 && x > px) return [metal * 0.7, metal * 0.7, metal * 0.7];
    if (x > left && x < left + 0.4 * SIDE && y > top && y < top + 0.2 * SIDE) {
      const letter = (Math.floor(x / 7) * 7 + Math.floor(y / 11) * 3) % 5 < 2 && y % 11 < 7;
      return letter ? [20, 20, 20] : label;
    }
    return [base, base, base];
  }, dice);
}

/** Through a lens: light from one side, grain. */
function shot(colour: (x: number, y: number) => [number, number, number], dice: Dice): Pixels {
  const light = patches(dice.between(120, 300), dice);
  const [uneven, noise] = [dice.between(0, 0.25), dice.between(0, 6)];
  const tint = [dice.between(0.95, 1.05), 1, dice.between(0.95, 1.05)];
  const rgb = new Uint8Array(AREA * 3);
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1) {
      const at = y * SIDE + x;
      const by = 1 + uneven * (light[at] as number);
      const shake = dice.between(-1, 1) * noise;
      const one = colour(x, y);
      for (let c = 0; c < 3; c += 1)
        rgb[3 * at + c] = Math.max(0, Math.min(255, (one[c] as number) * by * (tint[c] as number) + shake));
    }
  return { width: SIDE, height: SIDE, rgb };
}
