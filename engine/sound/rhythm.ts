/** What repeats: strikes in a band, how regular they are, and how strongly its loudness pulses. */
import { fftOf } from './fft.ts';
import { inDecibels, kurtosis, mean, quantile, spread } from './measures.ts';

export interface Rhythm {
  kurtosis: number;
  /** Decibels of the loudest moments over the middle. */
  crest: number;
  /** Decibels between loud and quiet moments. */
  depth: number;
  /** Strikes a second. */
  onsets: number;
  /** How uneven the gaps between strikes are; 0 is a clock. */
  uneven: number;
  /** 0–1: how alike the band is to itself one beat later. */
  regularity: number;
  /** Beats a second of the best repetition. */
  beat: number;
  /** Share of the time that is loud, and how long loud moments last in seconds. */
  loudShare: number;
  loudLasts: number;
  /** Decibels of the pulsing at 1–3, 3–6, 6–12, 12–24, 24–48 and 48–100 times a second, against the mean. */
  pulsing: number[];
  /** The strongest single pulse line: its frequency, and decibels above its neighbours. */
  line: number;
  lineAbove: number;
  /** Where strikes begin, in frames. */
  strikes: number[];
}

const PULSE_BANDS = [1, 3, 6, 12, 24, 48, 100] as const;

export function rhythmOf(power: Float64Array, pace: number): Rhythm {
  const sorted = power.slice().sort();
  const middle = quantile(sorted, 0.5);
  const amplitude = power.map(Math.sqrt);
  const level = power.map(inDecibels);
  const rise = risesOf(level, inDecibels(middle) - 6);
  const strikes = strikesIn(rise, pace);
  const gaps = strikes.slice(1).map((at, index) => at - (strikes[index] as number));
  const bursts = burstsOf(level, inDecibels(quantile(sorted, 0.3)) + 6);
  return {
    kurtosis: Math.log(kurtosis(amplitude)),
    crest: inDecibels(quantile(sorted, 0.985)) - inDecibels(middle),
    depth: inDecibels(quantile(sorted, 0.9)) - inDecibels(quantile(sorted, 0.1)),
    onsets: (strikes.length * pace) / power.length,
    uneven: gaps.length < 2 ? 2 : spread(gaps) / mean(gaps),
    ...beatOf(rise, pace),
    loudShare: bursts.loud / power.length,
    loudLasts: bursts.count === 0 ? 0 : bursts.loud / bursts.count / pace,
    ...pulsesOf(amplitude, pace),
    strikes,
  };
}

/** How much each frame is louder than the one before last; what is below the floor counts as the floor. */
function risesOf(level: Float64Array, floor: number): Float64Array {
  return level.map((value, at) =>
    Math.max(0, Math.max(value, floor) - Math.max(level[Math.max(0, at - 2)] as number, floor)),
  );
}

/** Least rise of a strike, in decibels, and least gap between two. */
const STRIKE = 6;
const STRIKE_GAP_S = 0.03;

function strikesIn(rise: Float64Array, pace: number): number[] {
  const found: number[] = [];
  const gap = STRIKE_GAP_S * pace;
  for (let at = 1; at < rise.length - 1; at += 1) {
    const value = rise[at] as number;
    if (value < STRIKE || value < (rise[at - 1] as number) || value < (rise[at + 1] as number)) continue;
    if (found.length > 0 && at - (found.at(-1) as number) < gap) continue;
    found.push(at);
  }
  return found;
}

function burstsOf(level: Float64Array, above: number): { loud: number; count: number } {
  let [loud, count, within] = [0, 0, false];
  for (const value of level) {
    if (value > above) {
      loud += 1;
      if (!within) count += 1;
    }
    within = value > above;
  }
  return { loud, count };
}

const SIZE = 2048;
const fft = fftOf(SIZE);
const BEATS = { slowest: 1.5, fastest: 40 };

/** The gap at which the rises are most like themselves. */
function beatOf(rise: Float64Array, pace: number): { regularity: number; beat: number } {
  const length = Math.min(rise.length, SIZE / 2);
  const middle = mean(rise);
  const re = new Float64Array(SIZE);
  const im = new Float64Array(SIZE);
  for (let at = 0; at < length; at += 1) re[at] = (rise[at] as number) - middle;
  fft.transform(re, im);
  for (let at = 0; at < SIZE; at += 1) {
    re[at] = (re[at] as number) ** 2 + (im[at] as number) ** 2;
    im[at] = 0;
  }
  fft.transform(re, im);
  const whole = (re[0] as number) + 1e-9;
  let [best, bestAt] = [0, 0];
  for (let gap = Math.ceil(pace / BEATS.fastest); gap <= Math.min(pace / BEATS.slowest, length * 0.6); gap += 1) {
    const near = Math.max(re[gap] as number, 0.5 * ((re[gap - 1] as number) + (re[gap + 1] as number)));
    const alike = (near / whole) * (length / (length - gap));
    // A shorter gap that is nearly as good is the beat; the longer one is two of them.
    if (alike > best * 1.12) [best, bestAt] = [alike, gap];
  }
  return { regularity: Math.max(0, Math.min(1, best)), beat: bestAt === 0 ? 0 : pace / bestAt };
}

function pulsesOf(amplitude: Float64Array, pace: number): Pick<Rhythm, 'pulsing' | 'line' | 'lineAbove'> {
  const length = Math.min(amplitude.length, SIZE);
  const middle = mean(amplitude) + 1e-12;
  const re = new Float64Array(SIZE);
  const im = new Float64Array(SIZE);
  for (let at = 0; at < length; at += 1)
    re[at] = ((amplitude[at] as number) / middle - 1) * Math.sin((Math.PI * at) / length) ** 2;
  fft.transform(re, im);
  const power = new Float64Array(SIZE / 2);
  for (let at = 0; at < power.length; at += 1)
    power[at] = ((re[at] as number) ** 2 + (im[at] as number) ** 2) / (length * length);
  const binOf = (hertz: number) => Math.round((hertz * SIZE) / pace);
  const pulsing = PULSE_BANDS.slice(1).map((to, at) => {
    let sum = 0;
    for (let bin = binOf(PULSE_BANDS[at] as number); bin < Math.min(binOf(to), power.length); bin += 1)
      sum += power[bin] as number;
    return Math.max(-60, inDecibels(sum));
  });
  let [most, at] = [0, 0];
  for (let bin = binOf(1.5); bin < binOf(60); bin += 1)
    if ((power[bin] as number) > most) [most, at] = [power[bin] as number, bin];
  const around = power.slice(Math.max(0, at - 40), at + 40).sort();
  return { pulsing, line: (at * pace) / SIZE, lineAbove: inDecibels(most) - inDecibels(quantile(around, 0.5)) };
}
