/** What is so and what is only mentioned, in texts that nothing was learnt from: how much of each is believed. */
import { consider } from '#engine/diagnose.ts';
import { isDoubtful } from '#engine/findings.ts';
import type { Mention } from '#engine/knowledge.ts';
import type { Mind } from '#engine/mind.ts';

export interface MentionScore {
  /** Of the signs that are so, and of those that are only mentioned, the share that is believed to be there: 0–1. */
  so: number;
  not: number;
}

export function scoreMentions(mind: Mind, mentions: readonly Mention[]): MentionScore {
  const believed = mentions.map(({ says }) => believedIn(mind, says));
  const shareOf = (which: 'so' | 'not') => {
    const signs = mentions.flatMap((mention, at) => mention[which].map((sign) => believed[at]?.has(sign)));
    return signs.filter(Boolean).length / Math.max(1, signs.length);
  };
  return { so: shareOf('so'), not: shareOf('not') };
}

const believedIn = (mind: Mind, words: string): Set<string> => {
  const { findings } = consider(mind, { words, car: {}, answers: [], sensed: [], thisYear: new Date().getFullYear() });
  return new Set(findings.filter((one) => one.present && !isDoubtful(one)).map(({ sign }) => sign));
};
