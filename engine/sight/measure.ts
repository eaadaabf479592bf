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
  const counted = {
    rust: 0,
    crustGreen: 0,
    wetRed: 0,
    wetGreen: 0,
    wetOrange: 0,
    wetBlack: 0,
    palePlume: 0,
    bluePlume: 0,
  };
  for (let at = 0; at < grey.length; at += 1) {
    const r = rgb[3 * at] as number;
    const g = rgb[3 * at + 1] as number;
    const b = rgb[3 * at + 2] as number;
    const value = 0.3 * r + 0.59 * g + 0.11 * b;
    grey[at] = value;
    histogram[Math.round(value)] = (histogram[Math.round(value)] as number) + 1;
    const name = colourOf(r, g, b);
    if (name) counted[name] += 1;
  }
  let edges = 0;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const around =
        (grey[at - 1] as number) +
        (grey[at + 1] as number) +
        (grey[at - width] as number) +
        (grey[at + width] as number);
      edges += Math.abs(4 * (grey[at] as number) - around);
    }
  const all = Math.max(1, grey.length);
  const shares = Object.fromEntries(Object.entries(counted).map(([name, count]) => [name, count / all]));
  let middle = 0;
  for (let sum = 0; middle < 255 && sum + (histogram[middle] as number) < all / 2; middle += 1)
    sum += histogram[middle] as number;
  return {
    light: grey.reduce((sum, value) => sum + value, 0) / all,
    middle,
    sharpness: edges / all,
    ...(shares as typeof counted),
  };
}

type Colour = keyof Omit<Measures, 'light' | 'middle' | 'sharpness'>;

function colourOf(r: number, g: number, b: number): Colour | undefined {
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  const chroma = max - min;
  if (chroma < 22) return max < 28 ? 'wetBlack' : min > 190 && max < 244 ? 'palePlume' : undefined;
  if (max === b && chroma < 60 && max > 110 && r > g - 12) return 'bluePlume';
  const hue = max === r ? (60 * (g - b)) / chroma : max === g ? 120 + (60 * (b - r)) / chroma : 300;
  if (max === r && hue > 8 && hue < 34 && max > 60 && max < 200 && chroma > 40) return 'rust';
  if (max === r && chroma > 95 && (hue < 8 || hue > 350)) return 'wetRed';
  if (max === r && chroma > 120 && hue >= 18 && hue < 40) return 'wetOrange';
  if (max === g && chroma > 80) return 'wetGreen';
  return max === g && chroma > 30 && max > 140 ? 'crustGreen' : undefined;
}
