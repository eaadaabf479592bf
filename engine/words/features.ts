/**
 * What the likeness model looks at: words as they are read, pairs of them, the signs heard in them, and the very words as
 * they were told. A code speaks through the tables alone.
 */
import type { HeardSign } from './hear.ts';
import type { RawWord } from './sentences.ts';
import type { Token } from './tokens.ts';

/** What was made of one text. */
interface Read {
  sentences: readonly (readonly RawWord[])[];
  tokens: readonly Token[];
  heard: readonly HeardSign[];
}

/** Names of the features of one text, each once; none where nothing in it matters. A word that a "no" reaches is another feature. */
export function featuresOf({ sentences, tokens, heard }: Read): string[] {
  const features = new Set<string>();
  addReadings(features, tokens);
  for (const { sign, present, echo } of heard) if (!echo) features.add(present ? `+${sign}` : `-${sign}`);
  if (features.size > 0) for (const words of sentences) addVeryWords(features, words);
  return [...features];
}

function addReadings(features: Set<string>, tokens: readonly Token[]): void {
  let before: Token | undefined;
  for (const token of tokens) {
    if ((token.weak && !token.denied) || CODE.test(token.word)) continue;
    const word = mark(token);
    features.add(word);
    if (before && before.sentence === token.sentence) features.add(`${mark(before)} ${word}`);
    before = token;
  }
}

/** What few stories tell, a network would learn by heart. */
const CODE = /^[pbcu][0-9a-f]{4}$/;

const mark = ({ word, denied }: Token) => (denied ? `¬${word}` : word);

/** Before each of the very words, so that none is taken for a reading. */
const VERY = "'";
/** Where a clause begins; it is a neighbour like any word. */
const BEGINNING = '^';

/**
 * Each word as it was told, small ones too, with the word before it and the one before that: "when it's cold" is told of
 * another car than "since the cold", and a stem knows neither.
 */
function addVeryWords(features: Set<string>, words: readonly RawWord[]): void {
  let last: string = BEGINNING;
  let earlier: string | undefined;
  for (const { is, parted } of words) {
    if (parted) {
      last = BEGINNING;
      earlier = undefined;
    }
    features.add(VERY + is.written);
    features.add(`${VERY}${last} ${is.written}`);
    if (earlier !== undefined) features.add(`${VERY}${earlier} … ${is.written}`);
    earlier = last;
    last = is.written;
  }
}

/** Whether a feature is a sign, there or denied. */
export const isSign = (feature: string): boolean => /^[+-]/.test(feature);

/** Whether a feature is a single word as it is read. */
export const isReading = (feature: string): boolean => !/^[+'-]|\s/.test(feature);
