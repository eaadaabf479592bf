/** Cuts what an owner wrote into sentences of words, and says what there is to know of each word by itself. */
import { CIRCUMSTANCES, FAILINGS, LEADS, NEGATIONS, REACH_ENDS, SMALL_WORDS, WEAK_WORDS } from './small-words.ts';

/** A word as cut from the text, before synonyms and spelling. */
export interface RawWord {
  is: Word;
  /** True where a comma, a colon, a bracket or a dash stands before it. */
  parted: boolean;
  /** True where a question mark stands right behind it. */
  asked: boolean;
  from: number;
  to: number;
}

/** What there is to know of a word by itself. */
export interface Word {
  written: string;
  /** What it is read as: contractions are "not", what is hardly ever meant is what is meant. */
  text: string;
  small: boolean;
  weak: boolean;
  /** It says no; `fails` does where a "to" follows. */
  no: boolean;
  fails: boolean;
  endsReach: boolean;
  leads: boolean;
  circumstance: boolean;
}

const CONTRACTION = /^(.+?)n'?t$/;
/** Written with or without the apostrophe; "cant" and "wont" are not the words they look like. */
const NOT_CONTRACTIONS = new Set(
  'isnt arent wasnt werent dont doesnt didnt wont wouldnt shouldnt cant couldnt hasnt havent hadnt aint mustnt neednt'.split(
    ' ',
  ),
);

/** Words that are words of their own, but hardly ever meant in a complaint about a car. */
const MISSPELT = new Map([
  ['breaks', 'brakes'],
  ['breaking', 'braking'],
  ['loosing', 'losing'],
  ['dose', 'does'],
  ['peddle', 'pedal'],
  ['wonder', 'wander'],
  ['wonders', 'wanders'],
  ['loads', 'plenty'],
]);

const remembered = new Map<string, Word>();
/** Longer words are seldom, and a piece cut out of a text that is longer than this keeps the whole text in memory. */
export const LONGEST_REMEMBERED = 12;

function wordOf(written: string): Word {
  const before = remembered.get(written);
  if (before) return before;
  const word = knownOf(written);
  if (written.length <= LONGEST_REMEMBERED && remembered.size < 50_000) remembered.set(written, word);
  return word;
}

function knownOf(spelt: string): Word {
  const written = spelt.replaceAll('’', "'");
  const text = plain(written);
  return {
    written,
    text,
    small: SMALL_WORDS.has(text),
    weak: WEAK_WORDS.has(text),
    no: NEGATIONS.has(text),
    fails: FAILINGS.has(text),
    endsReach: REACH_ENDS.has(text),
    leads: LEADS.has(text),
    circumstance: CIRCUMSTANCES.has(text),
  };
}

/** Contractions become the plain word and a "not": won't → not, doesn't → not. */
function plain(written: string): string {
  const meant = MISSPELT.get(written);
  if (meant !== undefined) return meant;
  if (NOT_CONTRACTIONS.has(written.replace("'", ''))) return 'not';
  if (!written.includes("'")) return written;
  return CONTRACTION.test(written) ? 'not' : written.slice(0, written.indexOf("'"));
}

/** Sentences of raw words. A comma does not end a sentence; a full stop, question mark, new line or semicolon does. */
export function sentencesOf(text: string): RawWord[][] {
  const sentences: RawWord[][] = [];
  const lower = text.toLowerCase();
  let before: RawWord | undefined;
  for (let from = 0; from < lower.length; from += 1) {
    if (!isLetter(lower, from)) continue;
    const to = endOfWord(lower, from);
    const written = wordOf(lower.slice(from, to));
    if (before && isParted(lower, before.to, from)) before = undefined;
    if (before === undefined) sentences.push([]);
    const sentence = sentences.at(-1) as RawWord[];
    const parted = before !== undefined && isAfterPause(lower, before.to, from);
    before = { is: written, parted, asked: lower[to] === '?', from, to };
    sentence.push(before);
    before = withSaying(sentence);
    from = to;
  }
  return sentences;
}

/** Sayings of which small words are the whole or the half, and the words that they mean; the longer of two comes first. */
const SAYINGS: readonly (readonly [saying: string, means: string])[] = [
  ['on fire', 'flame'],
  // one who smokes is no smoke
  ...['i', 'we', 'to', 'never', "don't", 'dont', 'people', 'can you'].map(
    (who) => [`${who} smoke in the car`, 'smoker'] as const,
  ),
  ...[
    'in',
    'into',
    'in to',
    'coming in',
    'coming into',
    'came in',
    'came into',
    'comes in',
    'comes into',
    'getting in',
    'getting into',
  ]
    .flatMap((way) => ['the', 'my', 'our', 'her', 'his'].map((whose) => `smoke ${way} ${whose} car`))
    .map((saying) => [saying, 'smoke cabin'] as const),
  // what one stops at is no lamp of the car, what one looks at may be
  ...['look', 'looking', 'looked', 'stare', 'staring'].flatMap((how) => [
    [`${how} at the lights`, 'lights'] as const,
    [`${how} at the red light`, 'red light'] as const,
    [`${how} at a red light`, 'red light'] as const,
  ]),
  ...['the lights', 'lights', 'some lights', 'a red light', 'the red light', 'red lights', 'the red lights'].map(
    (lights) => [`at ${lights}`, 'trafficlights'] as const,
  ),
  ...['in the light of', 'in light of'].map((saying) => [saying, 'because'] as const),
  // warm is read as hot, and here it is
  ...['very', 'really', 'too', 'so', 'quite', 'pretty'].map((how) => [`${how} warm`, 'hot'] as const),
  ['no brakes', 'brakeless'],
  ['foot off the brake', 'unbraked'],
  ['foot off brake', 'unbraked'],
  ['lift off the brake', 'unbraked'],
  ['come off the brake', 'unbraked'],
  ['came off the brake', 'unbraked'],
  ["haven't started it", 'unstarted'],
  ['havent started it', 'unstarted'],
  ['have not started it', 'unstarted'],
  ['now and then', 'sometimes'],
  ['now and again', 'sometimes'],
  ['once in a while', 'sometimes'],
  ['every so often', 'sometimes'],
  ['time to time', 'sometimes'],
  ['at times', 'sometimes'],
  ['all the time', 'always'],
];
const sayingsByLastWord = new Map<string, { words: string[]; means: string }[]>();
for (const [saying, means] of SAYINGS) {
  const words = saying.split(' ');
  const last = words.at(-1) as string;
  sayingsByLastWord.set(last, [...(sayingsByLastWord.get(last) ?? []), { words, means }]);
}

/** Reads a saying that a sentence ends with as what it means; hands back the last word. */
function withSaying(sentence: RawWord[]): RawWord {
  const last = sentence.at(-1) as RawWord;
  for (const { words, means } of sayingsByLastWord.get(last.is.written) ?? []) {
    const from = sentence.length - words.length;
    const first = sentence[from];
    if (!first || words.some((word, at) => sentence[from + at]?.is.written !== word)) continue;
    const [is, second] = means.split(' ').map(wordOf) as [Word, Word?];
    const whole = { ...first, is, asked: last.asked, to: last.to };
    sentence.splice(from, words.length, whole, ...(second ? [{ ...whole, is: second, parted: false }] : []));
    break;
  }
  return sentence.at(-1) as RawWord;
}

/** A letter or a digit. */
function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
}

/** An apostrophe or a full stop between letters belongs to the word: "isn't", "1.6". */
function endOfWord(text: string, from: number): number {
  let to = from + 1;
  while (isLetter(text, to) || (JOINTS.has(text[to] as string) && isLetter(text, to + 1))) to += 1;
  return to;
}
const JOINTS = new Set(["'", '’', '.']);

/** Whether a sentence ends between two words; mostly a single space lies there. */
const isParted = (text: string, from: number, to: number): boolean =>
  to - from === 1 ? text[from] === '\n' : /[.!?;]\s|\n/.test(text.slice(from, to));

/** After a comma, a colon, a bracket or a dash. */
const isAfterPause = (text: string, from: number, to: number): boolean =>
  to - from > 1 && /[,:(–—-]\s/.test(text.slice(from, to));
