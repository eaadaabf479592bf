/** Logistic regression over few things of many: what a thing shows of each measure, and whether it is so. */

/** One thing to learn from: the measures it shows, how much of each, and whether it is so. */
export interface Sample {
  places: readonly number[];
  amounts: readonly number[];
  is: boolean;
  /** How much it counts; 1 where nothing is said. */
  weight?: number;
}

export interface Course {
  /** How many measures there are. */
  size: number;
  /** How strongly a measure is held back to nothing. */
  restraint: (place: number) => number;
  rounds: number;
  pace: number;
}

export const logistic = (z: number): number => 1 / (1 + Math.exp(-z));

const FADING = 0.9;
const SLOW_FADING = 0.999;

/** Fits by gradient descent (Adam over everything at once): a weight for each measure. The same samples always teach the same. */
export function fitLogistic(samples: readonly Sample[], { size, restraint, rounds, pace }: Course): Float64Array {
  const weights = new Float64Array(size);
  const mean = new Float64Array(size);
  const energy = new Float64Array(size);
  const held = Float64Array.from(weights, (_, place) => restraint(place));
  for (let round = 1; round <= rounds; round += 1) {
    const slope = weights.map((weight, place) => (held[place] as number) * weight);
    for (const { places, amounts, is, weight = 1 } of samples) {
      let sum = 0;
      for (let at = 0; at < places.length; at += 1)
        sum += (weights[places[at] as number] as number) * (amounts[at] as number);
      const error = weight * (logistic(sum) - (is ? 1 : 0));
      for (let at = 0; at < places.length; at += 1) {
        const place = places[at] as number;
        slope[place] = (slope[place] as number) + error * (amounts[at] as number);
      }
    }
    const step = (pace * Math.sqrt(1 - SLOW_FADING ** round)) / (1 - FADING ** round);
    for (let at = 0; at < size; at += 1) {
      const by = slope[at] as number;
      mean[at] = FADING * (mean[at] as number) + (1 - FADING) * by;
      energy[at] = SLOW_FADING * (energy[at] as number) + (1 - SLOW_FADING) * by * by;
      weights[at] = (weights[at] as number) - (step * (mean[at] as number)) / (Math.sqrt(energy[at] as number) + 1e-8);
    }
  }
  return weights;
}
