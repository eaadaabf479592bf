/** A recording as pictures of sound: a coarse one fast enough for clicks, a fine one sharp enough for tones. */
import { hann, type PowerSpectrum, powerSpectrumOf } from './fft.ts';
import { RATE } from './kinds.ts';

/** Frames of power, one after the other. */
export interface Spectra {
  frames: Float64Array[];
  /** Frames a second. */
  pace: number;
  hertzPerBin: number;
}

const FAST = { size: 256, hop: 64 };
const FINE = { size: 2048, hop: 1024 };

type Settings = typeof FAST;

interface Maker {
  bell: Float64Array;
  power: PowerSpectrum;
}
const makers = new Map<number, Maker>();

function makerOf(size: number): Maker {
  const made = makers.get(size) ?? { bell: hann(size), power: powerSpectrumOf(size) };
  makers.set(size, made);
  return made;
}

function spectraOf(samples: Float32Array | Float64Array, { size, hop }: Settings): Spectra {
  const { bell, power } = makerOf(size);
  const part = new Float64Array(size);
  const frames: Float64Array[] = [];
  const scale = 1 / (size * size);
  // One piece of memory for all frames: a thousand small ones cost more to give back than to fill.
  const bins = size / 2 + 1;
  const all = new Float64Array(bins * Math.max(0, Math.floor((samples.length - size) / hop) + 1));
  for (let start = 0; start + size <= samples.length; start += hop) {
    for (let at = 0; at < size; at += 1) part[at] = (samples[start + at] as number) * (bell[at] as number);
    const frame = all.subarray(frames.length * bins, (frames.length + 1) * bins);
    power(part, frame);
    for (let at = 0; at < frame.length; at += 1) frame[at] = (frame[at] as number) * scale;
    frames.push(frame);
  }
  return { frames, pace: RATE / hop, hertzPerBin: RATE / size };
}

export const fastSpectra = (samples: Float32Array | Float64Array): Spectra => spectraOf(samples, FAST);
export const fineSpectra = (samples: Float32Array | Float64Array): Spectra => spectraOf(samples, FINE);

/** Power between two frequencies, frame by frame. */
export function bandOf({ frames, hertzPerBin }: Spectra, low: number, high: number): Float64Array {
  const from = Math.max(1, Math.round(low / hertzPerBin));
  const to = Math.max(from + 1, Math.round(high / hertzPerBin));
  return Float64Array.from(frames, (frame) => {
    let sum = 0;
    for (let bin = from; bin < to; bin += 1) sum += frame[bin] as number;
    return sum;
  });
}

/** The mean of all frames. */
export function meanFrame({ frames }: Spectra): Float64Array {
  const sum = new Float64Array(frames[0]?.length ?? 0);
  for (const frame of frames)
    for (let bin = 0; bin < sum.length; bin += 1) sum[bin] = (sum[bin] as number) + (frame[bin] as number);
  return sum.map((value) => value / Math.max(1, frames.length));
}
