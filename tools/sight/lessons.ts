/** What the net learns from: patches that the finder itself cuts out of drawn dashboards, right ones and wrong ones. */
import sharp from 'sharp';
import { formOf } from '#engine/sight/form.ts';
import { type Hue, litPixels, type Pixels } from '#engine/sight/pixels.ts';
import { type Patch, patchesOf } from '#engine/sight/regions.ts';
import { couldBeLamp, NO_LAMP, WORDS } from '#engine/sight/see-lamps.ts';
import type { Dice } from '#engine/sound/synthesis/dice.ts';
import type { Scene } from './scene.ts';

export interface Lesson {
  name: string;
  /** The hues that it may have, as the finder sees it. */
  hues: Hue[];
  form: Float32Array;
}

type Box = Scene['lamps'][number]['box'];

/** From how much of a lamp's box a patch is that lamp, and up to which it is none. */
const IS = 0.7;
const IS_NOT = 0.45;
const WRONG_EACH = 9;

export async function lessonsOf(scene: Scene, dice: Dice): Promise<Lesson[]> {
  const pixels = await asPhoto(scene.pixels, Math.round(dice.between(55, 93)));
  const lit = litPixels(pixels);
  const patches = patchesOf(lit)
    .flatMap(all)
    .filter((patch) => couldBeLamp(lit, patch));
  const given: Lesson[] = [];
  const wrong: Patch[] = [];
  for (const patch of patches) {
    const [left, top, right, bottom] = patch.box;
    const box: Box = [left / lit.width, top / lit.height, (right - left) / lit.width, (bottom - top) / lit.height];
    const nearest = scene.lamps
      .map((lamp) => ({ lamp, shared: shared(lamp.box, box) }))
      .sort((a, b) => b.shared - a.shared)[0];
    const hues = patch.or ? [patch.hue, patch.or] : [patch.hue];
    if (nearest && nearest.shared >= IS) {
      if (hues.includes(nearest.lamp.hue)) given.push({ name: nearest.lamp.id, hues, form: formOf(lit, patch) });
    } else if (!nearest || nearest.shared < IS_NOT) wrong.push(patch);
  }
  for (let at = 0; at < WRONG_EACH && wrong.length > 0; at += 1) {
    const [patch] = wrong.splice(Math.floor(dice.between(0, wrong.length)), 1);
    if (patch)
      given.push({ name: NO_LAMP, hues: patch.or ? [patch.hue, patch.or] : [patch.hue], form: formOf(lit, patch) });
  }
  return given;
}

const all = (patch: Patch): Patch[] => [patch, ...patch.pieces.flatMap(all)];

/** Intersection over union. */
function shared([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box): number {
  const w = Math.min(ax + aw, bx + bw) - Math.max(ax, bx);
  const h = Math.min(ay + ah, by + bh) - Math.max(ay, by);
  return w <= 0 || h <= 0 ? 0 : (w * h) / (aw * ah + bw * bh - w * h);
}

/** Through a JPEG, as a phone would send it. */
export async function asPhoto({ width, height, rgb }: Pixels, quality: number): Promise<Pixels> {
  const jpeg = await sharp(Buffer.from(rgb), { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer();
  return { width, height, rgb: await sharp(jpeg).raw().toBuffer() };
}

export const allowed = (colours: Readonly<Record<string, readonly string[]>>, name: string, hues: readonly Hue[]) =>
  name === WORDS || name === NO_LAMP || hues.some((hue) => colours[name]?.includes(hue) ?? false);
