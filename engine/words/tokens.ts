/** Cuts what an owner wrote into the words that matter, each knowing its sentence and whether a "no" reaches it. */
import { stemmer } from 'stemmer';
import {
  CIRCUMSTANCES,
  FAILINGS,
  GOES_ON,
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
  /** True where a comma, a colon, a bracket, a dash or the beginning of another clause parts it from the word before. */
  parted: boolean;
  sentence: number;
  /** Where it stands in the text, for quoting the owner. */
  from: number;
  to: number;
}

/** A word as cut from the text, before synonyms and spelling. */
export interface RawWord {
  is: Word;
  /** True where a comma, a colon, a bracket or a dash stands before it. */
  parted: boolean;
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
]);

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
function sentencesOf(text: string): RawWord[][] {
  const sentences: RawWord[][] = [];
  const lower = text.toLowerCase();
  let before: RawWord | undefined;
  for (let from = 0; from < lower.length; from += 1) {
    if (!isLetter(lower, from)) continue;
    const to = endOfWord(lower, from);
    const written = wordOf(lower.slice(from, to));
    if (before && isParted(lower, before.to, from)) before = undefined;
    if (before === undefined) sentences.push([]);
    const is = written.text === 'fire' && before?.is.written === 'on' ? wordOf('flame') : written;
    before = { is, parted: before !== undefined && isAfterPause(lower, before.to, from), from, to };
    (sentences.at(-1) as RawWord[]).push(before);
    from = to;
  }
  return sentences;
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

/** What stands for a stretch of words: the read-as name and how many content words it takes. */
export interface Reading {
  word: string;
  length: number;
}
/** Turns the content words from `at` on into how they are read: synonyms, spelling, stems. */
export type Reader = (words: readonly RawWord[], at: number) => Reading;

export const readByStem: Reader = (words, at) => ({ word: stemOf((words[at] as RawWord).is.text), length: 1 });

/** The words that matter, in order. `reader` decides how each is read. */
export function tokensOf(text: string, reader: Reader = readByStem): Token[] {
  const tokens: Token[] = [];
  sentencesOf(text).forEach((words, sentence) => {
    addTokens(tokens, contentOf(words), sentence, reader);
  });
  return tokens;
}

/** A word that matters, and how it is told. */
interface Content extends RawWord {
  denied: boolean;
  led: boolean;
}

function contentOf(words: readonly RawWord[]): Content[] {
  const content: Content[] = [];
  let reach = 0;
  let parted = false;
  words.forEach((word, at) => {
    const { is, from, to } = word;
    parted ||= word.parted || beginsClause(words, at);
    if (isNo(words, at)) {
      if (idle(words, at)) return;
      reach = REACH;
      const before = content.at(-1);
      if (before && endsWithNo(words, at)) before.denied = true;
      return;
    }
    if (reach > 0) {
      if (at > 0 && (is.text === 'or' || is.text === 'nor')) reach = Math.max(reach, 2);
      else if (endsReach(words, at) || word.parted) reach = 0;
    }
    if (is.small) return;
    content.push({ is, parted, from, to, denied: reach > 0, led: isLed(words, at) });
    parted = false;
    if (reach > 0) reach -= 1;
  });
  return content;
}

function addTokens(tokens: Token[], content: readonly Content[], sentence: number, reader: Reader): void {
  for (let at = 0; at < content.length; ) {
    const { word, length } = reader(content, at);
    const { is, denied, led, parted, from } = content[at] as Content;
    const { to } = content[at + length - 1] as Content;
    if (word !== '') tokens.push({ word, denied, weak: length === 1 && is.weak, led, parted, sentence, from, to });
    at += length;
  }
}

/** "The light is not on": nothing that counts comes after the "not", so it denies what came before; not "starts fine but won't go". */
function endsWithNo(words: readonly RawWord[], at: number): boolean {
  for (let back = at - 1; words[back]?.is.small === true; back -= 1) if (words[back]?.is.endsReach) return false;
  const next = words.slice(at + 1).find(({ is }) => !is.small);
  return words[at]?.is.text === 'not' && (next === undefined || next.is.weak);
}

function isNo(words: readonly RawWord[], at: number): boolean {
  const { is } = words[at] as RawWord;
  return is.no || (is.fails && words[at + 1]?.is.text === 'to');
}

const endsReach = (words: readonly RawWord[], at: number): boolean =>
  isMerely(words, at) || ((words[at] as RawWord).is.endsReach && !isDeniedCircumstance(words, at));

/** After a comma, a colon, a bracket or a dash. */
const isAfterPause = (text: string, from: number, to: number): boolean =>
  to - from > 1 && /[,:(–—-]\s/.test(text.slice(from, to));

/** "Won't start, just clicks": the no does not reach the clicks. */
function isMerely(words: readonly RawWord[], at: number): boolean {
  const { text } = (words[at] as RawWord).is;
  return (text === 'just' || text === 'only') && words[at - 1]?.is.text !== 'not';
}

/** "But not when braking", "never at speed": right after a no, a circumstance is what is denied. */
const isDeniedCircumstance = (words: readonly RawWord[], at: number): boolean =>
  (words[at] as RawWord).is.circumstance && /^(not|never)$/.test(words[at - 1]?.is.text ?? '');

/** "But …" and "and …": what comes is mostly told of something else, if not "and goes out". */
const beginsClause = (words: readonly RawWord[], at: number): boolean => {
  const { text } = (words[at] as RawWord).is;
  return text === 'but' || (text === 'and' && !GOES_ON.has(words[at + 1]?.is.text ?? ''));
};

const isLed = (words: readonly RawWord[], at: number): boolean =>
  words[at - 1]?.is.leads === true || (words[at - 2]?.is.leads === true && words[at - 1]?.is.small === true);

function idle(words: readonly RawWord[], at: number): boolean {
  const around = words
    .slice(Math.max(0, at - 1), at + 4)
    .map(({ is }) => is.text)
    .join(' ');
  if (/no warning (light|lamp|message|sign|symbol)/.test(around)) return false;
  return IDLE_NEGATIONS.some((saying) => around.includes(saying));
}
