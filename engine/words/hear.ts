/** Hears signs in an owner's words: which are said to be there, which are said not to be, and the words that said so. */
import type { Knowledge, Sign } from '../knowledge.ts';
import type { Lexicon } from './lexicon.ts';
import { hearRenewals, type RenewalEar, renewalEarOf } from './renewed.ts';
import { type Token, tokensOf } from './tokens.ts';

export interface HeardSign {
  sign: string;
  present: boolean;
  /** The owner's own words. */
  said: string;
  /** A denial that only repeats a closer one: "no coolant smell" denies a dozen smells. It is known, but no evidence. */
  echo?: true;
}

export interface Phrase {
  sign: string;
  /** What hearing it means: the sign is there, is not there, or these words mean something else. */
  means: 'present' | 'absent' | 'nothing';
  words: readonly { word: string; denied: boolean }[];
  /** A single word that must be told as a circumstance: "when cold", not "cold". */
  led: boolean;
  /** Written as this one word and nothing else, so it is meant to be heard by itself. */
  bare: boolean;
}

export interface Ear {
  /** Phrases by their rarest word. */
  byWord: Map<string, Phrase[]>;
  implies: Map<string, readonly string[]>;
  renewals: RenewalEar;
  /** Signs that tell of renewed parts. */
  renewing: ReadonlySet<string>;
}

/** Words that may lie between those of a phrase, over all: two words must stand closer than five. */
const slack = (words: number): number => Math.min(5, words + 1);

/** Reading every phrase anew takes a while; a mind that was compiled brings them along. */
export function earOf(
  { signs, parts }: Pick<Knowledge, 'signs' | 'parts'>,
  lexicon: Lexicon,
  known?: Record<string, Phrase[]>,
): Ear {
  const byWord = known ? new Map(Object.entries(known)) : byRarestWord(withoutVague(phrasesOf(signs, lexicon)));
  const renewing = new Set(Object.keys(signs).filter((sign) => signs[sign]?.renews.length));
  return { byWord, implies: closureOf(signs), renewals: renewalEarOf({ signs, parts }, lexicon), renewing };
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

/** Every sign that follows from a sign, however far. */
function closureOf(signs: Record<string, Sign>): Map<string, readonly string[]> {
  const reach = (sign: string, found: Set<string>): Set<string> => {
    for (const next of signs[sign]?.implies ?? [])
      if (!found.has(next)) {
        found.add(next);
        reach(next, found);
      }
    return found;
  };
  return new Map(Object.keys(signs).map((sign) => [sign, [...reach(sign, new Set())]]));
}

interface Match {
  phrase: Phrase;
  first: number;
  last: number;
  /** True when a "no" reaches words that the phrase has without one. */
  denied: boolean;
}

/** Every sign heard in the text, each once; what is said later in the text wins over what was said before. */
export function hearSigns(text: string, tokens: readonly Token[], ear: Ear): HeardSign[] {
  const matches = matchesIn(tokens, ear);
  const overruled = matches.filter(({ phrase }) => phrase.means === 'nothing');
  const heard = new Map<string, HeardSign>();
  for (const { phrase, first, last, denied } of matches) {
    if (phrase.means === 'nothing') continue;
    const meansElse = overruled.some(
      (other) => other.phrase.sign === phrase.sign && other.first <= first && other.last >= last,
    );
    if (meansElse) continue;
    const present = (phrase.means === 'present') !== denied;
    if (phrase.means === 'absent' && denied) continue;
    const said = text.slice((tokens[first] as Token).from, (tokens[last] as Token).to);
    // "battery light on, alternator replaced" tells of no new battery
    if (ear.renewing.has(phrase.sign) && said.includes(',')) continue;
    const before = heard.get(phrase.sign);
    if (!before || (present && !before.present)) heard.set(phrase.sign, { sign: phrase.sign, present, said });
  }
  for (const renewal of hearRenewals(text, tokens, ear.renewals))
    if (!heard.get(renewal.sign)?.present) heard.set(renewal.sign, renewal);
  for (const { sign, present, said } of [...heard.values()])
    if (present)
      for (const implied of ear.implies.get(sign) ?? [])
        if (!heard.get(implied)?.present) heard.set(implied, { sign: implied, present: true, said });
  return withEchoesMarked([...heard.values()]);
}

/** Of several denials by the same words the first counts, of a longer and a shorter one the longer. */
function withEchoesMarked(heard: HeardSign[]): HeardSign[] {
  const denials = heard.filter(({ present }) => !present);
  return heard.map((one) => {
    const closer = denials.some(({ said }) => said.length > one.said.length && said.includes(one.said));
    const echo = !one.present && (closer || denials.find(({ said }) => said === one.said) !== one);
    return echo ? { ...one, echo } : one;
  });
}

function matchesIn(tokens: readonly Token[], ear: Ear): Match[] {
  const places = new Map<string, number[]>();
  tokens.forEach(({ word }, at) => {
    const list = places.get(word);
    if (list) list.push(at);
    else places.set(word, [at]);
  });
  const matches: Match[] = [];
  for (const word of places.keys())
    for (const phrase of ear.byWord.get(word) ?? []) {
      const match = findPhrase(phrase, tokens, places, places.get(word) as number[]);
      if (match) matches.push(match);
    }
  return matches;
}

/** The tightest place where all words of a phrase stand close together in one sentence. */
function findPhrase(
  phrase: Phrase,
  tokens: readonly Token[],
  places: Map<string, number[]>,
  anchors: readonly number[],
): Match | undefined {
  for (const { word } of phrase.words) if (!places.has(word)) return undefined;
  let best: Match | undefined;
  for (const anchor of anchors) {
    const sentence = (tokens[anchor] as Token).sentence;
    let first = anchor;
    let last = anchor;
    let whole = true;
    let unwantedNo = false;
    if (phrase.led && !(tokens[anchor] as Token).led) continue;
    for (const wanted of phrase.words) {
      const at = nearest(places.get(wanted.word), anchor, tokens, sentence);
      const isDenied = at !== undefined && (tokens[at] as Token).denied;
      if (at === undefined || (wanted.denied && !isDenied)) {
        whole = false;
        break;
      }
      if (isDenied && !wanted.denied) unwantedNo = true;
      first = Math.min(first, at);
      last = Math.max(last, at);
    }
    if (!whole || last - first + 1 > phrase.words.length + slack(phrase.words.length)) continue;
    // a "no" before the whole denies it; a "no" in the middle belongs to something else
    const denied = unwantedNo && (tokens[first] as Token).denied;
    if (unwantedNo && !denied) continue;
    if (!best || last - first < best.last - best.first || (best.denied && !denied))
      best = { phrase, first, last, denied };
  }
  return best;
}

function nearest(
  places: readonly number[] | undefined,
  anchor: number,
  tokens: readonly Token[],
  sentence: number,
): number | undefined {
  let best: number | undefined;
  for (const place of places ?? [])
    if (
      (tokens[place] as Token).sentence === sentence &&
      (best === undefined || Math.abs(place - anchor) < Math.abs(best - anchor))
    )
      best = place;
  return best;
}
