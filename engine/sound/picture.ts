/** A recording as a picture: time to the right, pitch upwards, loudness as a shade. */
import { inDecibels, quantile } from './measures.ts';
import { fineSpectra } from './spectra.ts';

export interface Picture {
  width: number;
  height: number;
  /** A shade from 0 to 255 for each point, row by row from the top. */
  shades: Uint8Array;
}

const WIDTH = 480;
const HEIGHT = 120;
const LOWEST = 60;
const HIGHEST = 5500;
/** Decibels between black and white. */
const RANGE = 55;

export function pictureOf(samples: Float32Array): Picture {
  const { frames, hertzPerBin } = fineSpectra(samples);
  const width = Math.max(1, Math.min(WIDTH, frames.length));
  const levels = new Float64Array(width * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1) {
    const bin = Math.round((LOWEST * (HIGHEST / LOWEST) ** ((HEIGHT - 1 - y) / (HEIGHT - 1))) / hertzPerBin);
    for (let x = 0; x < width; x += 1) {
      const frame = frames[Math.floor((x * frames.length) / width)];
      levels[y * width + x] = inDecibels(frame?.[bin] ?? 0);
    }
  }
  const top = quantile(levels.slice().sort(), 0.995);
  return {
    width,
    height: HEIGHT,
    shades: Uint8Array.from(levels, (level) => Math.max(0, Math.min(255, 255 * (1 + (level - top) / RANGE)))),
  };
}
