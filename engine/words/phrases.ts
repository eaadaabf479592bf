/** What owners say for each sign, as tables of numbers that are quick to load and to look through. */
import type { Sign } from '../knowledge.ts';
import type { Lexicon } from './lexicon.ts';
import { startsOf } from './starts.ts';
import { type Token, tokensOf } from './tokens.ts';

/** What hearing a phrase means: the sign is there, is not there, or these words mean something else. */
export const MEANINGS = ['present', 'absent', 'nothing'] as const;
export type Meaning = (typeof MEANINGS)[number];

interface Phrase {
  sign: string;
  /** As it is written. */
  text: string;
  means: Meaning;
  words: readonly { word: string; denied: boolean }[];
  /** A single word that must be told as a circumstance: "when cold", not "cold". */
  led: boolean;
  /** Its words must stand side by side and in order: "wheel_came_off", of which "the steering wheel was off" says nothing. */
  sideBySide: boolean;
  /** Written as this one word and nothing else, so it is meant to be heard by itself. */
  bare: boolean;
}

/** All phrases, ordered by their rarest word; words and signs are known by their places. */
export interface PhraseTable {
  words: string[];
  signs: string[];
  /** Where the phrases of each word begin; one more than there are words. */
  starts: Uint32Array;
  /** Per phrase: its sign, its meaning, and whether it must be told as a circumstance. */
  sign: Uint16Array;
  means: Uint8Array;
  led: Uint8Array;
  sideBySide: Uint8Array;
  /** Per phrase: how seldom its words stand in phrases, the more the less likely it is met by accident. */
  rarity: Float32Array;
  /** Where the words of each phrase begin; one more than there are phrases. */
  wordStarts: Uint32Array;
  /** The words of all phrases, and whether a "no" must reach each. */
  word: Uint16Array;
  denied: Uint8Array;
}

export function phraseTable(signs: Record<string, Sign>, lexicon: Lexicon): PhraseTable {
  const known = withoutVague(phrasesOf(signs, lexicon));
  const count = countsOf(known);
  const byWord = byRarestWord(known, count);
  const phrases = [...byWord.values()].flat();
  const said = phrases.flatMap(({ words }) => words);
  // those that phrases are ordered by come first
  const words = [...new Set([...byWord.keys(), ...said.map(({ word }) => word)])];
  const names = [...new Set(phrases.map(({ sign }) => sign))];
  const wordAt = new Map(words.map((word, at) => [word, at]));
  const signAt = new Map(names.map((sign, at) => [sign, at]));
  return {
    words,
    signs: names,
    starts: startsOf(words.map((word) => byWord.get(word)?.length ?? 0)),
    sign: Uint16Array.from(phrases, ({ sign }) => signAt.get(sign) as number),
    means: Uint8Array.from(phrases, ({ means }) => MEANINGS.indexOf(means)),
    led: Uint8Array.from(phrases, ({ led }) => Number(led)),
    sideBySide: Uint8Array.from(phrases, ({ sideBySide }) => Number(sideBySide)),
    rarity: Float32Array.from(phrases, ({ words }) => rarityOf(words, count, phrases.length)),
    wordStarts: startsOf(phrases.map(({ words }) => words.length)),
    word: Uint16Array.from(said, ({ word }) => wordAt.get(word) as number),
    denied: Uint8Array.from(said, ({ denied }) => Number(denied)),
  };
}

/**
 * What was written for a sign and is never heard: it says nothing by itself ("just like that", "the belt is on"), or the sign
 * is called off by the very same words.
 */
export function silentPhrases(signs: Record<string, Sign>, lexicon: Lexicon): { sign: string; text: string }[] {
  const written = phrasesOf(signs, lexicon);
  const spoken = withoutVague(written);
  const calledOff = new Set(spoken.filter(({ means }) => means === 'nothing').map(wordsOfIt));
  const heard = new Set(spoken.map(wordsOfIt));
  return written.filter((phrase) => {
    const words = wordsOfIt(phrase);
    return !heard.has(words) || (phrase.means === 'present' && calledOff.has(words));
  });
}

/** The words of a phrase in any order, for whom they are. */
const wordsOfIt = ({ sign, words }: Phrase): string =>
  [sign, ...words.map(({ word, denied }) => (denied ? `¬${word}` : word)).toSorted()].join('|');

function phrasesOf(signs: Record<string, Sign>, lexicon: Lexicon): Phrase[] {
  const phrases: Phrase[] = [];
  for (const [sign, { heard, denied, unless }] of Object.entries(signs)) {
    const add = (texts: string[], means: Phrase['means']) => {
      for (const text of texts) {
        const tokens = tokensOf(text, lexicon.read);
        const sideBySide = text.includes('_');
        const words = sideBySide ? tokens.map(({ word, denied }) => ({ word, denied })) : wordsOf(tokens);
        const single = tokens.length === 1 ? tokens[0] : undefined;
        phrases.push({
          sign,
          text,
          means,
          words,
          led: single?.led ?? false,
          sideBySide,
          bare: single !== undefined && (single.led || isBare(text, single)),
        });
      }
    };
    add(heard, 'present');
    add(denied, 'absent');
    add(unless, 'nothing');
  }
  return phrases;
}

const ASIDE =
  /\b(no|not|never|wont|won't|doesnt|doesn't|isn't|isnt|can't|cant|to|refuses|when|in|at|while|it|the|car|is|it's|its|my|goes|really)\b/gi;

/** "Misfire", "won't start", "when cold": one word is all there is. "Coils done" is not: its other word was dropped. */
const isBare = (phrase: string, { from, to }: Token): boolean =>
  (phrase.slice(0, from) + phrase.slice(to)).replace(ASIDE, '').trim() === '';

/** Small words alone say nothing. Nor does a single word that many signs use; as a denial it would deny far too much. */
function withoutVague(phrases: readonly Phrase[]): Phrase[] {
  const users = new Map<string, Set<string>>();
  const use = (word: string, sign: string) => users.set(word, (users.get(word) ?? new Set()).add(sign));
  for (const { sign, words } of phrases)
    for (const { word, denied } of words) {
      use(word, sign);
      if (denied) use(`¬${word}`, sign);
    }
  return phrases.filter(({ words, means, bare }) => {
    const [only] = words;
    if (!only) return false;
    if (words.length > 1) return true;
    if (means === 'nothing') return true;
    if (means === 'absent') return only.denied;
    if (bare || (users.get(only.word)?.size ?? 0) <= 4) return true;
    return only.denied && (users.get(`¬${only.word}`)?.size ?? 0) <= 4;
  });
}

type Counts = ReadonlyMap<string, number>;

/** In how many phrases each word stands. */
function countsOf(phrases: readonly Phrase[]): Counts {
  const count = new Map<string, number>();
  for (const { words } of phrases) for (const { word } of words) count.set(word, (count.get(word) ?? 0) + 1);
  return count;
}

function byRarestWord(phrases: readonly Phrase[], count: Counts): Map<string, Phrase[]> {
  const byWord = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const rarest = phrase.words.reduce((a, b) => ((count.get(a.word) ?? 0) <= (count.get(b.word) ?? 0) ? a : b)).word;
    const list = byWord.get(rarest);
    if (list) list.push(phrase);
    else byWord.set(rarest, [phrase]);
  }
  return byWord;
}

/** The log of how unlikely the words are together, if each stood in phrases by chance. */
const rarityOf = (words: Phrase['words'], count: Counts, phrases: number): number =>
  words.reduce((all, { word }) => all + Math.log(phrases / ((count.get(word) ?? 0) + 1)), 0);

/** The words of a phrase, each once, without the weak ones where two better ones remain. */
function wordsOf(tokens: Token[]): Phrase['words'] {
  const seen = new Map<string, Token>();
  for (const token of tokens) if (!seen.has(token.word)) seen.set(token.word, token);
  const strong = [...seen.values()].filter(({ weak }) => !weak);
  return (strong.length >= 2 ? strong : [...seen.values()]).map(({ word, denied }) => ({ word, denied }));
}
