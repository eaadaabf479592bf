/** The signs that can be asked about, made ready once: what each fault says of them, as far as it says more than most faults do. */
import type { Knowledge, Sign } from '../knowledge.ts';
import type { Tables } from './tables.ts';

/** A sign that can be asked about. */
export interface Candidate {
  /** Its place among all of them. */
  number: number;
  sign: string;
  question: string;
  effort: number;
  /** Chance of a yes under the faults that say nothing of it, and how open that leaves the answer. */
  unnamed: number;
  unnamedOpen: number;
  /** Chance of a yes under each fault. */
  chance(): Float64Array;
}

/** What one fault says of candidates. */
export interface Marks {
  /** Numbers of the candidates. */
  numbers: Uint16Array;
  chances: Float64Array;
  open: Float64Array;
}

export interface Candidates {
  all: readonly Candidate[];
  /** Those that the fault's own file names. */
  of(fault: number): readonly Candidate[];
  /** Those that only say of what kind the trouble is. */
  general: readonly Candidate[];
  marks: readonly Marks[];
}

const EFFORT: Record<Sign['how'], number> = { known: 1, look: 0.9, try: 0.8, tool: 0.35 };

const remembered = new WeakMap<Tables, Candidates>();

export function candidatesFor(knowledge: Knowledge, tables: Tables): Candidates {
  const before = remembered.get(tables);
  if (before) return before;
  const candidates = candidatesOver(knowledge, tables);
  remembered.set(tables, candidates);
  return candidates;
}

function candidatesOver({ faults, signs }: Knowledge, tables: Tables): Candidates {
  const ownSigns = tables.faults.map((id) => Object.keys(faults[id]?.signs ?? {}));
  const general = Object.keys(signs).filter((sign) => signs[sign]?.general);
  const bySign = new Map<string, Candidate>();
  for (const sign of [...ownSigns.flat(), ...general]) {
    const { question, how } = signs[sign] ?? {};
    const unnamed = tables.unnamed(sign);
    if (bySign.has(sign) || question === undefined || how === undefined || unnamed === undefined) continue;
    const chance = () => tables.chance(sign) as Float64Array;
    const number = bySign.size;
    bySign.set(sign, { number, sign, question, effort: EFFORT[how], unnamed, unnamedOpen: openness(unnamed), chance });
  }
  const madeOf = (names: readonly string[]) => names.flatMap((sign) => bySign.get(sign) ?? []);
  const own = ownSigns.map(madeOf);
  return {
    all: [...bySign.values()],
    of: (fault) => own[fault] ?? [],
    general: madeOf(general),
    marks: marksOf([...bySign.values()], tables),
  };
}

function marksOf(candidates: readonly Candidate[], { faults, named }: Tables): Marks[] {
  const said = faults.map((): { number: number; chance: number }[] => []);
  for (const { number, sign } of candidates)
    for (const [fault, chance] of named.get(sign) ?? []) said[fault]?.push({ number, chance });
  return said.map((marks) => ({
    numbers: Uint16Array.from(marks, ({ number }) => number),
    chances: Float64Array.from(marks, ({ chance }) => chance),
    open: Float64Array.from(marks, ({ chance }) => openness(chance)),
  }));
}

/** How open a matter is that is so with this chance, in bits. */
export function openness(chance: number): number {
  if (chance <= 0 || chance >= 1) return 0;
  return -chance * Math.log2(chance) - (1 - chance) * Math.log2(1 - chance);
}
