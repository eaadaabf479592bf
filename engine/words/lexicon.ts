/** How words are read: synonyms to one name, misspellings to the nearest known word, the rest to their stem. */
import { distance } from 'fastest-levenshtein';
import { LONGEST_REMEMBERED, type RawWord } from './sentences.ts';
import { NEGATIONS, SMALL_WORDS } from './small-words.ts';
import { type Reader, type Reading, readByStem, stemOf, tokensOf } from './tokens.ts';

export interface Lexicon {
  read: Reader;
}

/** Longest run of words that a group of synonyms may name. */
const LONGEST_SAYING = 5;

/** A lexicon from the synonym groups (read-as name → ways of saying it) and the stems that count as correctly spelt. */
export function lexiconOf(groups: Record<string, string[]>, vocabulary: Iterable<string>): Lexicon {
  const sayings = new Map<string, string>();
  for (const [name, ways] of Object.entries(groups))
    for (const way of [name, ...ways]) {
      const stems = contentStems(way);
      // "on fire" without its small word would turn every "fire" into flames
      if (stems.length === 1 && way !== name && /[\s-]/.test(way)) continue;
      const key = stems.join(' ');
      if (key !== '' && !sayings.has(key)) sayings.set(key, name);
    }
  const known = new Set(vocabulary);
  for (const saying of sayings.keys()) for (const stem of saying.split(' ')) known.add(stem);
  const spelling = spellingOf(known);
  const firstWords = new Set([...sayings.keys()].filter((key) => key.includes(' ')).map((key) => key.split(' ')[0]));

  const remembered = new Map<string, Spelt>();
  const spelt = (text: string): Spelt => {
    const before = remembered.get(text);
    if (before) return before;
    const stem = spelling(text);
    const word = { stem, begins: firstWords.has(stem), alone: { word: sayings.get(stem) ?? stem, length: 1 } };
    if (text.length <= LONGEST_REMEMBERED && remembered.size < 20_000) remembered.set(text, word);
    return word;
  };

  const read: Reader = (words, at) => {
    const { stem, begins, alone } = spelt((words[at] as RawWord).is.text);
    if (!begins) return alone;
    let key = stem;
    let best = alone;
    for (let next = at + 1; next < words.length && next < at + LONGEST_SAYING; next += 1) {
      // "lost the steering, wheel spins" names no steering wheel
      if ((words[next] as RawWord).parted) break;
      key += ` ${spelt((words[next] as RawWord).is.text).stem}`;
      const name = sayings.get(key);
      if (name !== undefined) best = { word: name, length: next - at + 1 };
    }
    return best;
  };
  return { read };
}

/** A word as it is spelt. */
interface Spelt {
  stem: string;
  /** Sayings of several words begin with it. */
  begins: boolean;
  /** How it is read where it begins none. */
  alone: Reading;
}

/** The stems of the words that matter, in order. */
export const contentStems = (phrase: string): string[] => tokensOf(phrase, readByStem).map((token) => token.word);

/** Reads an unknown word as the nearest known one with the same first letter, if it is near enough. */
function spellingOf(known: ReadonlySet<string>): (word: string) => string {
  const byLetter = new Map<string, string[]>();
  for (const stem of known) {
    if (stem.length < 4 || /\d/.test(stem)) continue;
    const bucket = byLetter.get(stem[0] as string);
    if (bucket) bucket.push(stem);
    else byLetter.set(stem[0] as string, [stem]);
  }
  const remembered = new Map<string, string>();

  return (word) => {
    const stem = stemOf(word);
    if (known.has(stem) || stem.length < 5 || SMALL_WORDS.has(word) || NEGATIONS.has(word) || /\d/.test(word))
      return stem;
    const before = remembered.get(stem);
    if (before !== undefined) return before;
    const most = stem.length >= 8 ? 2 : 1;
    let best = stem;
    let nearest = most + 1;
    for (const candidate of byLetter.get(stem[0] as string) ?? []) {
      if (Math.abs(candidate.length - stem.length) >= nearest) continue;
      const far = distance(stem, candidate);
      if (far < nearest) {
        nearest = far;
        best = candidate;
      }
    }
    if (remembered.size < 20_000) remembered.set(stem, best);
    return best;
  };
}
