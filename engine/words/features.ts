/** What the likeness model looks at: words, pairs of neighbouring words, signs heard, codes. */
import type { HeardSign } from './hear.ts';
import type { Token } from './tokens.ts';

/** Names of the features of one text, each once. A word that a "no" reaches is another feature. */
export function featuresOf(tokens: readonly Token[], heard: readonly HeardSign[], codes: readonly string[]): string[] {
  const features = new Set<string>();
  let before: Token | undefined;
  for (const token of tokens) {
    if (token.weak && !token.denied) continue;
    const word = mark(token);
    features.add(word);
    if (before && before.sentence === token.sentence) features.add(`${mark(before)} ${word}`);
    before = token;
  }
  for (const { sign, present } of heard) features.add(present ? `+${sign}` : `-${sign}`);
  for (const code of codes) features.add(`#${code}`);
  return [...features];
}

const mark = ({ word, denied }: Token) => (denied ? `¬${word}` : word);
