/**
 * How far to believe the ear. A phrase is met by accident now and then: the more often, the shorter it is, the looser its
 * words stand and the less the rest of the story fits. Learnt from texts in which a person put right what was heard.
 */
import type { HeardSign } from './hear.ts';
import { fitLogistic, logistic } from './logistic.ts';

/** A logistic regression; `leanings` say which signs and which phrases are misheard more or less than others. */
export interface TrustModel {
  weights: number[];
  leanings: Record<string, number>;
}

export interface HeardThing {
  heard: Pick<HeardSign, 'sign' | 'present' | 'grounds' | 'echo' | 'meant'>;
  /** Log of how much likelier the sign is in such a story than in any; 0 where no fault has it. */
  lift: number;
}

const LEAST_LIFT = -2;
const MOST_LIFT = 4;

/** The measures a match is judged by; the first is always one. */
function measuresOf({ heard: { present, grounds, echo }, lift }: HeardThing): number[] {
  const { words, gap, phrases, rarity, inOrder, inside } = grounds ?? UNKNOWN;
  const fits = present ? Math.max(LEAST_LIFT, Math.min(MOST_LIFT, lift)) : 0;
  return [
    1,
    present ? 1 : 0,
    words === 1 ? 1 : 0,
    words === 2 ? 1 : 0,
    gap / words,
    Math.log(phrases),
    fits,
    Math.max(0, fits - 1),
    rarity / USUAL_RARITY,
    inOrder ? 1 : 0,
    inside ? 1 : 0,
    echo ? 1 : 0,
  ];
}

const UNKNOWN = { words: 1, gap: 0, phrases: 1, rarity: 0, inOrder: true, inside: false };
/** Measures are of about the same size, so that all are learnt at one pace. */
const USUAL_RARITY = 10;

/** What a match may lean by: its sign, and the phrase that was met. */
function leaningsOf({ sign, present, grounds }: HeardThing['heard']): string[] {
  const said = present ? '+' : '-';
  return grounds ? [said + sign, said + grounds.phrase] : [said + sign];
}

/** From here on, what is said counts as meant; the less likely it is, the less it is believed. */
const MEANT = 0.5;

/** 0–1: how likely a person would have heard it as well, and have taken it to be so. */
export function trustIn({ weights, leanings }: TrustModel, thing: HeardThing): number {
  const sum = measuresOf(thing).reduce((all, measure, at) => all + measure * (weights[at] ?? 0), 0);
  const heardWell = logistic(leaningsOf(thing.heard).reduce((all, name) => all + (leanings[name] ?? 0), sum));
  return heardWell * Math.min(1, (thing.heard.meant ?? 1) / MEANT);
}

/** What was heard seldom leans little. */
const RESTRAINT = 1;
const ROUNDS = 300;
const PACE = 0.05;

/** The same things always teach the same, none teach nothing. */
export function learnTrust(things: readonly (HeardThing & { right: boolean })[]): TrustModel | undefined {
  if (things.length === 0) return undefined;
  const names = [...new Set(things.flatMap(({ heard }) => leaningsOf(heard)))];
  const placeOf = new Map(names.map((name, at) => [name, at]));
  const count = measuresOf({ heard: { sign: '', present: true }, lift: 0 }).length;
  const samples = things.map((thing) => {
    const measures = measuresOf(thing);
    const leanings = leaningsOf(thing.heard).map((name) => count + (placeOf.get(name) as number));
    return {
      places: [...measures.keys(), ...leanings],
      amounts: [...measures, ...leanings.map(() => 1)],
      is: thing.right,
    };
  });
  const values = fitLogistic(samples, {
    size: count + names.length,
    restraint: (place) => (place < count ? 0 : RESTRAINT),
    rounds: ROUNDS,
    pace: PACE,
  });
  const rounded = Array.from(values, (value) => Math.round(value * 1000) / 1000);
  return {
    weights: rounded.slice(0, count),
    leanings: Object.fromEntries(names.map((name, at) => [name, rounded[count + at] as number])),
  };
}
