/** The one table in which words of likelihood become numbers. */
import type { Frequency, Strength } from '../knowledge.ts';

/** Of a hundred owners with the fault, how many tell of the sign. */
export const CHANCE: Record<Strength, number> = {
  'nearly-always': 0.85,
  often: 0.5,
  sometimes: 0.2,
  rarely: 0.05,
  never: 0.004,
};

/**
 * Of a hundred owners with the fault who do the check that settles it, how many find what it says. The others have a fault
 * that comes and goes, or looked in the wrong place.
 */
export const CHECK_SHOWS = 0.93;

/** Weight of a fault among all that can be on a car, before anything is said. */
export const PRIOR: Record<Frequency, number> = {
  'very-common': 8,
  common: 4,
  occasional: 2,
  uncommon: 1,
  rare: 0.4,
};
