/**
 * Two troubles in one text: "key fob battery low and the brake pedal sinks". The ranking looks for one fault behind all of it, so what
 * is told at more length may leave the dangerous one without a word. Where a rule stops the car and what is named does not
 * explain why, the faults that do come first, each with its chance among those that can be behind it.
 */
import type { Mind } from './mind.ts';
import { leaders } from './reason/leaders.ts';
import type { Present, Verdict } from './reason/verdict.ts';
import type { Shown } from './shown.ts';
import { MOST_SHOWN } from './shown.ts';

/** A sign that is hardly believed stops the car all the same, but does not say what is wrong with it. */
const SURE_ENOUGH = 0.25;
/** A fault that shows the sign more seldom does not explain it. */
const EXPLAINS = 0.05;
/** With so much of the chance on faults that explain it, the ranking has not missed it, whichever comes first. */
const SEEN = 0.5;
const MOST_GRAVE = 3;
/** One of the grave faults with a smaller share is not shown before the rest. */
const LEAST_SHARE = 0.1;

/** The grave faults that come first; none where nothing was missed. */
export function graveMissed(
  { knowledge, tables }: Mind,
  chances: Float64Array,
  shown: readonly Shown[],
  { rule, drive }: Pick<Verdict, 'rule' | 'drive'>,
  present: Present,
): Shown[] {
  const flag = drive === 'stop' && rule !== undefined ? knowledge.redFlags[rule] : undefined;
  if (!flag) return [];
  const there = flag.any.filter((sign) => (present.get(sign)?.sure ?? 0) >= SURE_ENOUGH);
  const explains = (at: number) => there.some((sign) => (tables.named.get(sign)?.get(at) ?? 0) >= EXPLAINS);
  const among = chances.map((chance, at) => (explains(at) ? chance : 0));
  const all = among.reduce((sum, chance) => sum + chance, 0);
  if (all === 0 || all >= SEEN || (shown[0] && explains(shown[0].at))) return [];
  return leaders(among, MOST_GRAVE)
    .map((at) => ({ at, chance: (among[at] as number) / all }))
    .filter(({ chance }) => chance >= LEAST_SHARE);
}

/** These before the others, none twice. */
export const withFirst = (first: readonly Shown[], others: readonly Shown[]): Shown[] =>
  [...first, ...others.filter(({ at }) => !first.some((one) => one.at === at))].slice(0, MOST_SHOWN);

/** Chances in which nothing but these counts. */
export function onlyOf(shown: readonly Shown[], faults: number): Float64Array {
  const chances = new Float64Array(faults);
  for (const { at, chance } of shown) chances[at] = chance;
  return chances;
}
