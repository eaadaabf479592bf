/** Small statistics over series of numbers. */

export function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) sum += values[at] as number;
  return sum / Math.max(1, values.length);
}

export function spread(values: ArrayLike<number>, middle = mean(values)): number {
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) sum += ((values[at] as number) - middle) ** 2;
  return Math.sqrt(sum / Math.max(1, values.length));
}

/** How much the values stick out singly: 3 for a bell, large for a few strikes in silence. */
export function kurtosis(values: ArrayLike<number>): number {
  const middle = mean(values);
  let [second, fourth] = [0, 0];
  for (let at = 0; at < values.length; at += 1) {
    const square = ((values[at] as number) - middle) ** 2;
    second += square;
    fourth += square * square;
  }
  return second < 1e-18 ? 3 : (fourth * values.length) / (second * second);
}

/** The value that a share of all lie below. `sorted` is in order. */
export const quantile = (sorted: ArrayLike<number>, share: number): number =>
  sorted.length === 0 ? 0 : (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] as number);

export const inDecibels = (power: number): number => 10 * Math.log10(power + 1e-12);
