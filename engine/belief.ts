/** Which of the signs that were heard to believe, weighed by how well each fits the rest of the words. */
import type { Mind } from './mind.ts';
import { chancesFrom } from './reason/rank.ts';
import type { Tables } from './reason/tables.ts';
import type { HeardSign } from './words/hear.ts';
import { type HeardThing, trustIn } from './words/trust.ts';

type Judge = Pick<Mind, 'tables' | 'trust' | 'ear'>;

/** Below this a sign is not shown, gives no reason and can be asked about; it ranks as little as it is believed. */
export const BELIEVED = 0.3;

/** 0–1 for each heard sign; what follows from a sign is as sure as the surest that it follows from. */
export function beliefsIn(
  { tables, trust, ear }: Judge,
  heard: readonly HeardSign[],
  alike: Float64Array | undefined,
): Map<string, number> {
  const beliefs = new Map<string, number>();
  if (!trust) return beliefs;
  for (const thing of weighed(tables, heard, alike)) beliefs.set(thing.heard.sign, trustIn(trust, thing));
  const alone = new Map(beliefs);
  const there = new Set(heard.filter(({ present }) => present).map(({ sign }) => sign));
  for (const sign of there)
    for (const implied of ear.implies.get(sign) ?? [])
      if (there.has(implied)) beliefs.set(implied, Math.max(beliefs.get(implied) ?? 0, alone.get(sign) ?? 1));
  return beliefs;
}

/** The signs that phrases were met for, each with how well it fits; `alike` is how much the words are like each fault's stories. */
export function weighed(tables: Tables, heard: readonly HeardSign[], alike: Float64Array | undefined): HeardThing[] {
  const met = heard.filter(({ grounds }) => grounds !== undefined);
  if (!alike || met.length === 0) return [];
  const scores = new Float64Array(tables.faults.length);
  for (let at = 0; at < scores.length; at += 1)
    scores[at] = alike[tables.likenessAt[at] as number] ?? Number.NEGATIVE_INFINITY;
  const chances = chancesFrom(scores, 1);
  return met.map((one) => ({ heard: one, lift: liftOf(tables, chances, one.sign) }));
}

/** Log of how much likelier a sign is under these chances than on any car; 0 where no fault has it. */
function liftOf({ chance, anyway }: Tables, chances: Float64Array, sign: string): number {
  const column = chance(sign);
  const often = anyway(sign);
  if (!column || often === undefined) return 0;
  let here = 0;
  for (let at = 0; at < column.length; at += 1) here += (chances[at] as number) * (column[at] as number);
  return Math.log(here / often);
}
