/** The fast Fourier transform, and the power spectrum of real samples by it. Sizes are powers of two. */

export interface Fft {
  size: number;
  /** In place; `im` is all zero for real input. */
  transform(re: Float64Array, im: Float64Array): void;
}

export function fftOf(size: number): Fft {
  const half = size / 2;
  const cos = new Float64Array(half);
  const sin = new Float64Array(half);
  for (let at = 0; at < half; at += 1) {
    cos[at] = Math.cos((2 * Math.PI * at) / size);
    sin[at] = -Math.sin((2 * Math.PI * at) / size);
  }
  const reversed = new Uint32Array(size);
  const bits = Math.round(Math.log2(size));
  for (let at = 0; at < size; at += 1) reversed[at] = ((reversed[at >> 1] as number) >> 1) | ((at & 1) << (bits - 1));

  return {
    size,
    transform(re, im) {
      for (let at = 0; at < size; at += 1) {
        const to = reversed[at] as number;
        if (to > at) {
          const real = re[at] as number;
          const imaginary = im[at] as number;
          re[at] = re[to] as number;
          im[at] = im[to] as number;
          re[to] = real;
          im[to] = imaginary;
        }
      }
      for (let span = 1; span < size; span *= 2) {
        const step = half / span;
        for (let start = 0; start < size; start += 2 * span) {
          for (let at = start, turn = 0; at < start + span; at += 1, turn += step) {
            const c = cos[turn] as number;
            const s = sin[turn] as number;
            const other = at + span;
            const a = re[other] as number;
            const b = im[other] as number;
            const x = a * c - b * s;
            const y = a * s + b * c;
            re[other] = (re[at] as number) - x;
            im[other] = (im[at] as number) - y;
            re[at] = (re[at] as number) + x;
            im[at] = (im[at] as number) + y;
          }
        }
      }
    },
  };
}

/** Power of real samples per bin, 0 to half the size inclusive. `into` has size / 2 + 1 places. */
export type PowerSpectrum = (samples: Float64Array, into: Float64Array) => void;

/** Two halves of the samples travel as one complex signal of half the size, which halves the work. */
export function powerSpectrumOf(size: number): PowerSpectrum {
  const half = size / 2;
  const fft = fftOf(half);
  const re = new Float64Array(half);
  const im = new Float64Array(half);
  const cos = Float64Array.from({ length: half + 1 }, (_, at) => Math.cos((2 * Math.PI * at) / size));
  const sin = Float64Array.from({ length: half + 1 }, (_, at) => -Math.sin((2 * Math.PI * at) / size));
  return (samples, into) => {
    for (let at = 0; at < half; at += 1) {
      re[at] = samples[2 * at] as number;
      im[at] = samples[2 * at + 1] as number;
    }
    fft.transform(re, im);
    for (let at = 0; at <= half; at += 1) {
      const here = at === half ? 0 : at;
      const there = at === 0 ? 0 : half - at;
      const a = re[here] as number;
      const b = im[here] as number;
      const c = re[there] as number;
      const d = im[there] as number;
      const evenRe = (a + c) / 2;
      const evenIm = (b - d) / 2;
      const oddRe = (b + d) / 2;
      const oddIm = (c - a) / 2;
      const turnRe = cos[at] as number;
      const turnIm = sin[at] as number;
      const x = evenRe + oddRe * turnRe - oddIm * turnIm;
      const y = evenIm + oddRe * turnIm + oddIm * turnRe;
      into[at] = x * x + y * y;
    }
  };
}

/** A bell over the samples, so that tones do not smear. */
export const hann = (size: number): Float64Array =>
  Float64Array.from({ length: size }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / size));
