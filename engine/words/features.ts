/** What the likeness model looks at: words, pairs of neighbouring words, signs heard. A code speaks through the tables alone. */
import type { HeardSign } from './hear.ts';
import type { Token } from './tokens.ts';

/** Names of the features of one text, each once. A word that a "no" reaches is another feature. */
export function featuresOf(tokens: readonly Token[], heard: readonly HeardSign[]): string[] {
  const features = new Set<string>();
  let before: Token | undefined;
  for (const token of tokens) {
    if ((token.weak && !token.denied) || CODE.test(token.word)) continue;
    const word = mark(token);
    features.add(word);
    if (before && before.sentence === token.sentence) features.add(`${mark(before)} ${word}`);
    before = token;
  }
  for (const { sign, present, echo } of heard) if (!echo) features.add(present ? `+${sign}` : `-${sign}`);
  return [...features];
}

/** What few stories tell, a network would learn by heart. */
const CODE = /^[pbcu][0-9a-f]{4}$/;

const mark = ({ word, denied }: Token) => (denied ? `¬${word}` : word);
