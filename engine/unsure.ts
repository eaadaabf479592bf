/** When too little was said to name a fault, and where it lies then. */
import { systemOf } from './knowledge.ts';
import type { Mind } from './mind.ts';
import type { Apart } from './reason/questions.ts';
import { codeSignOf } from './words/codes.ts';

/** Below this chance no fault is named as the likeliest. */
const LEAST_SURE = 0.25;
/** One or two words in which none of its signs was heard may mean anything: "it squeaks". */
const FEW_WORDS = 3;
const LEAST_SURE_WITHOUT_SIGN = 0.5;

/** The chance above which a fault is named. `bySign`: a sign that was heard, seen or answered, or a code, speaks for it. */
const leastSure = ({ words, bySign }: { words: number; bySign: boolean }): number =>
  words >= FEW_WORDS || bySign ? LEAST_SURE : LEAST_SURE_WITHOUT_SIGN;

/** With no more words beside it a code is all that was told. */
const WORDS_BESIDE_CODE = 5;

/** How sure an answer is, and what its questions are to tell apart. */
interface Sureness {
  /** Too little was said to name a fault. */
  unsure: boolean;
  /** Where it most likely lies, if no fault can be named. */
  areas: Area[];
  tellApart: Apart;
}

/** What is known of a visit: what was named first, how many signs and words there are, and whether only strange codes were told. */
interface Told {
  first: { chance: number; reasons: readonly { weight: number }[] } | undefined;
  complaints: number;
  words: number;
  strange: boolean;
}

export function howSure(mind: Mind, chances: Float64Array, { first, complaints, words, strange }: Told): Sureness {
  const bySign = first?.reasons.some(({ weight }) => weight > 0) ?? false;
  if (strange) return { unsure: true, areas: [], tellApart: 'kinds' };
  if ((first?.chance ?? 0) >= leastSure({ words, bySign })) return { unsure: false, areas: [], tellApart: 'faults' };
  const areas = areasOf(mind, chances);
  const anywhere = complaints < ENOUGH_SIGNS && (areas[0]?.chance ?? 0) < ONE_AREA;
  return { unsure: true, areas, tellApart: anywhere ? (complaints === 0 ? 'kinds' : 'systems') : 'faults' };
}

/** The codes of a text that holds little else and none that a fault answers to: of such codes only their maker knows what they mean. */
export function strangeIn({ tables }: Mind, codes: readonly string[], words: number): readonly string[] {
  const isStrange = words <= WORDS_BESIDE_CODE && codes.every((code) => !tables.named.has(codeSignOf(code)));
  return isStrange ? codes : [];
}

/** With fewer signs than this and no clear favourite, the systems are told apart first. */
const ENOUGH_SIGNS = 2;
/** Unless this much of the chance lies in one system already: then its faults are told apart. */
const ONE_AREA = 0.8;
const MOST_AREAS = 4;
const LEAST_AREA = 0.08;

/** A system of the car and the chance that the fault lies in it. */
export interface Area {
  system: string;
  chance: number;
}

function areasOf({ tables }: Mind, chances: Float64Array): Area[] {
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
