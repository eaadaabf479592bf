/** Which of the ranked faults an owner is shown. */
import type { Mind } from './mind.ts';
import { leaders } from './reason/leaders.ts';

export const MOST_SHOWN = 6;
/** Once this much of the chance is covered the rest is not worth an owner's time. Real cases are told too boldly, so it is much. */
const ENOUGH_COVERED = 0.995;
const LEAST_SHOWN = 0.003;

export interface Shown {
  at: number;
  chance: number;
}

/** One to six results, as many as deserve to be there; what is the same fault in other words adds to the likelier one. */
export function worthShowing({ tables, knowledge }: Mind, chances: Float64Array): Shown[] {
  const shown = new Map<string, Shown>();
  let covered = 0;
  for (const at of leaders(chances, 2 * MOST_SHOWN)) {
    const chance = chances[at] as number;
    if (shown.size > 0 && (chance < LEAST_SHOWN || covered > ENOUGH_COVERED)) break;
    if (!Number.isFinite(chance)) break;
    const fault = tables.faults[at] as string;
    const kind = knowledge.faults[fault]?.same_as ?? fault;
    const same = shown.get(kind);
    if (same) same.chance += chance;
    else if (shown.size < MOST_SHOWN) shown.set(kind, { at, chance });
    covered += chance;
  }
  return [...shown.values()].sort((a, b) => b.chance - a.chance);
}
