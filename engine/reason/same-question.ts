/** Two questions in other words: a fault's own check often looks for what one of its signs asks about. */
import { isCheckSign } from '../check-signs.ts';
import type { Knowledge, Sign } from '../knowledge.ts';
import { contentStems } from '../words/lexicon.ts';

/** Of the words of the one that says less so many are in the other. */
const SHARED = 0.5;
const LEAST_SHARED = 2;

/** Whether a check looks for what the other asks about. */
export function asksTheSame({ signs }: Pick<Knowledge, 'signs'>, one: string, other: string): boolean {
  const [first, second] = [signs[one], signs[other]];
  if (!first || !second || isCheckSign(one) === isCheckSign(other)) return false;
  const [words, others] = [wordsOf(one, first), wordsOf(other, second)];
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared >= LEAST_SHARED && shared >= SHARED * Math.min(words.size, others.size);
}

const remembered = new WeakMap<Sign, ReadonlySet<string>>();

/** A check's label is what one finds; what it takes to look is left out. */
function wordsOf(id: string, sign: Sign): ReadonlySet<string> {
  const before = remembered.get(sign);
  if (before) return before;
  const words = new Set(contentStems(isCheckSign(id) ? sign.label : `${sign.label}. ${sign.question ?? ''}`));
  remembered.set(sign, words);
  return words;
}
