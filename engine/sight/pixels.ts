/** A picture as numbers. */

export interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue, 0–255, row by row. */
  rgb: Uint8Array;
}

export type Hue = 'red' | 'amber' | 'green' | 'blue';
export const HUES: readonly Hue[] = ['red', 'amber', 'green', 'blue'];

/** Red and amber are one light here: a red lamp that is too bright for the camera has an orange heart. */
export type Light = 'warm' | 'green' | 'blue';
export const LIGHTS: readonly Light[] = ['warm', 'green', 'blue'];

/** How brightly coloured each pixel is, and in which of the lights that the law allows for lamps. */
export interface Lit {
  width: number;
  height: number;
  /** 0 dark or grey … 255 glowing. */
  glow: Uint8Array;
  /** Index into LIGHTS; 255 where it is none of them. */
  light: Uint8Array;
  /** Where it is warm: degrees from pure red, towards yellow. */
  tone: Int8Array;
  /** Too bright and too colourful for a print. */
  vivid: Uint8Array;
  /** Belongs to something lit, as measured against the brightest nearby. */
  lit: Uint8Array;
}

export const NO_LIGHT = 255;
/** Degrees at which red ends and amber begins. */
export const AMBER_FROM = 19;

/** Glow under which nothing is lit, however dark its surroundings. */
const FAINTEST = 38;
/** Glow and share of colour from which a pixel can only be of a lamp that is on, not of a print or of warm daylight. */
const VIVID_GLOW = 52;
const VIVID_COLOUR = 0.3;
/** What is fainter than this share of its brightest neighbours is their halo. */
const HALO = 0.42;
/** How far a halo reaches, as a share of the longer side. */
const REACH = 0.011;

export function litPixels({ width, height, rgb }: Pixels): Lit {
  const glow = new Uint8Array(width * height);
  const light = new Uint8Array(width * height).fill(NO_LIGHT);
  const tone = new Int8Array(width * height);
  const vivid = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < glow.length; at += 1, from += 3) {
    const r = rgb[from] as number;
    const g = rgb[from + 1] as number;
    const b = rgb[from + 2] as number;
    const max = Math.max(r, g, b);
    if (max < FAINTEST) continue;
    const chroma = max - Math.min(r, g, b);
    if (chroma < 24) {
      // The heart of a lamp can be burnt out to white; it counts where a coloured patch surrounds it.
      if (max > 214) glow[at] = max - 40;
      continue;
    }
    // A glaring core loses colour but not light, so a part of its light counts where some colour is left.
    const strength = chroma + 0.35 * (max - chroma) * Math.min(1, chroma / 90);
    glow[at] = Math.min(255, strength);
    if (strength < FAINTEST) continue;
    if (strength >= VIVID_GLOW && chroma >= VIVID_COLOUR * max) vivid[at] = 1;
    const degrees =
      max === r ? 60 * ((g - b) / chroma) : max === g ? 120 + 60 * ((b - r) / chroma) : 240 + 60 * ((r - g) / chroma);
    if (degrees < 68) {
      if (degrees < -25) continue;
      light[at] = 0;
      tone[at] = degrees;
    } else if (degrees >= 80 && degrees < 175) light[at] = 1;
    else if (degrees >= 186 && degrees < 262) light[at] = 2;
    else if (degrees >= 335) {
      light[at] = 0;
      tone[at] = degrees - 360;
    }
  }
  return { width, height, glow, light, tone, vivid, lit: standingOut(width, height, glow, light) };
}

/** Coloured pixels that are not merely the halo of something brighter nearby. */
function standingOut(width: number, height: number, glow: Uint8Array, light: Uint8Array): Uint8Array {
  // The brightest of each small cell, then of each cell and its neighbours.
  const cell = Math.max(2, Math.round((REACH * Math.max(width, height)) / 1.5));
  const across = Math.ceil(width / cell);
  const down = Math.ceil(height / cell);
  const most = new Uint8Array(across * down);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / cell) * across;
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      const value = glow[at] as number;
      if (value < FAINTEST || light[at] === NO_LIGHT) continue;
      const into = row + Math.floor(x / cell);
      if (value > (most[into] as number)) most[into] = value;
    }
  }
  const near = new Uint8Array(across * down);
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1) {
      let value = 0;
      for (let ny = Math.max(0, y - 1); ny <= Math.min(down - 1, y + 1); ny += 1)
        for (let nx = Math.max(0, x - 1); nx <= Math.min(across - 1, x + 1); nx += 1)
          value = Math.max(value, most[ny * across + nx] as number);
      near[y * across + x] = Math.max(FAINTEST, value * HALO);
    }
  const lit = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / cell) * across;
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      if (light[at] === NO_LIGHT) continue;
      if ((glow[at] as number) >= (near[row + Math.floor(x / cell)] as number)) lit[at] = 1;
    }
  }
  return lit;
}
