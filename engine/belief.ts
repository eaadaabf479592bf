/** Which of the signs that were heard to believe, weighed by how well each fits the rest of the words. */
import type { Mind } from './mind.ts';
import { chancesFrom } from './reason/rank.ts';
import type { HeardSign } from './words/hear.ts';
import { type HeardThing, trustIn } from './words/trust.ts';

type Judge = Pick<Mind, 'tables' | 'likeness' | 'trust' | 'ear'>;

/** Below this a sign is neither shown nor counted as told. */
export const BELIEVED = 0.3;

/** 0–1 for each heard sign; what follows from a sign is as sure as the surest that it follows from. */
export function beliefsIn(judge: Judge, heard: readonly HeardSign[], features: readonly string[]): Map<string, number> {
  const { trust, ear } = judge;
  const beliefs = new Map<string, number>();
  if (!trust) return beliefs;
  for (const thing of weighed(judge, heard, features)) beliefs.set(thing.heard.sign, trustIn(trust, thing));
  const met = new Set(beliefs.keys());
  for (const { sign, present } of heard)
    for (const implied of present ? (ear.implies.get(sign) ?? []) : [])
      if (!met.has(implied)) beliefs.set(implied, Math.max(beliefs.get(implied) ?? 0, beliefs.get(sign) ?? 1));
  return beliefs;
}

/** The signs that phrases were met for, each with how well it fits. */
export function weighed(
  { tables, likeness }: Pick<Mind, 'tables' | 'likeness'>,
  heard: readonly HeardSign[],
  features: readonly string[],
): HeardThing[] {
  const met = heard.filter(({ grounds }) => grounds !== undefined);
  if (!likeness || met.length === 0) return [];
  const scores = likeness.score(features);
  const alike = tables.prior.map((_, at) => scores[tables.likenessAt[at] as number] ?? Number.NEGATIVE_INFINITY);
  const chances = chancesFrom(alike, 1);
  return met.map((one) => ({ heard: one, lift: liftOf(tables, chances, one.sign) }));
}

/** Log of how much likelier a sign is under these chances than on any car; 0 where no fault has it. */
function liftOf({ chance, prior }: Mind['tables'], chances: Float64Array, sign: string): number {
  const column = chance(sign);
  if (!column) return 0;
  let here = 0;
  let anyway = 0;
  for (let at = 0; at < column.length; at += 1) {
    here += (chances[at] as number) * (column[at] as number);
    anyway += Math.exp(prior[at] as number) * (column[at] as number);
  }
  return Math.log(here / anyway);
}
