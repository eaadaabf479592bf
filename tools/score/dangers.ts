/** Dangers in words that nothing was mended by: how many are stopped, and how many of the harmless ones beside them. */
import { diagnose } from '#engine/diagnose.ts';
import type { DangerTexts } from '#engine/knowledge.ts';
import type { Mind } from '#engine/mind.ts';

export interface DangerScore {
  /** Share of the dangers whose owner is told to stop, 0–1, and of those who are at least told to go no further than they must. */
  stopped: number;
  held: number;
  /** The same of what only sounds so. */
  frightened: number;
  heldBack: number;
}

export function scoreDangers(mind: Mind, { stop, harmless }: DangerTexts): DangerScore {
  const driveOf = (words: string) =>
    diagnose(mind, { words, car: {}, answers: [], sensed: [], thisYear: new Date().getFullYear() }).verdict.drive;
  const share = (texts: readonly string[], ...drives: string[]) =>
    texts.filter((text) => drives.includes(driveOf(text))).length / Math.max(1, texts.length);
  return {
    stopped: share(stop, 'stop'),
    held: share(stop, 'stop', 'short-trips'),
    frightened: share(harmless, 'stop'),
    heldBack: share(harmless, 'stop', 'short-trips'),
  };
}
