/** Cuts what an owner wrote into the words that matter, each knowing its sentence and whether a "no" reaches it. */
import { stemmer } from 'stemmer';
import {
  CIRCUMSTANCES,
  FAILINGS,
  IDLE_NEGATIONS,
  LEADS,
  NEGATIONS,
  REACH_ENDS,
  SMALL_WORDS,
  WEAK_WORDS,
} from './small-words.ts';

export interface Token {
  /** The word as it is read: its stem, or the name of its group of synonyms. */
  word: string;
  /** True where a "no", "not" or "never" reaches it. */
  denied: boolean;
  /** True for a word that carries something only when little else is said. */
  weak: boolean;
  /** True when it is told as a circumstance: "when cold", "in the wet". */
  led: boolean;
  sentence: number;
  /** Where it stands in the text, for quoting the owner. */
  from: number;
  to: number;
}

/** A word as cut from the text, before synonyms and spelling. */
export interface RawWord {
  text: string;
  from: number;
  to: number;
}

interface Sentence {
  words: RawWord[];
}

const WORD = /[a-z0-9]+(?:['’.][a-z0-9]+)*/g;
const CONTRACTION = /^(.+?)n['’]?t$/;
/** Written with or without the apostrophe; "cant" and "wont" are not the words they look like. */
const NOT_CONTRACTIONS = new Set(
  'isnt arent wasnt werent dont doesnt didnt wont wouldnt shouldnt cant couldnt hasnt havent hadnt aint mustnt neednt'.split(
    ' ',
  ),
);

/** Words that are words of their own, but hardly ever meant in a complaint about a car. */
const MISSPELT: Record<string, string> = {
  breaks: 'brakes',
  breaking: 'braking',
  loosing: 'losing',
  dose: 'does',
  peddle: 'pedal',
  wonder: 'wander',
  wonders: 'wanders',
};

/** How many words a negation reaches at most. */
const REACH = 3;

const stems = new Map<string, string>();
/** Stem of a word, remembered: the same few thousand words come again and again. */
export function stemOf(word: string): string {
  let stem = stems.get(word);
  if (stem === undefined) {
    stem = /\d/.test(word) ? word : stemmer(word);
    if (stems.size < 50_000) stems.set(word, stem);
  }
  return stem;
}

/** Sentences of raw words. A comma does not end a sentence; a full stop, question mark, new line or semicolon does. */
function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  const lower = text.toLowerCase();
  for (const piece of lower.split(/(?<=[.!?;\n])(?=\s)|\n/)) {
    const words = [...piece.matchAll(WORD)].map((match) => ({
      text: match[0].replaceAll('’', "'"),
      from: from + match.index,
      to: from + match.index + match[0].length,
    }));
    if (words.length > 0) sentences.push({ words });
    from += piece.length + (lower[from + piece.length] === '\n' ? 1 : 0);
  }
  return sentences;
}

/** Contractions become the plain word and a "not": won't → not, doesn't → not. */
function plain(word: string, before: string | undefined): string {
  if (word === 'fire' && before === 'on') return 'flame';
  const meant = MISSPELT[word];
  if (meant !== undefined) return meant;
  if (NOT_CONTRACTIONS.has(word.replace("'", ''))) return 'not';
  if (word.includes("'")) {
    if (CONTRACTION.test(word)) return 'not';
    return word.slice(0, word.indexOf("'"));
  }
  return word;
}

/** What stands for a stretch of words: the read-as name and how many content words it takes. */
export interface Reading {
  word: string;
  length: number;
}
/** Turns the content words from `at` on into how they are read: synonyms, spelling, stems. */
export type Reader = (words: readonly RawWord[], at: number) => Reading;

export const readByStem: Reader = (words, at) => ({ word: stemOf((words[at] as RawWord).text), length: 1 });

/** The words that matter, in order. `reader` decides how each is read. */
export function tokensOf(text: string, reader: Reader = readByStem): Token[] {
  const tokens: Token[] = [];
  sentencesOf(text).forEach((sentence, index) => {
    const words = sentence.words.map((word, at) => ({ ...word, text: plain(word.text, sentence.words[at - 1]?.text) }));
    tokens.push(...tokensOfSentence(words, text, index, reader));
  });
  return tokens;
}

function tokensOfSentence(words: RawWord[], text: string, sentence: number, reader: Reader): Token[] {
  const content: (RawWord & { denied: boolean; led: boolean })[] = [];
  let reach = 0;
  words.forEach((word, at) => {
    if (isNo(words, at)) {
      if (idle(words, at)) return;
      reach = REACH;
      const before = content.at(-1);
      if (before && endsWithNo(words, at)) before.denied = true;
      return;
    }
    const joined = at > 0 && (word.text === 'or' || word.text === 'nor');
    if (joined && reach > 0) reach = Math.max(reach, 2);
    else if (isMerely(words, at) || (REACH_ENDS.has(word.text) && !isDeniedCircumstance(words, at))) reach = 0;
    else if (at > 0 && /[,:(–—-]\s/.test(text.slice((words[at - 1] as RawWord).to, word.from + 1))) reach = 0;
    if (SMALL_WORDS.has(word.text)) return;
    content.push({ ...word, denied: reach > 0, led: isLed(words, at) });
    if (reach > 0) reach -= 1;
  });

  const tokens: Token[] = [];
  for (let at = 0; at < content.length; ) {
    const { word, length } = reader(content, at);
    const first = content[at] as (typeof content)[number];
    const last = content[at + length - 1] as (typeof content)[number];
    if (word !== '')
      tokens.push({
        word,
        denied: first.denied,
        weak: length === 1 && WEAK_WORDS.has(first.text),
        led: first.led,
        sentence,
        from: first.from,
        to: last.to,
      });
    at += length;
  }
  return tokens;
}

/** "The light is not on": nothing that counts comes after the "not", so it denies what came before. */
function endsWithNo(words: readonly RawWord[], at: number): boolean {
  const next = words.slice(at + 1).find(({ text }) => !SMALL_WORDS.has(text));
  return words[at]?.text === 'not' && (next === undefined || WEAK_WORDS.has(next.text));
}

function isNo(words: readonly RawWord[], at: number): boolean {
  const { text } = words[at] as RawWord;
  return NEGATIONS.has(text) || (FAILINGS.has(text) && words[at + 1]?.text === 'to');
}

/** "Won't start, just clicks": the no does not reach the clicks. */
function isMerely(words: readonly RawWord[], at: number): boolean {
  const { text } = words[at] as RawWord;
  return (text === 'just' || text === 'only') && words[at - 1]?.text !== 'not';
}

/** "But not when braking": right after a no, a circumstance is what is denied. */
const isDeniedCircumstance = (words: readonly RawWord[], at: number): boolean =>
  CIRCUMSTANCES.has((words[at] as RawWord).text) && words[at - 1]?.text === 'not';

const isLed = (words: readonly RawWord[], at: number): boolean =>
  LEADS.has(words[at - 1]?.text ?? '') ||
  (LEADS.has(words[at - 2]?.text ?? '') && SMALL_WORDS.has(words[at - 1]?.text ?? ''));

function idle(words: readonly RawWord[], at: number): boolean {
  const around = words
    .slice(Math.max(0, at - 1), at + 4)
    .map((word) => word.text)
    .join(' ');
  if (/no warning (light|lamp|message|sign|symbol)/.test(around)) return false;
  return IDLE_NEGATIONS.some((saying) => around.includes(saying));
}
