/** When too little was said to name a fault, and where it lies then. */
import { systemOf } from './knowledge.ts';
import type { Mind } from './mind.ts';

/** Below this chance no fault is named as the likeliest. */
const LEAST_SURE = 0.25;
/** One or two words in which none of its signs was heard may mean anything: "it squeaks". */
const FEW_WORDS = 3;
const LEAST_SURE_WITHOUT_SIGN = 0.5;

/** The chance above which a fault is named. `bySign`: a sign that was heard, seen or answered, or a code, speaks for it. */
export const leastSure = ({ words, bySign }: { words: number; bySign: boolean }): number =>
  words >= FEW_WORDS || bySign ? LEAST_SURE : LEAST_SURE_WITHOUT_SIGN;

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
