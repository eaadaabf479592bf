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
  const shares = inPlay.map((at) => (chances[at] as number) / total);
  const settles = broadly ? tellingSystemsApart(tables, inPlay, shares) : tellingFaultsApart(inPlay, shares);

  const candidatesOf = remembered(knowledge, tables);
  const worthAsking: NextQuestion[] = [];
  const weighed = new Set<Candidate>();
  for (const at of inPlay)
    for (const candidate of candidatesOf(at)) {
      const { sign, question, effort } = candidate;
      if (weighed.has(candidate)) continue;
      weighed.add(candidate);
      if (known.has(sign) || (broadly && isCheckSign(sign))) continue;
      const worth = settles(candidate) * effort;
      if (worth >= LEAST_WORTH) worthAsking.push({ sign, question, worth });
    }
  worthAsking.sort((a, b) => b.worth - a.worth);
  return withoutEchoes(knowledge, worthAsking, most);
}

/** A sign that can be asked about. */
interface Candidate {
  sign: string;
  question: string;
  effort: number;
  /** Chance of a yes under each fault. */
  chance: Float64Array;
  /** How far each fault leaves the answer open, in bits. */
  open: Float64Array;
}

/** The signs of a fault that can be asked about; worked out when it is first in play. */
type CandidatesOf = (at: number) => readonly Candidate[];

const ofTables = new WeakMap<Tables, CandidatesOf>();

function remembered(knowledge: Knowledge, tables: Tables): CandidatesOf {
  const before = ofTables.get(tables);
  if (before) return before;
  const candidatesOf = candidatesOver(knowledge, tables);
  ofTables.set(tables, candidatesOf);
  return candidatesOf;
}

function candidatesOver({ faults, signs }: Knowledge, tables: Tables): CandidatesOf {
  const bySign = new Map<string, Candidate | undefined>();
  const candidateOf = (sign: string): Candidate | undefined => {
    const { question, how } = signs[sign] ?? {};
    const chance = tables.chance(sign);
    if (question === undefined || how === undefined || !chance) return undefined;
    return { sign, question, effort: EFFORT[how], chance, open: chance.map(openness) };
  };
  const byFault: (readonly Candidate[] | undefined)[] = [];
  return (at) => {
    byFault[at] ??= Object.keys(faults[tables.faults[at] as string]?.signs ?? {}).flatMap((sign) => {
      if (!bySign.has(sign)) bySign.set(sign, candidateOf(sign));
      return bySign.get(sign) ?? [];
    });
    return byFault[at];
  };
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

/** How much nearer to settled an answer brings it: how much likelier the first name is right then, and what else is learnt. */
type Settles = (candidate: Candidate) => number;

function tellingFaultsApart(inPlay: readonly number[], shares: readonly number[]): Settles {
  const first = Math.max(...shares);
  return ({ chance, open }) => {
    let yes = 0;
    let firstOfYes = 0;
    let firstOfNo = 0;
    let stillOpen = 0;
    for (let k = 0; k < inPlay.length; k += 1) {
      const at = inPlay[k] as number;
      const share = shares[k] as number;
      const part = share * (chance[at] as number);
      yes += part;
      if (part > firstOfYes) firstOfYes = part;
      if (share - part > firstOfNo) firstOfNo = share - part;
      stillOpen += share * (open[at] as number);
    }
    return firstOfYes + firstOfNo - first + BIT * (openness(yes) - stillOpen);
  };
}

/** The same where all faults of one system count as one. */
function tellingSystemsApart(tables: Tables, inPlay: readonly number[], shares: readonly number[]): Settles {
  const names = inPlay.map((at) => systemOf(tables.faults[at] as string));
  const systems = [...new Set(names)];
  const systemAt = Int32Array.from(names, (name) => systems.indexOf(name));
  const whole = new Float64Array(systems.length);
  shares.forEach((share, k) => {
    const at = systemAt[k] as number;
    whole[at] = (whole[at] as number) + share;
  });
  const first = Math.max(...whole);
  const parts = new Float64Array(systems.length);
  return ({ chance }) => {
    parts.fill(0);
    for (let k = 0; k < inPlay.length; k += 1) {
      const at = systemAt[k] as number;
      parts[at] = (parts[at] as number) + (shares[k] as number) * (chance[inPlay[k] as number] as number);
    }
    let yes = 0;
    let firstOfYes = 0;
    let firstOfNo = 0;
    let stillOpen = 0;
    for (let at = 0; at < parts.length; at += 1) {
      const share = whole[at] as number;
      const part = parts[at] as number;
      yes += part;
      if (part > firstOfYes) firstOfYes = part;
      if (share - part > firstOfNo) firstOfNo = share - part;
      if (share > 0) stillOpen += share * openness(part / share);
    }
    return firstOfYes + firstOfNo - first + BIT * (openness(yes) - stillOpen);
  };
}

/** How open a matter is that is so with this chance, in bits. */
function openness(chance: number): number {
  if (chance <= 0 || chance >= 1) return 0;
  return -chance * Math.log2(chance) - (1 - chance) * Math.log2(1 - chance);
}
