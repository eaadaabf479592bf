/** The questions whose answers would tell most, weighed by what answering costs the owner. */
import type { Knowledge, Sign } from '../knowledge.ts';
import { leaders } from './leaders.ts';
import type { Tables } from './tables.ts';

export interface NextQuestion {
  sign: string;
  question: string;
  /** Bits that the answer is expected to give, after effort. */
  worth: number;
}

const EFFORT: Record<Sign['how'], number> = { known: 1, look: 0.9, try: 0.8, tool: 0.35 };
/** Only the faults still in play are asked about. */
const IN_PLAY = 20;
/** A question worth less than this is not asked. */
const LEAST_WORTH = 0.04;

/** At most `most` questions, most telling first. `known` are the signs that were said, denied, answered or waved away. */
export function nextQuestions(
  knowledge: Knowledge,
  tables: Tables,
  chances: Float64Array,
  known: ReadonlySet<string>,
  most = 3,
): NextQuestion[] {
  const inPlay = leaders(chances, IN_PLAY);
  const total = inPlay.reduce((sum, at) => sum + (chances[at] as number), 0);
  const shares = inPlay.map((at) => (chances[at] as number) / total);

  const before = entropy(shares);

  const worthAsking: NextQuestion[] = [];
  const weighed = new Set(known);
  for (const at of inPlay)
    for (const { sign, question, effort, chance } of candidatesOf(knowledge, tables, at)) {
      if (weighed.has(sign)) continue;
      weighed.add(sign);
      const worth = gain(shares, chance, inPlay, before) * effort;
      if (worth >= LEAST_WORTH) worthAsking.push({ sign, question, worth });
    }
  worthAsking.sort((a, b) => b.worth - a.worth);
  return withoutEchoes(knowledge, worthAsking, most);
}

interface Candidate {
  sign: string;
  question: string;
  effort: number;
  chance: Float64Array;
}

const remembered = new WeakMap<Tables, Map<number, readonly Candidate[]>>();

/** The signs of a fault that can be asked about; worked out once for each fault. */
function candidatesOf({ faults, signs }: Knowledge, tables: Tables, at: number): readonly Candidate[] {
  const ofTables = remembered.get(tables) ?? new Map<number, readonly Candidate[]>();
  remembered.set(tables, ofTables);
  const before = ofTables.get(at);
  if (before) return before;
  const candidates = Object.keys(faults[tables.faults[at] as string]?.signs ?? {}).flatMap((sign) => {
    const { question, how } = signs[sign] ?? {};
    const chance = tables.chance(sign);
    return question !== undefined && how !== undefined && chance
      ? [{ sign, question, effort: EFFORT[how], chance }]
      : [];
  });
  ofTables.set(at, candidates);
  return candidates;
}

/** Two questions of which one follows from the other are one question. */
function withoutEchoes(knowledge: Knowledge, questions: readonly NextQuestion[], most: number): NextQuestion[] {
  const chosen: NextQuestion[] = [];
  for (const question of questions) {
    if (chosen.length === most) break;
    const implies = (a: string, b: string) => knowledge.signs[a]?.implies.includes(b) ?? false;
    if (!chosen.some((other) => implies(other.sign, question.sign) || implies(question.sign, other.sign)))
      chosen.push(question);
  }
  return chosen;
}

/** Expected fall of uncertainty, in bits, when a sign is known to be there or not. */
function gain(shares: readonly number[], column: Float64Array, inPlay: readonly number[], before: number): number {
  let yes = 0;
  let sumYes = 0;
  let sumNo = 0;
  for (let k = 0; k < shares.length; k += 1) {
    const share = shares[k] as number;
    const there = share * (column[inPlay[k] as number] as number);
    const gone = share - there;
    yes += there;
    if (there > 0) sumYes += there * Math.log2(there);
    if (gone > 0) sumNo += gone * Math.log2(gone);
  }
  const no = 1 - yes;
  if (yes < 1e-6 || no < 1e-6) return 0;
  return before + sumYes - yes * Math.log2(yes) + sumNo - no * Math.log2(no);
}

const entropy = (shares: readonly number[]): number =>
  shares.reduce((sum, share) => (share > 0 ? sum - share * Math.log2(share) : sum), 0);
