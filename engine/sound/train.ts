/** Strikes that come as a train: the loudest moments of a band, how even their gaps are, and how far they rise above the rest. */
import { fftOf } from './fft.ts';
import { inDecibels, mean } from './measures.ts';

export interface Train {
  /** 0–1: share of the gaps between the loudest strikes that are alike, at the pace where most are. */
  even: number;
  /** That pace, in strikes a second. */
  pace: number;
  /** Decibels by which those strikes rise above the next loudest moments. */
  contrast: number;
  /** 0–1: how alike the strikes' strengths are to themselves one slow beat later (valves, turns), and one fast beat (firings). */
  slow: number;
  fast: number;
  /** What the slow beat adds to the fast one. */
  adds: number;
}

const SLOWEST = 3.5;
const FASTEST = 20;
const PACES = 16;
/** Frames on each side that a strike has to be louder than. */
const ALONE = 6;
/** Share by which gaps may differ and still count as alike. */
const LOOSE = 0.12;
const LEAST_STRIKES = 6;

export function trainOf(power: Float64Array, pace: number): Train {
  const amplitude = power.map(Math.sqrt);
  return { ...loudestOf(amplitude, pace), ...repeats(amplitude, pace) };
}

function loudestOf(amplitude: Float64Array, pace: number): Pick<Train, 'even' | 'pace' | 'contrast'> {
  const seconds = amplitude.length / pace;
  const peaks = peaksOf(amplitude).sort((a, b) => (amplitude[b] as number) - (amplitude[a] as number));
  let best = { even: 0, pace: 0, contrast: 0 };
  for (let step = 0; step < PACES; step += 1) {
    const wanted = SLOWEST * (FASTEST / SLOWEST) ** (step / (PACES - 1));
    const count = Math.round(wanted * seconds);
    if (count < LEAST_STRIKES || count > peaks.length) continue;
    const loudest = peaks.slice(0, count).sort((a, b) => a - b);
    const gaps = loudest.slice(1).map((at, index) => at - (loudest[index] as number));
    const middle = gaps.slice().sort((a, b) => a - b)[gaps.length >> 1] as number;
    const even = gaps.filter((gap) => Math.abs(gap - middle) <= Math.max(1, LOOSE * middle)).length / gaps.length;
    if (even > best.even) best = { even, pace: pace / middle, contrast: contrastOf(amplitude, peaks, count) };
  }
  return best;
}

/** The loudest against those that come next in loudness. */
function contrastOf(amplitude: Float64Array, peaks: readonly number[], count: number): number {
  const next = peaks.slice(count, 2 * count).map((at) => amplitude[at] as number);
  const loud = peaks.slice(0, count).map((at) => amplitude[at] as number);
  if (next.length === 0) return 0;
  return 2 * (inDecibels(mean(loud)) - inDecibels(mean(next)));
}

function peaksOf(amplitude: Float64Array): number[] {
  const found: number[] = [];
  for (let at = 1; at < amplitude.length - 1; at += 1) {
    const value = amplitude[at] as number;
    if (value < (amplitude[at - 1] as number) || value <= (amplitude[at + 1] as number)) continue;
    let alone = true;
    for (let other = Math.max(0, at - ALONE); alone && other <= Math.min(amplitude.length - 1, at + ALONE); other += 1)
      alone = (amplitude[other] as number) <= value;
    if (alone) found.push(at);
  }
  return found;
}

const SIZE = 2048;
const fft = fftOf(SIZE);
/** Firings of the slowest and the fastest idle, in beats a second. */
const FIRINGS = [20, 70] as const;

function repeats(amplitude: Float64Array, pace: number): Pick<Train, 'slow' | 'fast' | 'adds'> {
  const length = Math.min(amplitude.length, SIZE / 2);
  const re = new Float64Array(SIZE);
  const im = new Float64Array(SIZE);
  for (let at = 2; at < length; at += 1)
    re[at] = Math.max(0, (amplitude[at] as number) - (amplitude[at - 2] as number));
  const middle = mean(re.subarray(0, length));
  for (let at = 0; at < length; at += 1) re[at] = (re[at] as number) - middle;
  fft.transform(re, im);
  for (let at = 0; at < SIZE; at += 1) {
    re[at] = (re[at] as number) ** 2 + (im[at] as number) ** 2;
    im[at] = 0;
  }
  fft.transform(re, im);
  const whole = (re[0] as number) + 1e-18;
  const best = (slowest: number, fastest: number) => {
    let most = 0;
    for (let gap = Math.ceil(pace / fastest); gap <= Math.min(pace / slowest, length * 0.6); gap += 1) {
      const near = ((re[gap - 1] as number) + (re[gap] as number) + (re[gap + 1] as number)) / 1.6;
      most = Math.max(most, (near / whole) * (length / (length - gap)));
    }
    return Math.min(1, most);
  };
  const [slow, fast] = [best(SLOWEST, FASTEST), best(...FIRINGS)];
  return { slow, fast, adds: slow - fast };
}
