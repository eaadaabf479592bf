/** Where a text says what owners say for each sign. */
import { MEANINGS, type Meaning, type PhraseTable } from './phrases.ts';
import type { Token } from './tokens.ts';

/** Words that may lie between those of a phrase, over all: two words must stand closer than five. */
const slack = (words: number): number => Math.min(5, words + 1);

export interface Match {
  sign: string;
  means: Meaning;
  /** How many words the phrase has. */
  words: number;
  /** Its place in the table. */
  phrase: number;
  /** How seldom its words stand in phrases. */
  rarity: number;
  /** The first and the last of the tokens that say it. */
  first: number;
  last: number;
  /** True when a "no" reaches words that the phrase has without one. */
  denied: boolean;
  /** True where the words stand in the order in which the phrase was written. */
  inOrder: boolean;
}

/** Where the words of a text stand: the first place of each word of the table and the next place of the same word, both counted from one. */
interface Places {
  /** The word at each place, counted from nought; -1 where no phrase has it. */
  words: readonly number[];
  first: Uint32Array;
  next: Uint32Array;
}

export type FindPhrases = (tokens: readonly Token[]) => Match[];

/** Finds each phrase once: at the tightest place where all its words stand close together in one sentence. */
export function finderOf(table: PhraseTable): FindPhrases {
  const { words, signs, starts, sign, means, rarity, wordStarts, word } = table;
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
            phrase,
            rarity: rarity[phrase] as number,
            ...span,
          });
      }
    });
    return matches;
  };
}

function placesOf(numbers: readonly number[], words: number): Places {
  const places = { words: numbers, first: new Uint32Array(words), next: new Uint32Array(numbers.length + 1) };
  for (let at = numbers.length; at > 0; at -= 1) {
    const number = numbers[at - 1] as number;
    if (number < 0) continue;
    places.next[at] = places.first[number] as number;
    places.first[number] = at;
  }
  return places;
}

type Span = Pick<Match, 'first' | 'last' | 'denied' | 'inOrder'>;

/** `from` is the first token that is the phrase's rarest word. */
function tightest(
  { led, sideBySide, word, denied, wordStarts }: PhraseTable,
  phrase: number,
  tokens: readonly Token[],
  places: Places,
  from: number,
): Span | undefined {
  const begin = wordStarts[phrase] as number;
  const end = wordStarts[phrase + 1] as number;
  const longest = end - begin + slack(end - begin);
  const rarest = word.indexOf(places.words[from] as number, begin);
  let best: Span | undefined;
  for (let anchor = from; anchor >= 0; anchor = (places.next[anchor + 1] as number) - 1) {
    if (led[phrase] === 1 && !(tokens[anchor] as Token).led) continue;
    let first = anchor;
    let last = anchor;
    let whole = true;
    let unwantedNo = false;
    let inOrder = true;
    let before = -1;
    for (let k = begin; k < end; k += 1) {
      const at =
        sideBySide[phrase] === 1
          ? beside(places, word[k] as number, anchor, k - rarest, tokens)
          : nearest(places, word[k] as number, anchor, tokens);
      const isDenied = at >= 0 && (tokens[at] as Token).denied;
      if (at < 0 || (denied[k] === 1 && !isDenied)) {
        whole = false;
        break;
      }
      if (isDenied && denied[k] === 0) unwantedNo = true;
      if (at < before) inOrder = false;
      before = at;
      first = Math.min(first, at);
      last = Math.max(last, at);
    }
    if (!whole || last - first + 1 > longest) continue;
    // a "no" before the whole denies it; a "no" in the middle belongs to something else
    const isDenied = unwantedNo && (tokens[first] as Token).denied;
    if (unwantedNo && !isDenied) continue;
    if (!best || last - first < best.last - best.first || (best.denied && !isDenied))
      best = { first, last, denied: isDenied, inOrder };
  }
  return best;
}

/**
 * The nearest place of a word in the anchor's sentence, or -1. Of two as near it is the one before, unless the anchor begins a clause:
 * in "squeals when I brake and foot on the brake" the foot is on the second.
 */
function nearest({ first, next }: Places, word: number, anchor: number, tokens: readonly Token[]): number {
  const { sentence, parted } = tokens[anchor] as Token;
  let best = -1;
  for (let place = (first[word] as number) - 1; place >= 0; place = (next[place + 1] as number) - 1) {
    if ((tokens[place] as Token).sentence !== sentence) continue;
    const nearer = Math.abs(best - anchor) - Math.abs(place - anchor);
    if (best < 0 || nearer > 0 || (nearer === 0 && parted)) best = place;
    if (place >= anchor) break;
  }
  return best;
}

/** The place that lies `by` places from the anchor if this word stands there with no pause between, or -1. */
function beside({ words }: Places, word: number, anchor: number, by: number, tokens: readonly Token[]): number {
  const at = anchor + by;
  if (words[at] !== word || (tokens[at] as Token).sentence !== (tokens[anchor] as Token).sentence) return -1;
  for (let between = Math.min(at, anchor) + 1; between <= Math.max(at, anchor); between += 1)
    if ((tokens[between] as Token).parted) return -1;
  return at;
}
