/** What sings: the strongest tone of each region, how far it stands out, and how still it stands. */
import { inDecibels, quantile, spread } from './measures.ts';
import { meanFrame, type Spectra } from './spectra.ts';

export interface Tone {
  hertz: number;
  /** Decibels of the mean spectrum's peak above its surroundings. */
  above: number;
  /** The same in single frames: the middle one, and one in ten. */
  usually: number;
  atTimes: number;
  /** Share of frames whose peak is where most are. */
  still: number;
  /** How far the peak wanders, in octaves. */
  wanders: number;
}

const REGIONS = [
  [60, 250],
  [250, 700],
  [700, 1500],
  [1500, 3000],
  [3000, 5500],
] as const;

export const tonesOf = (fine: Spectra): Tone[] => REGIONS.map(([low, high]) => toneBetween(fine, low, high));

function toneBetween(fine: Spectra, low: number, high: number): Tone {
  const from = Math.max(2, Math.round(low / fine.hertzPerBin));
  const to = Math.round(high / fine.hertzPerBin);
  const whole = peakOf(meanFrame(fine), from, to);
  const peaks = fine.frames.map((frame) => peakOf(frame, from, to));
  const heights = Float64Array.from(peaks, ({ above }) => above).sort();
  const near = Math.max(2, Math.round(whole.bin * 0.03));
  return {
    hertz: whole.bin * fine.hertzPerBin,
    above: whole.above,
    usually: quantile(heights, 0.5),
    atTimes: quantile(heights, 0.9),
    still: peaks.filter(({ bin }) => Math.abs(bin - whole.bin) <= near).length / Math.max(1, peaks.length),
    wanders: spread(peaks.map(({ bin }) => Math.log2(bin))),
  };
}

function peakOf(frame: Float64Array, from: number, to: number): { bin: number; above: number } {
  let [bin, most] = [from, 0];
  for (let at = from; at < to; at += 1) if ((frame[at] as number) > most) [bin, most] = [at, frame[at] as number];
  const reach = Math.max(12, Math.round(bin * 0.25));
  const around = frame.slice(Math.max(1, bin - reach), bin + reach).sort();
  return { bin, above: Math.min(60, inDecibels(most) - inDecibels(quantile(around, 0.5))) };
}

/** How flat the spectrum is between two frequencies, mean over frames: 0 dB is pure noise. */
export function flatness({ frames, hertzPerBin }: Spectra, low: number, high: number): number {
  const from = Math.round(low / hertzPerBin);
  const to = Math.round(high / hertzPerBin);
  let sum = 0;
  for (const frame of frames) {
    let [logs, whole] = [0, 0];
    for (let bin = from; bin < to; bin += 1) {
      logs += Math.log((frame[bin] as number) + 1e-14);
      whole += (frame[bin] as number) + 1e-14;
    }
    sum += 10 * Math.log10(Math.exp(logs / (to - from)) / (whole / (to - from)));
  }
  return sum / Math.max(1, frames.length);
}
