/** The engine's own beat in the lowest sounds. Believed only where both halves of the recording agree. */
import { fftOf } from './fft.ts';
import { RATE } from './kinds.ts';
import { mean } from './measures.ts';

export interface Firing {
  /** Beats a second and how clear they are, among fast beats (firings) and slow ones (whole cycles, heaves). */
  fast: number;
  fastClear: number;
  slow: number;
  slowClear: number;
  /** How alike one cycle is to the next against one firing to the next. */
  lumpy: number;
  /** Whether the halves agree on the fast beat. */
  agreed: boolean;
}

const EVERY = 16;
const PACE = RATE / EVERY;
const SIZE = 8192;
const fft = fftOf(SIZE);

export function firingOf(samples: Float32Array | Float64Array): Firing {
  const low = lowered(samples);
  const half = low.length >> 1;
  const whole = likeness(low);
  const fast = best(whole, 16, 130);
  const slow = best(whole, 2.5, 16);
  const first = best(likeness(low.subarray(0, half)), 16, 130);
  const second = best(likeness(low.subarray(half)), 16, 130);
  const agreed = first.beat > 0 && Math.abs(Math.log2(first.beat / Math.max(1, second.beat))) < 0.06;
  return {
    fast: fast.beat,
    fastClear: fast.alike,
    slow: slow.beat,
    slowClear: slow.alike,
    lumpy: slow.alike - fast.alike,
    agreed,
  };
}

/** What is below about 350 Hz, at a thousand samples a second. */
function lowered(samples: Float32Array | Float64Array): Float64Array {
  const out = new Float64Array(Math.floor(samples.length / EVERY));
  const smooth = Math.exp((-2 * Math.PI * 350) / RATE);
  let [a, b, still] = [0, 0, 0];
  for (let at = 0; at < out.length * EVERY; at += 1) {
    const value = samples[at] as number;
    a = smooth * a + (1 - smooth) * value;
    b = smooth * b + (1 - smooth) * a;
    still = 0.999 * still + 0.001 * b;
    if (at % EVERY === EVERY - 1) out[(at - EVERY + 1) / EVERY] = b - still;
  }
  return out;
}

/** How alike the sound is to itself some time later, 0 to 1. */
function likeness(low: Float64Array): Float64Array {
  const length = Math.min(low.length, SIZE / 2);
  const middle = mean(low.subarray(0, length));
  const re = new Float64Array(SIZE);
  const im = new Float64Array(SIZE);
  for (let at = 0; at < length; at += 1) re[at] = (low[at] as number) - middle;
  fft.transform(re, im);
  for (let at = 0; at < SIZE; at += 1) {
    re[at] = (re[at] as number) ** 2 + (im[at] as number) ** 2;
    im[at] = 0;
  }
  fft.transform(re, im);
  const whole = (re[0] as number) + 1e-15;
  return re.slice(0, length).map((value, gap) => (value / whole) * (length / Math.max(1, length - gap)));
}

function best(alike: Float64Array, slowest: number, fastest: number): { beat: number; alike: number } {
  let [most, at] = [0, 0];
  for (
    let gap = Math.max(2, Math.ceil(PACE / fastest));
    gap <= Math.min(PACE / slowest, alike.length * 0.6);
    gap += 1
  ) {
    const value = alike[gap] as number;
    if (value > most * 1.08 && value >= (alike[gap - 1] as number) && value >= (alike[gap + 1] ?? 0))
      [most, at] = [value, gap];
  }
  return { beat: at === 0 ? 0 : PACE / at, alike: Math.min(1, most) };
}
