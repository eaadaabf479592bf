/** Plain measures of a photo: light, sharpness, shares of colours. No verdicts. */
import type { Pixels } from './pixels.ts';

export interface Measures {
  /** Mean and middle brightness, 0–255. */
  light: number;
  middle: number;
  /** Strength of the fine edges; a blurred photo has next to none. */
  sharpness: number;
  /** Shares of the picture by plain colour. */
  rust: number;
  crustGreen: number;
  wetRed: number;
  wetGreen: number;
  wetOrange: number;
  wetBlack: number;
  palePlume: number;
  bluePlume: number;
}

export function measure({ width, height, rgb }: Pixels): Measures {
  const grey = new Float32Array(width * height);
  const histogram = new Uint32Array(256);
  const counts = COLOURS.map(() => 0);
  let light = 0;
  for (let at = 0, from = 0; at < grey.length; at += 1, from += 3) {
    const r = rgb[from] as number;
    const g = rgb[from + 1] as number;
    const b = rgb[from + 2] as number;
    const value = 0.3 * r + 0.59 * g + 0.11 * b;
    grey[at] = value;
    light += value;
    const level = Math.round(value);
    histogram[level] = (histogram[level] as number) + 1;
    const name = colourOf(r, g, b);
    if (name >= 0) counts[name] = (counts[name] as number) + 1;
  }
  let edges = 0;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1, at = y * width + 1; x < width - 1; x += 1, at += 1) {
      const around =
        (grey[at - 1] as number) +
        (grey[at + 1] as number) +
        (grey[at - width] as number) +
        (grey[at + width] as number);
      edges += Math.abs(4 * (grey[at] as number) - around);
    }
  const all = Math.max(1, grey.length);
  let middle = 0;
  for (let sum = 0; middle < 255 && sum + (histogram[middle] as number) < all / 2; middle += 1)
    sum += histogram[middle] as number;
  const share = (name: Colour) => (counts[COLOURS.indexOf(name)] as number) / all;
  return {
    light: light / all,
    middle,
    sharpness: edges / all,
    rust: share('rust'),
    crustGreen: share('crustGreen'),
    wetRed: share('wetRed'),
    wetGreen: share('wetGreen'),
    wetOrange: share('wetOrange'),
    wetBlack: share('wetBlack'),
    palePlume: share('palePlume'),
    bluePlume: share('bluePlume'),
  };
}

const COLOURS = [
  'rust',
  'crustGreen',
  'wetRed',
  'wetGreen',
  'wetOrange',
  'wetBlack',
  'palePlume',
  'bluePlume',
] as const;
type Colour = (typeof COLOURS)[number];
const RUST = 0;
const CRUST_GREEN = 1;
const WET_RED = 2;
const WET_GREEN = 3;
const WET_ORANGE = 4;
const WET_BLACK = 5;
const PALE_PLUME = 6;
const BLUE_PLUME = 7;
const NONE = -1;

/** Index into COLOURS: a photo has a million pixels, and words would be slow. */
function colourOf(r: number, g: number, b: number): number {
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  const chroma = max - min;
  if (chroma < 22) return max < 28 ? WET_BLACK : min > 190 && max < 244 ? PALE_PLUME : NONE;
  if (max === b && chroma < 60 && max > 110 && r > g - 12) return BLUE_PLUME;
  const hue = max === r ? (60 * (g - b)) / chroma : max === g ? 120 + (60 * (b - r)) / chroma : 300;
  if (max === r && hue > 8 && hue < 34 && max > 60 && max < 200 && chroma > 40) return RUST;
  if (max === r && chroma > 95 && (hue < 8 || hue > 350)) return WET_RED;
  if (max === r && chroma > 120 && hue >= 18 && hue < 40) return WET_ORANGE;
  if (max === g && chroma > 80) return WET_GREEN;
  return max === g && chroma > 30 && max > 140 ? CRUST_GREEN : NONE;
}
