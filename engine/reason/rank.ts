/** Signs, words and car become chances: Bayes over the tables, joined with how alike the words are to owners' stories. */
import type { Likeness } from '../words/likeness.ts';
import type { Overlap } from '../words/overlap.ts';
import type { CarFacts } from './car.ts';
import type { Tables } from './tables.ts';

/** A sign that counts as evidence, however it was learnt. */
export interface Finding {
  sign: string;
  present: boolean;
  /** 0–1: how sure it is that the sign was there; words and answers 1, sound and sight less. */
  sure: number;
  /** Heard in the owner's words, where some is missed and some misheard; answers and senses are surer. */
  told: boolean;
  /** True for a sign that only follows from another one that was heard, or only repeats its denial: it must not count twice. */
  implied: boolean;
  /** The owner's words, where there are any. */
  said?: string | undefined;
}

/** How much each kind of evidence counts, and how bold the chances are. Chosen as decisions 4 and 29 say. */
export interface Balance {
  /** How common a fault is, where little or nothing was told. */
  prior: number;
  /** The same where much was told: the networks have learnt from experts, who know it too. */
  priorInWords: number;
  /** What this car's age, miles and known weak points say. No word tells them, so they count in full. */
  car: number;
  /** Signs heard in words; the likeness of the words takes them in as well. */
  told: number;
  /** Signs answered, seen or recorded. */
  known: number;
  implied: number;
  words: number;
  overlap: number;
  /** How far a fault falls back when the part that mends it was renewed already. */
  renewed: number;
  /** How bold the chances are where nothing was told in words. */
  boldness: number;
  /** How bold they are where a code was all that was told. */
  boldByCode: number;
  /** How bold they are where a few words were, and where many were. */
  boldInFewWords: number;
  boldInWords: number;
}

export const BALANCE: Balance = {
  prior: 0.3,
  priorInWords: 0.15,
  car: 1,
  told: 0.15,
  known: 0.8,
  implied: 0.25,
  words: 0.9,
  overlap: 0.28,
  renewed: 1.8,
  boldness: 0.8,
  boldByCode: 1,
  boldInFewWords: 0.7,
  boldInWords: 1.15,
};

/** Up to so many words that matter, little was told; from so many on, much was. */
const FEW_WORDS = 4;
const MANY_WORDS = 10;

export interface Ranking {
  /** Chance of each fault, in the order of the tables; they add up to one. */
  chances: Float64Array;
  /** Per fault, before it became a chance. */
  scores: Float64Array;
}

export interface Evidence {
  findings: readonly Finding[];
  features: readonly string[];
  /** How many words that matter were told. */
  words: number;
  /** A code was told, which says as much as many words. */
  byCode: boolean;
  /** What the likeness of the features is, where it is known already. */
  alike?: Float64Array | undefined;
  car: CarFacts;
  /** The car with what was answered of it: what cannot be on it is out. The answers count as findings besides. */
  possible: CarFacts;
  hints: CarFacts;
  thisYear: number;
}

/** What ranking needs of the mind. */
export interface Witnesses {
  tables: Tables;
  /** How much likelier each fault is on this car than on any; minus infinity where it cannot be. */
  onCar: (car: CarFacts, thisYear: number) => Float64Array;
  /** What fuel and gearbox say for each fault, as far as they are told or hinted at. */
  fitting: (car: CarFacts, hints: CarFacts) => Float64Array;
  likeness: Likeness | undefined;
  overlap: Overlap | undefined;
}

export function rank(witnesses: Witnesses, evidence: Evidence, balance: Balance = BALANCE): Ranking {
  const { tables, likeness, overlap } = witnesses;
  const scores = new Float64Array(tables.faults.length);
  const much = evidence.byCode ? 1 : shareBetween(FEW_WORDS, MANY_WORDS, evidence.words);
  const between = (few: number, many: number) => few + (many - few) * much;
  const prior = between(balance.prior, balance.priorInWords);
  addColumn(scores, tables.prior, prior);
  addColumn(scores, witnesses.onCar(evidence.possible, evidence.thisYear), balance.car);
  addColumn(scores, witnesses.fitting(evidence.car, evidence.hints), 1);
  for (const finding of evidence.findings) {
    const column = columnOf(tables, finding);
    const weight =
      (finding.told ? balance.told : balance.known) * finding.sure * (finding.implied ? balance.implied : 1);
    if (column) addColumn(scores, column, weight);
    for (const at of renewedIn(tables, finding)) scores[at] = (scores[at] as number) - balance.renewed * finding.sure;
  }
  if (evidence.features.length === 0 || !likeness || !overlap)
    return { scores, chances: chancesFrom(scores, evidence.byCode ? balance.boldByCode : balance.boldness) };
  addColumn(scores, evidence.alike ?? likeness.score(evidence.features), balance.words, tables.likenessAt);
  addColumn(scores, overlap.score(evidence.features), balance.overlap, tables.likenessAt);
  return { scores, chances: chancesFrom(scores, between(balance.boldInFewWords, balance.boldInWords)) };
}

/** How far a value has come from one to the other: 0–1. */
const shareBetween = (from: number, to: number, value: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

/** Adds a column of the tables, or one in another order that `places` leads to. */
function addColumn(scores: Float64Array, column: Float64Array, weight: number, places?: Int32Array): void {
  for (let at = 0; at < scores.length; at += 1) {
    const from = places ? (places[at] as number) : at;
    if (from >= 0) scores[at] = (scores[at] as number) + weight * (column[from] as number);
  }
}

/** What a finding says for each fault; undefined when no fault's file names the sign. */
export function columnOf(tables: Tables, { sign, present, told }: Finding): Float64Array | undefined {
  const columns = (told ? tables.told : tables.known)(sign);
  return present ? columns?.present : columns?.absent;
}

/** The places of the faults that a finding makes fall back because their part is new. */
export const renewedIn = ({ renewed }: Tables, { sign, present }: Finding): readonly number[] =>
  (present && renewed.get(sign)) || [];

export function chancesFrom(scores: Float64Array, boldness: number): Float64Array {
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < scores.length; at += 1) most = Math.max(most, scores[at] as number);
  const chances = new Float64Array(scores.length);
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) {
    const chance = Math.exp(boldness * ((scores[at] as number) - most));
    chances[at] = chance;
    sum += chance;
  }
  for (let at = 0; at < chances.length; at += 1) chances[at] = (chances[at] as number) / sum;
  return chances;
}
