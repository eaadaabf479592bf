/**
 * Whether what is said is so. Owners also name what their car does not do: what was cured, what the neighbour's car did, what
 * a friend suspects, what they fear or ask. Learnt from texts in which a person marked what is so and what is only mentioned,
 * by the words around it: which they are, on which side, how near and in which clause.
 */
import { fitLogistic, logistic, type Sample } from './logistic.ts';
import { rolesOf } from './roles.ts';
import { LONGEST_REMEMBERED, type RawWord } from './sentences.ts';

/** A row of weights for each kind of word, one for each place it can have beside what is said; and what holds without any. */
export interface MeantModel {
  kinds: string[];
  weights: Float32Array;
  bias: number;
}

/** Where something is said: from its first letter to behind its last. */
export interface Place {
  from: number;
  to: number;
}

/** 0–1: how likely that which is said there is so. */
export type MeantIn = (sentences: readonly (readonly RawWord[])[], places: readonly Place[]) => number;

/** How a word can stand to what is said. Before and behind it: in its clause, in the next one, or further off. */
const BEFORE = 0;
const BEHIND = 3;
const MOST_CLAUSES = 2;
const CLOSE_BEFORE = 6;
const CLOSE_BEHIND = 7;
/** It begins the sentence or a clause of it. */
const OPENS_BEFORE = 8;
const OPENS_BEHIND = 9;
const FIRST = 10;
const WITHIN = 11;
const NEXT = 12;
const LAST = 13;
const STANDS = 14;

/** The sentence is a question. */
const ASKED = '?';
/** Words further off in the same sentence say little. */
const FAR = 8;
const CLOSE = 2;
/** Pairs of words count when they stand so near. */
const PAIRS = 6;
const NEXT_WORDS = 5;
const LAST_WORDS = 3;

type See = (kind: string, stands: number) => void;

/** Calls `see` for every word around a place, with how it stands to it. What is far off is not looked at: a sentence may be a page long. */
function around(sentences: readonly (readonly RawWord[])[], place: Place, see: See): void {
  const at = sentences.findIndex((words) => (words.at(-1)?.to ?? 0) >= place.to);
  const words = sentences[at];
  if (!words) return;
  const first = words.findIndex(({ from }) => from >= place.from);
  const last = words.findLastIndex(({ to }) => to <= place.to);
  if (words.at(-1)?.asked) see(ASKED, WITHIN);
  if (first > 0) seeAll(words[0] as RawWord, FIRST, see);
  for (const word of words.slice(first, last + 1)) seeAll(word, WITHIN, see);
  seeBefore(words, first, see);
  seeBehind(words, last, see);
  for (const word of (sentences[at + 1] ?? []).slice(0, NEXT_WORDS)) seeAll(word, NEXT, see);
  for (const word of (sentences[at - 1] ?? []).slice(0, LAST_WORDS)) seeAll(word, LAST, see);
}

function seeBefore(words: readonly RawWord[], first: number, see: See): void {
  let clause = 0;
  for (let k = first - 1; k >= Math.max(0, first - FAR); k -= 1) {
    const [word, next] = [words[k], words[k + 1]] as [RawWord, RawWord];
    if (next.parted) clause += 1;
    if (first - k <= CLOSE) seeAll(word, CLOSE_BEFORE, see);
    seeAll(word, BEFORE + Math.min(MOST_CLAUSES, clause), see);
    if (k === 0 || word.parted) seeAll(word, OPENS_BEFORE, see);
    if (k + 1 < first && first - k <= PAIRS && clause <= 1) see(`${plain(word)} ${plain(next)}`, BEFORE);
  }
}

function seeBehind(words: readonly RawWord[], last: number, see: See): void {
  let clause = 0;
  for (let k = last + 1; k <= Math.min(words.length - 1, last + FAR); k += 1) {
    const word = words[k] as RawWord;
    const next = words[k + 1];
    if (word.parted) clause += 1;
    if (k - last <= CLOSE) seeAll(word, CLOSE_BEHIND, see);
    seeAll(word, BEHIND + Math.min(MOST_CLAUSES, clause), see);
    if (word.parted) seeAll(word, OPENS_BEHIND, see);
    if (next && k - last <= PAIRS && clause <= 1) see(`${plain(word)} ${plain(next)}`, BEHIND);
  }
}

function seeAll(word: RawWord, stands: number, see: See): void {
  for (const kind of kindsOf(word.is.written)) see(kind, stands);
}

const plain = ({ is }: RawWord): string => kindsOf(is.written)[0] as string;

const remembered = new Map<string, readonly string[]>();
/** The word itself, without apostrophes, and the roles it can play; remembered, for the same small words come again and again. */
function kindsOf(written: string): readonly string[] {
  const before = remembered.get(written);
  if (before) return before;
  const kinds = [written.replaceAll("'", ''), ...rolesOf(written)];
  if (written.length <= LONGEST_REMEMBERED && remembered.size < 20_000) remembered.set(written, kinds);
  return kinds;
}

export function meantBy({ kinds, weights, bias }: MeantModel): MeantIn {
  const rowOf = new Map(kinds.map((kind, at) => [kind, at * STANDS]));
  const meantAt = (sentences: readonly (readonly RawWord[])[], place: Place): number => {
    let sum = bias;
    around(sentences, place, (kind, stands) => {
      const row = rowOf.get(kind);
      if (row !== undefined) sum += weights[row + stands] as number;
    });
    return logistic(sum);
  };
  return (sentences, places) => Math.max(0, ...apart(places).map((place) => meantAt(sentences, place)));
}

/** Of places that overlap the tightest: what is said twice is so if it is so once. */
export function apart(places: readonly Place[]): Place[] {
  const kept: Place[] = [];
  for (const place of places.toSorted((a, b) => a.to - a.from - (b.to - b.from)))
    if (!kept.some(({ from, to }) => place.from < to && from < place.to)) kept.push(place);
  return kept;
}

export interface MeantLesson {
  sentences: readonly (readonly RawWord[])[];
  place: Place;
  so: boolean;
  weight: number;
}

/** What stands in fewer lessons would be learnt by heart. */
const LEAST_SEEN = 4;
const COURSE = { rounds: 200, pace: 0.05 };
const RESTRAINT = 1;

/** None of one kind teach nothing. The same lessons always teach the same. */
export function learnMeant(lessons: readonly MeantLesson[]): MeantModel | undefined {
  if (!lessons.some(({ so }) => so) || lessons.every(({ so }) => so)) return undefined;
  const told = lessons.map(({ sentences, place }) => {
    const seen = new Map<string, number>();
    around(sentences, place, (kind, stands) => {
      const name = `${stands}|${kind}`;
      seen.set(name, (seen.get(name) ?? 0) + 1);
    });
    return seen;
  });
  const count = new Map<string, number>();
  for (const seen of told) for (const name of seen.keys()) count.set(name, (count.get(name) ?? 0) + 1);
  const names = [...count].filter(([, times]) => times >= LEAST_SEEN).map(([name]) => name);
  const placeOf = new Map(names.map((name, at) => [name, at]));
  const samples = lessons.map(({ so, weight }, at): Sample => {
    const seen = [...(told[at] as Map<string, number>)].filter(([name]) => placeOf.has(name));
    return {
      places: [...seen.map(([name]) => placeOf.get(name) as number), names.length],
      amounts: [...seen.map(([, times]) => times), 1],
      is: so,
      weight,
    };
  });
  const restraint = (place: number) => (place < names.length ? RESTRAINT : 0);
  const fitted = fitLogistic(samples, { size: names.length + 1, restraint, ...COURSE });
  return rowsOf(names, fitted);
}

function rowsOf(names: readonly string[], fitted: Float64Array): MeantModel {
  const kinds = [...new Set(names.map((name) => name.slice(name.indexOf('|') + 1)))];
  const rowOf = new Map(kinds.map((kind, at) => [kind, at * STANDS]));
  const weights = new Float32Array(kinds.length * STANDS);
  names.forEach((name, at) => {
    const bar = name.indexOf('|');
    weights[(rowOf.get(name.slice(bar + 1)) as number) + Number(name.slice(0, bar))] = fitted[at] as number;
  });
  return { kinds, weights, bias: fitted[names.length] as number };
}
