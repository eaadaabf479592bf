/** What owners say for each sign, as tables of numbers that are quick to load and to look through, and where a text says it. */
import type { Sign } from '../knowledge.ts';
import type { Lexicon } from './lexicon.ts';
import { startsOf } from './starts.ts';
import { type Token, tokensOf } from './tokens.ts';

/** What hearing a phrase means: the sign is there, is not there, or these words mean something else. */
const MEANINGS = ['present', 'absent', 'nothing'] as const;
export type Meaning = (typeof MEANINGS)[number];

interface Phrase {
  sign: string;
  means: Meaning;
  words: readonly { word: string; denied: boolean }[];
  /** A single word that must be told as a circumstance: "when cold", not "cold". */
  led: boolean;
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
  /** Where the words of each phrase begin; one more than there are phrases. */
  wordStarts: Uint32Array;
  /** The words of all phrases, and whether a "no" must reach each. */
  word: Uint16Array;
  denied: Uint8Array;
}

/** Words that may lie between those of a phrase, over all: two words must stand closer than five. */
const slack = (words: number): number => Math.min(5, words + 1);

export function phraseTable(signs: Record<string, Sign>, lexicon: Lexicon): PhraseTable {
  const byWord = byRarestWord(withoutVague(phrasesOf(signs, lexicon)));
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
    wordStarts: startsOf(phrases.map(({ words }) => words.length)),
    word: Uint16Array.from(said, ({ word }) => wordAt.get(word) as number),
    denied: Uint8Array.from(said, ({ denied }) => Number(denied)),
  };
}

function phrasesOf(signs: Record<string, Sign>, lexicon: Lexicon): Phrase[] {
  const phrases: Phrase[] = [];
  for (const [sign, { heard, denied, unless }] of Object.entries(signs)) {
    const add = (texts: string[], means: Phrase['means']) => {
      for (const text of texts) {
        const tokens = tokensOf(text, lexicon.read);
        const words = wordsOf(tokens);
        const single = tokens.length === 1 ? tokens[0] : undefined;
        if (words.length > 0)
          phrases.push({
            sign,
            means,
            words,
            led: single?.led ?? false,
            bare: single !== undefined && isBare(text, single),
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

/** A single word that many signs use says nothing by itself; as a denial it would deny far too much. */
function withoutVague(phrases: readonly Phrase[]): Phrase[] {
  const users = new Map<string, Set<string>>();
  for (const { sign, words } of phrases)
    for (const { word } of words) users.set(word, (users.get(word) ?? new Set()).add(sign));
  return phrases.filter(({ words, means, bare }) => {
    const [only] = words;
    if (words.length > 1 || !only) return true;
    if (means === 'nothing') return true;
    if (means === 'absent') return only.denied;
    return bare || (users.get(only.word)?.size ?? 0) <= (only.denied ? 12 : 4);
  });
}

function byRarestWord(phrases: readonly Phrase[]): Map<string, Phrase[]> {
  const count = new Map<string, number>();
  for (const { words } of phrases) for (const { word } of words) count.set(word, (count.get(word) ?? 0) + 1);
  const byWord = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const rarest = phrase.words.reduce((a, b) => ((count.get(a.word) ?? 0) <= (count.get(b.word) ?? 0) ? a : b)).word;
    const list = byWord.get(rarest);
    if (list) list.push(phrase);
    else byWord.set(rarest, [phrase]);
  }
  return byWord;
}

/** The words of a phrase, each once, without the weak ones where two better ones remain. */
function wordsOf(tokens: Token[]): Phrase['words'] {
  const seen = new Map<string, Token>();
  for (const token of tokens) if (!seen.has(token.word)) seen.set(token.word, token);
  const strong = [...seen.values()].filter(({ weak }) => !weak);
  return (strong.length >= 2 ? strong : [...seen.values()]).map(({ word, denied }) => ({ word, denied }));
}

export interface Match {
  sign: string;
  means: Meaning;
  /** How many words the phrase has. */
  words: number;
  /** The first and the last of the tokens that say it. */
  first: number;
  last: number;
  /** True when a "no" reaches words that the phrase has without one. */
  denied: boolean;
}

/** Where the words of a text stand: the first place of each word of the table and the next place of the same word, both counted from one. */
interface Places {
  first: Uint32Array;
  next: Uint32Array;
}

export type FindPhrases = (tokens: readonly Token[]) => Match[];

/** Finds each phrase once: at the tightest place where all its words stand close together in one sentence. */
export function finderOf(table: PhraseTable): FindPhrases {
  const { words, signs, starts, sign, means, wordStarts, word } = table;
  const wordAt = new Map(words.map((name, at) => [name, at]));
  const isThere = (phrase: number, { first }: Places): boolean => {
    for (let k = wordStarts[phrase] as number; k < (wordStarts[phrase + 1] as number); k += 1)
      if (first[word[k] as number] === 0) return false;
    return true;
  };
  return (tokens) => {
    const numbers = tokens.map((token) => wordAt.get(token.word) ?? -1);
    const places = placesOf(numbers, words.length);
    const matches: Match[] = [];
    numbers.forEach((number, at) => {
      if (number < 0 || places.first[number] !== at + 1) return;
      for (let phrase = starts[number] as number; phrase < (starts[number + 1] as number); phrase += 1) {
        const span = isThere(phrase, places) && tightest(table, phrase, tokens, places, at);
        if (span)
          matches.push({
            sign: signs[sign[phrase] as number] as string,
            means: MEANINGS[means[phrase] as number] as Meaning,
            words: (wordStarts[phrase + 1] as number) - (wordStarts[phrase] as number),
            ...span,
          });
      }
    });
    return matches;
  };
}

function placesOf(numbers: readonly number[], words: number): Places {
  const places = { first: new Uint32Array(words), next: new Uint32Array(numbers.length + 1) };
  for (let at = numbers.length; at > 0; at -= 1) {
    const number = numbers[at - 1] as number;
    if (number < 0) continue;
    places.next[at] = places.first[number] as number;
    places.first[number] = at;
  }
  return places;
}

type Span = Pick<Match, 'first' | 'last' | 'denied'>;

/** `from` is the first token that is the phrase's rarest word. */
function tightest(
  { led, word, denied, wordStarts }: PhraseTable,
  phrase: number,
  tokens: readonly Token[],
  places: Places,
  from: number,
): Span | undefined {
  const begin = wordStarts[phrase] as number;
  const end = wordStarts[phrase + 1] as number;
  const longest = end - begin + slack(end - begin);
  let best: Span | undefined;
  for (let anchor = from; anchor >= 0; anchor = (places.next[anchor + 1] as number) - 1) {
    if (led[phrase] === 1 && !(tokens[anchor] as Token).led) continue;
    let first = anchor;
    let last = anchor;
    let whole = true;
    let unwantedNo = false;
    for (let k = begin; k < end; k += 1) {
      const at = nearest(places, word[k] as number, anchor, tokens);
      const isDenied = at >= 0 && (tokens[at] as Token).denied;
      if (at < 0 || (denied[k] === 1 && !isDenied)) {
        whole = false;
        break;
      }
      if (isDenied && denied[k] === 0) unwantedNo = true;
      first = Math.min(first, at);
      last = Math.max(last, at);
    }
    if (!whole || last - first + 1 > longest) continue;
    // a "no" before the whole denies it; a "no" in the middle belongs to something else
    const isDenied = unwantedNo && (tokens[first] as Token).denied;
    if (unwantedNo && !isDenied) continue;
    if (!best || last - first < best.last - best.first || (best.denied && !isDenied))
      best = { first, last, denied: isDenied };
  }
  return best;
}

/** The nearest place of a word in the anchor's sentence, or -1. */
function nearest({ first, next }: Places, word: number, anchor: number, tokens: readonly Token[]): number {
  const { sentence } = tokens[anchor] as Token;
  let best = -1;
  for (let place = (first[word] as number) - 1; place >= 0; place = (next[place + 1] as number) - 1) {
    if ((tokens[place] as Token).sentence !== sentence) continue;
    if (best < 0 || Math.abs(place - anchor) < Math.abs(best - anchor)) best = place;
    if (place >= anchor) break;
  }
  return best;
}
