/** Chance that can be repeated: the same seed throws the same dice. */

export interface Dice {
  /** Anything from `low` to `high`. */
  between(low: number, high: number): number;
  /** The same, evenly in octaves. */
  around(low: number, high: number): number;
  /** A setting of the generator, which training and test never share: each has slices of the range of its own. */
  setting(low: number, high: number): number;
  chance(of: number): boolean;
  pick<Value>(values: readonly Value[]): Value;
  /** A bell around 0 of width 1. */
  bell(): number;
}

/** Slices of every setting's range that are kept for the test. */
const SLICES = 8;
const FOR_TEST = new Set([2, 5]);
export type Purpose = 'training' | 'test' | 'any';

export function diceOf(seed: number, purpose: Purpose = 'any'): Dice {
  let state = seed >>> 0;
  const next = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const slices = Array.from({ length: SLICES }, (_, at) => at).filter(
    (at) => purpose === 'any' || FOR_TEST.has(at) === (purpose === 'test'),
  );
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(next() * values.length)] as Value;
  const between = (low: number, high: number) => low + (high - low) * next();
  return {
    between,
    around: (low, high) => Math.exp(between(Math.log(low), Math.log(high))),
    setting: (low, high) => {
      const share = (pick(slices) + next()) / SLICES;
      return low > 0 && high / low > 3 ? low * (high / low) ** share : low + (high - low) * share;
    },
    chance: (of) => next() < of,
    pick,
    bell: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}
