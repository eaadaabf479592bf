/** Of what an owner wrote the words that matter, each knowing its sentence and whether a "no" reaches it. */
import { stemmer } from 'stemmer';
import { type RawWord, sentencesOf } from './sentences.ts';
import { GOES_AWAY, GOES_ON, IDLE_NEGATIONS } from './small-words.ts';

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

/** What stands for a stretch of words: the read-as name and how many content words it takes. */
export interface Reading {
  word: string;
  length: number;
}
/** Turns the content words from `at` on into how they are read: synonyms, spelling, stems. */
export type Reader = (words: readonly RawWord[], at: number) => Reading;

export const readByStem: Reader = (words, at) => ({ word: stemOf((words[at] as RawWord).is.text), length: 1 });

/** The words that matter, in order. `reader` decides how each is read. */
export const tokensOf = (text: string, reader: Reader = readByStem): Token[] => tokensIn(sentencesOf(text), reader);

/** The same, of a text that is cut into sentences already. */
export function tokensIn(sentences: readonly (readonly RawWord[])[], reader: Reader): Token[] {
  const tokens: Token[] = [];
  const burning = sentences.flatMap((words) => words.filter((_, at) => tellsOfBurning(words, at)));
  sentences.forEach((words, sentence) => {
    addTokens(tokens, contentOf(words, burning), sentence, reader);
  });
  return tokens;
}

/** A word that matters, and how it is told. */
interface Content extends RawWord {
  denied: boolean;
  led: boolean;
  /** A lamp that is said not to burn, or its name. */
  unlit?: true;
}

function contentOf(words: readonly RawWord[], burning: readonly RawWord[]): Content[] {
  const content: Content[] = [];
  let reach = 0;
  let parted = false;
  words.forEach((word, at) => {
    const { is } = word;
    parted ||= word.parted || beginsClause(words, at);
    const unlit = lampSaidToBeOff(words, at, burning);
    if (unlit.length > 0) for (const one of content) if (unlit.some(({ from }) => from === one.from)) one.unlit = true;
    if (isNo(words, at)) {
      if (idle(words, at)) return;
      reach = REACH;
      const before = content.at(-1);
      if (before && !LAMP.test(before.is.text) && endsWithNo(words, at)) before.denied = true;
      return;
    }
    if (reach > 0) {
      if (at > 0 && (is.text === 'or' || is.text === 'nor')) reach = Math.max(reach, 2);
      else if (endsReach(words, at) || word.parted) reach = 0;
    }
    if (is.small) return;
    content.push({ ...word, parted, denied: reach > 0, led: isLed(words, at) });
    parted = false;
    if (reach > 0) reach -= 1;
  });
  return content;
}

function addTokens(tokens: Token[], content: readonly Content[], sentence: number, reader: Reader): void {
  for (let at = 0; at < content.length; ) {
    const { word, length } = reader(content, at);
    const { is, led, parted, from, ...first } = content[at] as Content;
    const { to, unlit } = content[at + length - 1] as Content;
    const denied = first.denied || unlit === true;
    if (word !== '') tokens.push({ word, denied, weak: length === 1 && is.weak, led, parted, sentence, from, to });
    at += length;
  }
}

/**
 * "The light is not on": nothing that counts comes after the "not", so it denies what came before; not "starts fine but
 * won't go", nor "the light won't go off".
 */
function endsWithNo(words: readonly RawWord[], at: number): boolean {
  for (let back = at - 1; words[back]?.is.small === true; back -= 1) if (words[back]?.is.endsReach) return false;
  const [next, after] = words.slice(at + 1).filter(({ is }) => !is.small);
  const ends = next === undefined || (next.is.weak && !(after && GOES_AWAY.has(after.is.text)));
  return words[at]?.is.text === 'not' && ends;
}

/**
 * The lamp of "the oil light is off", "isn't on" or "never came on": it does not burn. One that "went off" may have come
 * on, one that was off or is "not on at idle" may burn now, a brake light that is off may be a bulb; and where any word of
 * the text may tell of a lamp that burns, at any time, none is denied: caution needs less proof than ease.
 * The word before it says which lamp, and goes with it.
 */
function lampSaidToBeOff(words: readonly RawWord[], at: number, burning: readonly RawWord[]): readonly RawWord[] {
  const textAt = (place: number) => words[place]?.is.text ?? '';
  const before = BEING.has(textAt(at - 1)) ? at - 2 : at - 1;
  const lamp = words[before];
  if (lamp === undefined || !LAMP.test(lamp.is.text) || words[at]?.parted) return [];
  const being = before < at - 1 || /'s$/.test(lamp.is.written);
  const is =
    textAt(at) === 'off'
      ? being
      : (textAt(at) === 'never' && LIGHTS_UP.test(textAt(at + 1))) ||
        (textAt(at) === 'not' && isMerelyOn(words, at + 1));
  const own = words.slice(at, textAt(at) === 'off' ? at + 1 : at + 3);
  return is && !BULB.test(textAt(before - 1)) && burning.every((word) => own.includes(word))
    ? words.slice(Math.max(0, before - (lamp.parted ? 0 : 1)), before + 1)
    : [];
}
/** "On", "lit" or "come on", and nothing behind it that says when or where. */
function isMerelyOn(words: readonly RawWord[], from: number): boolean {
  const textAt = (place: number) => words[place]?.is.text ?? '';
  const at = LIGHTS_UP.test(textAt(from)) && textAt(from + 1) === 'on' ? from + 1 : from;
  const next = words[at + 1];
  return /^(on|lit|showing)$/.test(textAt(at)) && (!next || next.parted || /^(but|and|so|though)$/.test(next.is.text));
}
const BEING = new Set(['is', 'are', 'stays', 'has', 'have']);
const LAMP = /^(light|lamp|eml|mil|cel)s?$/;
const BULB = /^(brake|tail|side|fog|head|rear|front|reverse|reversing|number|plate|interior|indicator|hazard)$/;
/** No flashing: a lamp that never flashed may burn all the time. */
const LIGHTS_UP = /^(com(e|es|ing)|came|show(s|ed|n)?|lit|lights|appear(s|ed)?|been)$/;

/** Whether a word tells of a lamp that burns, or of another time. */
function tellsOfBurning(words: readonly RawWord[], at: number): boolean {
  const { is, parted } = words[at] as RawWord;
  return BURNS.has(is.text) || (is.text === 'on' && (parted || COMES.has(words[at - 1]?.is.text ?? '')));
}
const BURNS = new Set(
  (
    'come comes coming came flash flashes flashed flashing flicker flickers flickered flickering lit glow glows glowed glowing ' +
    'until till unless before except again then now today yesterday yet sometimes once twice does did intermittent intermittently'
  ).split(' '),
);
/** An "on" behind these: "it is on", "comes back on", "off and on". */
const COMES = new Set(
  'is are was were it its go goes gone went going stay stays stayed back and or still light lamp lights lamps off only just'.split(
    ' ',
  ),
);

function isNo(words: readonly RawWord[], at: number): boolean {
  const { is } = words[at] as RawWord;
  return is.no || (is.fails && words[at + 1]?.is.text === 'to');
}

const endsReach = (words: readonly RawWord[], at: number): boolean =>
  isMerely(words, at) ||
  ((words[at] as RawWord).is.endsReach && !isDeniedCircumstance(words, at) && !isNeverOnce(words, at));

/** "It has never once overheated", "not yet overheated", "does not now overheat": said for emphasis, it ends nothing. */
const isNeverOnce = (words: readonly RawWord[], at: number): boolean =>
  /^(once|yet|now)$/.test(words[at]?.is.text ?? '') && /^(not|never)$/.test(words[at - 1]?.is.text ?? '');

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
  return text === 'but' || ((text === 'and' || text === 'n') && !GOES_ON.has(words[at + 1]?.is.text ?? ''));
};

/** Small words at most lie between: "when cold", "when it's been raining". */
function isLed(words: readonly RawWord[], at: number): boolean {
  for (let back = at - 1; back >= at - 1 - MOST_BETWEEN && !words[back + 1]?.parted; back -= 1) {
    if (words[back]?.is.leads === true) return true;
    if (words[back]?.is.small !== true) return false;
  }
  return false;
}
const MOST_BETWEEN = 3;

function idle(words: readonly RawWord[], at: number): boolean {
  const around = words
    .slice(Math.max(0, at - 1), at + 4)
    .map(({ is }) => is.text)
    .join(' ');
  if (/no warning (light|lamp|message|sign|symbol)/.test(around)) return false;
  return IDLE_NEGATIONS.some((saying) => around.includes(saying));
}
