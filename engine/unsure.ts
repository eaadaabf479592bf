/** When too little was said to name a fault, and where it lies then. */
import { systemOf } from './knowledge.ts';
import type { Mind } from './mind.ts';

/** Below this chance no fault is named as the likeliest; of few words more is asked, and still more where none of its signs was heard. */
const LEAST_SURE = 0.25;
const FEW_WORDS = 3;
const LEAST_SURE_OF_FEW = 0.35;
const LEAST_SURE_WITHOUT_SIGN = 0.8;

/**
 * The chance above which a fault is named. `bySign`: a sign that was heard, seen or answered speaks for it, and "it
 * squeaks" alone is none; a code that speaks for it is one word and says much.
 */
export function leastSure({ words, bySign, byCode }: { words: number; bySign: boolean; byCode: boolean }): number {
  if (words >= FEW_WORDS || byCode) return LEAST_SURE;
  return bySign ? LEAST_SURE_OF_FEW : LEAST_SURE_WITHOUT_SIGN;
}

/** With fewer signs than this and no clear favourite, the systems are told apart first. */
export const ENOUGH_SIGNS = 2;
/** Unless this much of the chance lies in one system already: then its faults are told apart. */
export const ONE_AREA = 0.8;
const MOST_AREAS = 4;
const LEAST_AREA = 0.08;

/** A system of the car and the chance that the fault lies in it. */
export interface Area {
  system: string;
  chance: number;
}

export function areasOf({ tables }: Mind, chances: Float64Array): Area[] {
  const areas = new Map<string, number>();
  chances.forEach((chance, at) => {
    const system = systemOf(tables.faults[at] as string);
    areas.set(system, (areas.get(system) ?? 0) + chance);
  });
  return [...areas]
    .map(([system, chance]) => ({ system, chance }))
    .filter(({ chance }) => chance >= LEAST_AREA)
    .sort((a, b) => b.chance - a.chance)
    .slice(0, MOST_AREAS);
}
