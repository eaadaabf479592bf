/** Signs, words and car become chances: Bayes over the tables, joined with how alike the words are to owners' stories. */
import type { Fault, Knowledge } from '../knowledge.ts';
import type { Likeness } from '../words/likeness.ts';
import { type CarFacts, canBeOn } from './car.ts';
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
  /** Signs heard in words; the likeness of the words takes them in as well. */
  told: number;
  /** Signs answered, seen or recorded. */
  known: number;
  implied: number;
  words: number;
  overlap: number;
  systems: number;
  boldness: number;
  /** Weight of a hint in the words about fuel or gearbox: what remains of an impossible fault. */
  hint: number;
}

export const BALANCE: Balance = {
  prior: 0.3,
  told: 0.25,
  known: 0.8,
  implied: 0.25,
  words: 1.4,
  overlap: 0.45,
  systems: 0.5,
  boldness: 0.8,
  hint: 0.15,
};

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

/** What ranking needs of the mind. */
export interface Witnesses {
  knowledge: Pick<Knowledge, 'faults'>;
  tables: Tables;
  priors: (car: CarFacts, thisYear: number) => Float64Array;
  likeness: Likeness | undefined;
  overlap: Likeness | undefined;
  systems: Likeness | undefined;
}

export function rank(witnesses: Witnesses, evidence: Evidence, balance: Balance = BALANCE): Ranking {
  const { tables, likeness, overlap, systems } = witnesses;
  const scores = witnesses.priors(evidence.car, evidence.thisYear).map((prior) => balance.prior * prior);
  mindHints(witnesses, evidence.hints, scores, balance);
  for (const finding of evidence.findings) {
    const column = columnOf(tables, finding);
    const weight =
      (finding.told ? balance.told : balance.known) * finding.sure * (finding.implied ? balance.implied : 1);
    if (column) addColumn(scores, column, weight);
  }
  if (evidence.features.length > 0) {
    const alike = likeness?.score(evidence.features);
    if (alike) addColumn(scores, alike, balance.words, tables.likenessAt);
    const shared = overlap?.score(evidence.features);
    if (shared) addColumn(scores, shared, balance.overlap, tables.likenessAt);
    const system = systems?.score(evidence.features);
    if (system) addColumn(scores, system, balance.systems, tables.systemAt);
  }
  return { scores, chances: chancesFrom(scores, balance.boldness) };
}

/** Adds a column of the tables, or one in another order that `places` leads to. */
function addColumn(scores: Float64Array, column: Float64Array, weight: number, places?: Int32Array): void {
  for (let at = 0; at < scores.length; at += 1) {
    const from = places ? (places[at] as number) : at;
    if (from >= 0) scores[at] = (scores[at] as number) + weight * (column[from] as number);
  }
}

/** "My diesel" in passing makes petrol faults unlikely, not impossible. */
function mindHints({ knowledge, tables }: Witnesses, hints: CarFacts, scores: Float64Array, balance: Balance): void {
  if (!hints.fuel && !hints.gearbox) return;
  tables.faults.forEach((id, at) => {
    if (!canBeOn(knowledge.faults[id] as Fault, hints)) scores[at] = (scores[at] as number) + Math.log(balance.hint);
  });
}

/** What a finding says for each fault; undefined when no fault's file names the sign. */
export function columnOf(tables: Tables, { sign, present, told }: Finding): Float64Array | undefined {
  const columns = (told ? tables.told : tables.known)(sign);
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
