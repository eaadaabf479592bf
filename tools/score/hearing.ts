/** How well the ear hears: its matches beside what a person heard in the same words, doubted by what other texts taught. */
import { BELIEVED } from '#engine/belief.ts';
import type { Hearing } from '#engine/knowledge.ts';
import { heardRightly } from '#engine/lessons.ts';
import type { Mind } from '#engine/mind.ts';
import { learnTrust, trustIn } from '#engine/words/trust.ts';

const FOLDS = 5;

export interface HearingScore {
  texts: number;
  /** Of the signs that phrases were met for, the share that a person heard as well. */
  heardRight: number;
  /** The same among those that are believed. */
  believedRight: number;
  /** Of those that a person heard as well, the share that is believed. */
  kept: number;
}

/** Each fifth of the texts is judged by what the other four taught, together with texts that only teach. */
export function scoreHearing(
  mind: Mind,
  hearings: readonly Hearing[],
  teaching: readonly Hearing[] = [],
): HearingScore {
  const taught = heardRightly(mind, teaching);
  const folds = Array.from({ length: FOLDS }, (_, fold) =>
    heardRightly(
      mind,
      hearings.filter((_one, at) => at % FOLDS === fold),
    ),
  );
  const all = folds.flat();
  const believed = folds.flatMap((things, fold) => {
    const model = learnTrust([...taught, ...folds.filter((_, other) => other !== fold).flat()]);
    return things.filter((thing) => !model || trustIn(model, thing) >= BELIEVED);
  });
  const right = (things: typeof all) => things.filter((thing) => thing.right).length;
  return {
    texts: hearings.length,
    heardRight: right(all) / all.length,
    believedRight: right(believed) / believed.length,
    kept: right(believed) / right(all),
  };
}
