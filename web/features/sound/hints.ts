/** What to do better while it can still be done, from the level and the spectrum of the moment. */

export type Hint = 'listening' | 'quiet' | 'loud' | 'talking' | 'enough';

export interface Moment {
  /** Loudest sample, 0 to 1. */
  peak: number;
  /** Share of the sound that lies where voices do, 0 to 1. */
  voice: number;
  /** How much the level went up and down lately, as a share of itself. */
  restless: number;
}

const QUIET = 0.012;
const LOUD = 0.97;
/** Seconds that are looked back over, and that are recommended. */
const LOOK_BACK = 20;
const ENOUGH_S = 10;

/** The moments come every 100 ms; the latest is the last. */
export function hintFor(moments: readonly Moment[], seconds: number): Hint {
  const lately = moments.slice(-LOOK_BACK);
  if (lately.length < 5) return 'listening';
  const mean = (value: (moment: Moment) => number) => lately.reduce((sum, one) => sum + value(one), 0) / lately.length;
  if (lately.filter(({ peak }) => peak >= LOUD).length > lately.length / 4) return 'loud';
  if (mean(({ peak }) => peak) < QUIET) return 'quiet';
  // A voice comes and goes in syllables and lies between 150 and 1,000 Hz; engines run on.
  if (mean(({ voice }) => voice) > 0.72 && mean(({ restless }) => restless) > 0.55) return 'talking';
  return seconds >= ENOUGH_S ? 'enough' : 'listening';
}
