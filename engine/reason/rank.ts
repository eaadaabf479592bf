/** Signs, words and car become chances: Bayes over the tables, joined with how alike the words are to owners' stories. */
import type { Fault, Knowledge } from '../knowledge.ts';
import type { Likeness } from '../words/likeness.ts';
import { type CarFacts, canBeOn, likelihoodOnCar } from './car.ts';
import type { Tables } from './tables.ts';

/** A sign that counts as evidence, however it was learnt. */
export interface Finding {
  sign: string;
  present: boolean;
  /** 0–1: how sure it is that the sign was there; words and answers 1, sound and sight less. */
  sure: number;
  /** Heard in the owner's words, where some is missed and some misheard; answers and senses are surer. */
  told: boolean;
  /** True for a sign that only follows from another one that was heard: it must not count twice. */
  implied: boolean;
  /** The owner's words, where there are any. */
  said?: string | undefined;
}

/** How much each kind of evidence counts, and how bold the chances are. Fitted on our own complaints by `knowledge score`. */
export interface Balance {
  prior: number;
  signs: number;
  implied: number;
  words: number;
  boldness: number;
  /** Weight of a hint in the words about fuel or gearbox: what remains of an impossible fault. */
  hint: number;
}

export const BALANCE: Balance = { prior: 0.5, signs: 0.6, implied: 0.25, words: 1, boldness: 1, hint: 0.15 };

export interface Ranking {
  /** Chance of each fault, in the order of the tables; they add up to one. */
  chances: Float64Array;
  /** Per fault, before it became a chance. */
  scores: Float64Array;
}

export interface Evidence {
  findings: readonly Finding[];
  features: readonly string[];
  car: CarFacts;
  hints: CarFacts;
  thisYear: number;
}

/** How sure sign evidence scales a log-ratio: a half-sure sign says half as much. */
export function rank(
  knowledge: Knowledge,
  tables: Tables,
  likeness: Likeness | undefined,
  evidence: Evidence,
  balance: Balance = BALANCE,
): Ranking {
  const scores = new Float64Array(tables.faults.length);
  tables.faults.forEach((id, at) => {
    const fault = knowledge.faults[id] as Fault;
    if (!canBeOn(fault, evidence.car)) {
      scores[at] = Number.NEGATIVE_INFINITY;
      return;
    }
    scores[at] =
      balance.prior *
      ((tables.prior[at] as number) + Math.log(likelihoodOnCar(fault, evidence.car, evidence.thisYear)));
    if (!canBeOn(fault, evidence.hints)) scores[at] = (scores[at] as number) + Math.log(balance.hint);
  });

  for (const finding of evidence.findings) {
    const column = columnOf(tables, finding);
    if (!column) continue;
    const { sure, implied } = finding;
    const weight = balance.signs * sure * (implied ? balance.implied : 1);
    for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] as number) + weight * (column[at] as number);
  }

  if (likeness && evidence.features.length > 0) {
    const alike = likeness.score(evidence.features);
    likeness.classes.forEach((id, from) => {
      const at = tables.at.get(id);
      if (at !== undefined) scores[at] = (scores[at] as number) + balance.words * (alike[from] as number);
    });
  }
  return { scores, chances: chancesFrom(scores, balance.boldness) };
}

/** What a finding says for each fault; undefined when no fault's file names the sign. */
export function columnOf(tables: Tables, { sign, present, told }: Finding): Float64Array | undefined {
  const columns = (told ? tables.told : tables.known).get(sign);
  return present ? columns?.present : columns?.absent;
}

export function chancesFrom(scores: Float64Array, boldness: number): Float64Array {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > most) most = score;
  const chances = scores.map((score) => Math.exp(boldness * (score - most)));
  let sum = 0;
  for (const chance of chances) sum += chance;
  return chances.map((chance) => chance / sum);
}
