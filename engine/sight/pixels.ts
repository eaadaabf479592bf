/** A picture as numbers. */

export interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue, 0–255, row by row. */
  rgb: Uint8Array;
}

export type Hue = 'red' | 'amber' | 'green' | 'blue';
export const HUES: readonly Hue[] = ['red', 'amber', 'green', 'blue'];

/** How brightly coloured each pixel is, and in which of the colours that the law allows for lamps. */
export interface Lit {
  width: number;
  height: number;
  /** 0 dark or grey … 255 glowing. */
  glow: Uint8Array;
  /** Index into HUES; 255 where it is none of them. */
  hue: Uint8Array;
}

export const NO_HUE = 255;

/** Colourfulness from which a pixel may belong to a lamp. */
export const GLOWS = 64;

export function litPixels({ width, height, rgb }: Pixels): Lit {
  const glow = new Uint8Array(width * height);
  const hue = new Uint8Array(width * height).fill(NO_HUE);
  for (let at = 0; at < glow.length; at += 1) {
    const r = rgb[3 * at] as number;
    const g = rgb[3 * at + 1] as number;
    const b = rgb[3 * at + 2] as number;
    const max = Math.max(r, g, b);
    const chroma = max - Math.min(r, g, b);
    // A glaring core loses colour but not light, so half its light counts where some colour is left.
    const strength = chroma > 36 ? chroma + 0.35 * (max - chroma) * Math.min(1, chroma / 90) : 0;
    glow[at] = Math.min(255, strength);
    if (strength >= GLOWS / 2) hue[at] = hueOf(r, g, b, max, chroma);
  }
  return { width, height, glow, hue };
}

function hueOf(r: number, g: number, b: number, max: number, chroma: number): number {
  const degrees =
    max === r ? 60 * ((g - b) / chroma) : max === g ? 120 + 60 * ((b - r) / chroma) : 240 + 60 * ((r - g) / chroma);
  const angle = (degrees + 360) % 360;
  if (angle < 19 || angle >= 335) return 0;
  if (angle < 66) return 1;
  if (angle >= 80 && angle < 175) return 2;
  return angle >= 188 && angle < 262 ? 3 : NO_HUE;
}
