/** The questions whose answers would tell most, weighed by what answering costs the owner. */
import { isCheckSign } from '../check-signs.ts';
import { type Drive, type Knowledge, type Sign, systemOf } from '../knowledge.ts';
import { type Candidate, type Candidates, candidatesFor, type Marks, openness } from './candidates.ts';
import { leaders } from './leaders.ts';
import { mayAnswer } from './safe-to-try.ts';
import { asksTheSame } from './same-question.ts';
import type { Tables } from './tables.ts';

export interface NextQuestion {
  sign: string;
  question: string;
  /** How much likelier the first-named fault is expected to be right once it is answered, after effort. */
  worth: number;
}

/** At a time, and in all: an owner wants to be helped, not examined. */
const MOST_AT_ONCE = 3;
const MOST_IN_ALL = 5;

/** How many more may be asked now. What the owner told unasked uses none of them up. */
export const questionsLeft = (answers: readonly { unasked?: boolean | undefined }[]): number =>
  Math.max(0, Math.min(MOST_AT_ONCE, MOST_IN_ALL - answers.filter(({ unasked }) => !unasked).length));

/** Some questions before all others, none of them twice. */
export const putFirst = (
  first: readonly NextQuestion[],
  others: readonly NextQuestion[],
  most: number,
): NextQuestion[] => [...first, ...others.filter(({ sign }) => !first.some((one) => one.sign === sign))].slice(0, most);

/** What questions are to tell apart: of what kind the trouble is at all, in which system of the car it lies, or which fault it is. */
export type Apart = 'kinds' | 'systems' | 'faults';

/** Only the faults still in play are asked about; of many when it may be anything. */
const IN_PLAY = 12;
const BROADLY_IN_PLAY = 80;
/** A question worth less than this is not asked. */
const LEAST_WORTH = 0.003;
/** What a bit is worth that does not yet change which fault is named first: it makes the next question better. */
const BIT = 0.04;

/**
 * At most `most` questions, most telling first. `known` are the signs that were said, denied, answered or waved away.
 * `drive` is the verdict: nobody is asked to start or drive a car that must stand.
 */
export function nextQuestions(
  knowledge: Knowledge,
  tables: Tables,
  chances: Float64Array,
  known: ReadonlySet<string>,
  { apart, most, drive }: { apart: Apart; most: number; drive: Drive },
): NextQuestion[] {
  if (most === 0) return [];
  const broadly = apart !== 'faults';
  const inPlay = leaders(chances, broadly ? BROADLY_IN_PLAY : IN_PLAY);
  const total = inPlay.reduce((sum, at) => sum + (chances[at] as number), 0);
  const shares = inPlay.map((at) => (chances[at] as number) / total);
  const candidates = candidatesFor(knowledge, tables);
  const settles = broadly
    ? tellingSystemsApart(tables, inPlay, shares)
    : tellingFaultsApart(candidates, inPlay, shares);

  const worthAsking: NextQuestion[] = [];
  const weighed = new Uint8Array(candidates.all.length);
  const general = apart === 'kinds' ? candidates.general.filter(({ sign }) => !known.has(sign)) : [];
  for (const some of general.length > 0 ? [general] : inPlay.map(candidates.of))
    for (const candidate of some) {
      const { number, sign, question, effort } = candidate;
      if (weighed[number] === 1) continue;
      weighed[number] = 1;
      if (known.has(sign) || (broadly && isCheckSign(sign))) continue;
      if (!mayAnswer(sign, knowledge.signs[sign] as Sign, drive)) continue;
      const worth = settles(candidate) * effort;
      if (worth >= LEAST_WORTH) worthAsking.push({ sign, question, worth });
    }
  worthAsking.sort((a, b) => b.worth - a.worth);
  return withoutEchoes(knowledge, worthAsking, known, most);
}

/** Two questions of which one follows from the other, or is the other in other words, are one; what was told is not asked again. */
function withoutEchoes(
  knowledge: Knowledge,
  questions: readonly NextQuestion[],
  known: ReadonlySet<string>,
  most: number,
): NextQuestion[] {
  const implies = (a: string, b: string) => knowledge.signs[a]?.implies.includes(b) ?? false;
  const chosen: NextQuestion[] = [];
  for (const question of questions) {
    if (chosen.length === most) break;
    const { sign } = question;
    const echoes = (other: string) =>
      implies(other, sign) || implies(sign, other) || asksTheSame(knowledge, sign, other);
    if (chosen.some((other) => echoes(other.sign))) continue;
    if ([...known].some((told) => asksTheSame(knowledge, sign, told))) continue;
    chosen.push(question);
  }
  return chosen;
}

/** How much nearer to settled an answer brings it: how much likelier the first name is right then, and what else is learnt. */
type Settles = (candidate: Candidate) => number;

/** What is gathered of a candidate from the faults in play that speak of it, each a place in a row of numbers. */
const SHARE = 0;
const YES = 1;
const FIRST_OF_YES = 2;
const FIRST_OF_NO = 3;
const OPEN = 4;
const GATHERED = 5;

/** Most faults say nothing of a candidate: those that speak of it are gathered fault by fault, the others count together. */
function tellingFaultsApart({ all, marks }: Candidates, inPlay: readonly number[], shares: readonly number[]): Settles {
  const first = Math.max(...shares);
  const spoken = inPlay.reduce((sum, at) => sum + (marks[at] as Marks).numbers.length, 0);
  const rowOf = new Uint16Array(all.length);
  const rows = new Float64Array((spoken + 1) * GATHERED);
  /** Which of the faults in play speak of it, a bit each. */
  const speakers = new Uint32Array(spoken + 1);
  let last = 0;
  inPlay.forEach((at, k) => {
    const { numbers, chances, open } = marks[at] as Marks;
    const share = shares[k] as number;
    for (let mark = 0; mark < numbers.length; mark += 1) {
      const number = numbers[mark] as number;
      if (rowOf[number] === 0) rowOf[number] = last += 1;
      const row = rowOf[number] as number;
      const from = row * GATHERED;
      const part = share * (chances[mark] as number);
      speakers[row] = (speakers[row] as number) | (1 << k);
      rows[from + SHARE] = (rows[from + SHARE] as number) + share;
      rows[from + YES] = (rows[from + YES] as number) + part;
      rows[from + FIRST_OF_YES] = Math.max(rows[from + FIRST_OF_YES] as number, part);
      rows[from + FIRST_OF_NO] = Math.max(rows[from + FIRST_OF_NO] as number, share - part);
      rows[from + OPEN] = (rows[from + OPEN] as number) + share * (open[mark] as number);
    }
  });
  return ({ number, unnamed, unnamedOpen }) => {
    const row = rowOf[number] as number;
    const from = row * GATHERED;
    const others = 1 - (rows[from + SHARE] as number);
    const firstOther = shares[lowestUnset(speakers[row] as number)] ?? 0;
    const yes = (rows[from + YES] as number) + others * unnamed;
    const firstOfYes = Math.max(rows[from + FIRST_OF_YES] as number, firstOther * unnamed);
    const firstOfNo = Math.max(rows[from + FIRST_OF_NO] as number, firstOther * (1 - unnamed));
    const stillOpen = (rows[from + OPEN] as number) + others * unnamedOpen;
    return firstOfYes + firstOfNo - first + BIT * (openness(yes) - stillOpen);
  };
}

/** The place of the lowest bit that is not set; faults are in play in the order of their shares. */
const lowestUnset = (bits: number): number => 31 - Math.clz32(~bits & (bits + 1));

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
  return (candidate) => {
    const chance = candidate.chance();
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
