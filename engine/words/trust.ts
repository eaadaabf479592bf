/**
 * How far to believe the ear. A phrase is met by accident now and then: the more often, the shorter it is, the looser its
 * words stand and the less the rest of the story fits. Learnt from texts in which a person put right what was heard.
 */
import type { HeardSign } from './hear.ts';

/** A logistic regression; `leanings` say which signs and which phrases are misheard more or less than others. */
export interface TrustModel {
  weights: number[];
  leanings: Record<string, number>;
}

export interface HeardThing {
  heard: Pick<HeardSign, 'sign' | 'present' | 'grounds' | 'echo'>;
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

const logistic = (z: number): number => 1 / (1 + Math.exp(-z));

/** 0–1: how likely a person would have heard it as well. */
export function trustIn({ weights, leanings }: TrustModel, thing: HeardThing): number {
  const sum = measuresOf(thing).reduce((all, measure, at) => all + measure * (weights[at] ?? 0), 0);
  return logistic(leaningsOf(thing.heard).reduce((all, name) => all + (leanings[name] ?? 0), sum));
}

/** What was heard seldom leans little. */
const RESTRAINT = 1;
const ROUNDS = 300;
const PACE = 0.05;

/** Fits the model by gradient descent (Adam over everything at once). The same things always teach the same, none teach nothing. */
export function learnTrust(things: readonly (HeardThing & { right: boolean })[]): TrustModel | undefined {
  if (things.length === 0) return undefined;
  const rows = things.map((thing) => ({
    measures: measuresOf(thing),
    names: leaningsOf(thing.heard),
    right: thing.right,
  }));
  const names = [...new Set(rows.flatMap((row) => row.names))];
  const placeOf = new Map(names.map((name, at) => [name, at]));
  const count = measuresOf({ heard: { sign: '', present: true }, lift: 0 }).length;
  const taught = rows.map((row) => ({ ...row, leans: row.names.map((name) => count + (placeOf.get(name) as number)) }));
  const values = new Float64Array(count + names.length);
  const mean = new Float64Array(values.length);
  const energy = new Float64Array(values.length);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const slope = values.map((value, at) => (at < count ? 0 : RESTRAINT * value));
    for (const { measures, leans, right } of taught) {
      let sum = 0;
      for (const at of leans) sum += values[at] as number;
      for (let k = 0; k < count; k += 1) sum += (values[k] as number) * (measures[k] as number);
      const error = logistic(sum) - (right ? 1 : 0);
      for (let k = 0; k < count; k += 1) slope[k] = (slope[k] as number) + error * (measures[k] as number);
      for (const at of leans) slope[at] = (slope[at] as number) + error;
    }
    const pace = (PACE * Math.sqrt(1 - 0.999 ** round)) / (1 - 0.9 ** round);
    for (let at = 0; at < values.length; at += 1) {
      const by = slope[at] as number;
      mean[at] = 0.9 * (mean[at] as number) + 0.1 * by;
      energy[at] = 0.999 * (energy[at] as number) + 0.001 * by * by;
      values[at] = (values[at] as number) - (pace * (mean[at] as number)) / (Math.sqrt(energy[at] as number) + 1e-8);
    }
  }
  const rounded = Array.from(values, (value) => Math.round(value * 1000) / 1000);
  return {
    weights: rounded.slice(0, count),
    leanings: Object.fromEntries(names.map((name, at) => [name, rounded[count + at] as number])),
  };
}
