/** Gathers decoded samples as one channel at our rate, and says when it has had enough. */

export const RATE = 16_000;
/** The longest recording that is taken. */
export const LONGEST_S = 60;
/** A little more, so that one of exactly a minute is not refused for its last packet. */
const CAP = Math.round((LONGEST_S + 0.5) * RATE);

export type Why = 'not-sound' | 'too-long' | 'cannot-decode';

/** A recording that cannot be used, with the reason. */
export class Unusable extends Error {
  readonly why: Why;
  constructor(why: Why, cause?: unknown) {
    super(why, { cause });
    this.name = 'Unusable';
    this.why = why;
  }
}

export interface Gathering {
  /** Channels as they come from a decoder. Throws when it becomes too long. */
  add(channels: readonly Float32Array[], rate: number): void;
  samples(): Float32Array;
}

export const LEAST_RATE = 8_000;
const MOST_RATE = 192_000;

export function gathering(): Gathering {
  const parts: Float32Array[] = [];
  let [length, rateOfAll] = [0, 0];
  return {
    add(channels, rate) {
      if (rate < LEAST_RATE || rate > MOST_RATE || channels.length < 1 || channels.length > 8)
        throw new Unusable('cannot-decode');
      rateOfAll ||= rate;
      if (rate !== rateOfAll) throw new Unusable('cannot-decode');
      const mono = mixed(channels);
      length += mono.length;
      if (length * RATE > CAP * rate) throw new Unusable('too-long');
      parts.push(mono);
    },
    samples() {
      const whole = new Float32Array(length);
      let at = 0;
      for (const part of parts) {
        whole.set(part, at);
        at += part.length;
      }
      return rateOfAll === RATE || length === 0 ? whole : resampled(whole, rateOfAll);
    },
  };
}

function mixed(channels: readonly Float32Array[]): Float32Array {
  const first = channels[0] as Float32Array;
  const mono = new Float32Array(first.length);
  for (const channel of channels)
    for (let at = 0; at < mono.length; at += 1) {
      const value = channel[at] as number;
      // A broken file can decode to anything at all.
      mono[at] = (mono[at] as number) + (Math.abs(value) <= 4 ? value / channels.length : 0);
    }
  return mono;
}

/** Zero crossings of the windowed sinc on each side. */
const REACH = 10;
/** Positions between two samples that the kernel is worked out for. */
const PHASES = 64;

/** To our rate, with what would fold back taken out first. */
function resampled(samples: Float32Array, rate: number): Float32Array {
  const step = rate / RATE;
  const cut = Math.min(1, RATE / rate) * 0.94;
  const half = Math.ceil(REACH / cut);
  const kernels = Array.from({ length: PHASES + 1 }, (_, phase) => kernelOf(phase / PHASES, half, cut));
  const out = new Float32Array(Math.floor(samples.length / step));
  for (let at = 0; at < out.length; at += 1) {
    const place = at * step;
    const whole = Math.floor(place);
    const kernel = kernels[Math.round((place - whole) * PHASES)] as Float32Array;
    let sum = 0;
    const from = whole - half + 1;
    for (let tap = 0; tap < kernel.length; tap += 1) sum += (kernel[tap] as number) * (samples[from + tap] ?? 0);
    out[at] = sum;
  }
  return out;
}

function kernelOf(share: number, half: number, cut: number): Float32Array {
  return Float32Array.from({ length: 2 * half }, (_, tap) => {
    const x = tap - half + 1 - share;
    if (Math.abs(x) >= half) return 0;
    const sinc = x === 0 ? cut : Math.sin(Math.PI * cut * x) / (Math.PI * x);
    return sinc * (0.5 + 0.5 * Math.cos((Math.PI * x) / half));
  });
}
