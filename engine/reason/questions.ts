/** The questions whose answers would tell most, weighed by what answering costs the owner. */
import { isCheckSign } from '../check-signs.ts';
import { type Knowledge, type Sign, systemOf } from '../knowledge.ts';
import { leaders } from './leaders.ts';
import type { Tables } from './tables.ts';

export interface NextQuestion {
  sign: string;
  question: string;
  /** How much likelier the first-named fault is expected to be right once it is answered, after effort. */
  worth: number;
}

const EFFORT: Record<Sign['how'], number> = { known: 1, look: 0.9, try: 0.8, tool: 0.35 };
/** Only the faults still in play are asked about; of many when it may be anything. */
const IN_PLAY = 12;
const BROADLY_IN_PLAY = 80;
/** A question worth less than this is not asked. */
const LEAST_WORTH = 0.003;
/** What a bit is worth that does not yet change which fault is named first: it makes the next question better. */
const BIT = 0.07;

/**
 * At most `most` questions, most telling first. `known` are the signs that were said, denied, answered or waved away.
 * Asked broadly, they tell apart the systems of the car and not yet the faults of one.
 */
export function nextQuestions(
  knowledge: Knowledge,
  tables: Tables,
  chances: Float64Array,
  known: ReadonlySet<string>,
  broadly = false,
  most = 3,
): NextQuestion[] {
  const inPlay = leaders(chances, broadly ? BROADLY_IN_PLAY : IN_PLAY);
  const total = inPlay.reduce((sum, at) => sum + (chances[at] as number), 0);
  const names = inPlay.map((at) => tables.faults[at] as string);
  const kinds = broadly ? names.map(systemOf) : names;
  const kindAt = new Map([...new Set(kinds)].map((kind, at) => [kind, at]));
  const suspects = inPlay.map((at, k) => ({
    at,
    share: (chances[at] as number) / total,
    kind: kindAt.get(kinds[k] as string) as number,
  }));
  const before = doubt(suspects, kindAt.size, () => 1);

  const worthAsking: NextQuestion[] = [];
  const weighed = new Set(known);
  for (const at of inPlay)
    for (const { sign, question, effort, chance } of candidatesOf(knowledge, tables, at)) {
      if (weighed.has(sign) || (broadly && isCheckSign(sign))) continue;
      weighed.add(sign);
      const yes = doubt(suspects, kindAt.size, (fault) => chance[fault] as number);
      const no = doubt(suspects, kindAt.size, (fault) => 1 - (chance[fault] as number));
      const worth = (before - yes - no) * effort;
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

interface InPlay {
  at: number;
  share: number;
  /** What counts as the same answer. */
  kind: number;
}

/** How far it is from settled in the part of the cases that `part` picks out of each fault, weighed by how large that part is. */
function doubt(suspects: readonly InPlay[], kinds: number, part: (fault: number) => number): number {
  const sums = new Float64Array(kinds);
  let all = 0;
  for (const { at, share, kind } of suspects) {
    const mass = share * part(at);
    sums[kind] = (sums[kind] as number) + mass;
    all += mass;
  }
  let bits = 0;
  let first = 0;
  for (const sum of sums) {
    if (sum > 0) bits -= sum * Math.log2(sum / all);
    if (sum > first) first = sum;
  }
  return all - first + BIT * bits;
}
