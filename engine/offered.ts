/**
 * Signs that a language model offers beside what was heard. Those that the owner's own words carry may rank; the others
 * are only asked about. Neither eases a verdict.
 */
import { isCarSign } from './car-signs.ts';
import { consider, type Diagnosis, diagnose, type Visit } from './diagnose.ts';
import type { AnswerGiven } from './findings.ts';
import { DRIVES, type Knowledge } from './knowledge.ts';
import type { Mind } from './mind.ts';
import { leaders } from './reason/leaders.ts';
import { type NextQuestion, putFirst, questionsLeft } from './reason/questions.ts';
import type { Finding } from './reason/rank.ts';
import { type Token, tokensOf } from './words/tokens.ts';

/** A sign by its name, and the owner's words that are said to state it; none for what was read off a picture. */
export interface OfferedSign {
  sign: string;
  said: string;
}

export interface Weighed {
  /** Carried by the owner's own words. */
  counted: Finding[];
  /** Worth asking about, in the order in which they were offered. */
  asked: string[];
}

const LIKELIEST = 30;
const MOST_CHOICES = 280;

/** The signs that a reader may choose from: those of the likeliest faults, and whatever sets off a red flag. */
export function signsToChooseFrom(mind: Mind, visit: Visit): string[] {
  const { faults, redFlags, signs } = mind.knowledge;
  const { ranking } = consider(mind, visit);
  const grave = Object.values(redFlags).flatMap(({ any, with: also }) => [...any, ...also]);
  const near = leaders(ranking.chances, LIKELIEST).flatMap((at) =>
    Object.keys(faults[mind.tables.faults[at] as string]?.signs ?? {}),
  );
  return [...new Set([...grave, ...near])].filter((sign) => sign in signs && !isCarSign(sign)).slice(0, MOST_CHOICES);
}

/** Words of a wording that the owner must have used, as a share, and at least how many. */
const CARRIED = 0.7;
const LEAST_WORDS = 2;
/** An owner's words bent to a sign are less sure than the sign itself. */
const SURE = 0.6;
const LONGEST_SAID = 160;

/** Sorts what was offered. Names that the knowledge does not have, and words that the owner did not write, are dropped. */
export function weighOffered(mind: Mind, words: string, offered: readonly OfferedSign[]): Weighed {
  const wrote = plain(words);
  const counted = new Map<string, Finding>();
  const asked = new Set<string>();
  for (const { sign, said } of offered) {
    const known = mind.knowledge.signs[sign];
    if (!known || !Object.hasOwn(mind.knowledge.signs, sign) || counted.has(sign) || isCarSign(sign)) continue;
    const quoted = said.length <= LONGEST_SAID && plain(said) !== ' ' && wrote.includes(plain(said));
    if (said !== '' && !quoted) continue;
    if (quoted && carries(mind, known, said))
      counted.set(sign, { sign, present: true, sure: SURE, told: false, implied: false, said });
    else if (known.question !== undefined) asked.add(sign);
  }
  return { counted: [...counted.values()], asked: [...asked].filter((sign) => !counted.has(sign)) };
}

const plain = (text: string): string => ` ${(text.toLowerCase().match(/[a-z0-9]+/g) ?? []).join(' ')} `;

/** Whether the words hold most of one of the sign's known wordings, with nothing denied that is not denied there. */
function carries({ lexicon }: Mind, { label, heard }: Knowledge['signs'][string], said: string): boolean {
  const read = (text: string): Token[] => tokensOf(text, lexicon.read);
  const owner = new Map(read(said).map(({ word, denied }) => [word, denied]));
  return [label, ...heard].some((wording) => {
    const needed = new Map(read(wording).map(({ word, denied }) => [word, denied]));
    const there = [...needed].filter(([word, denied]) => owner.get(word) === denied).length;
    return there >= LEAST_WORDS && there >= CARRIED * needed.size;
  });
}

/** A diagnosis with offered signs: they may move the ranking; the verdict is the worse of the two, so no offer lifts a stop. */
export function diagnoseWith(mind: Mind, visit: Visit, offered: readonly Finding[]): Diagnosis {
  const own = diagnose(mind, visit);
  if (offered.length === 0) return own;
  // what the ear heard itself and doubts, a model must not vouch for: its words may be put into its mouth
  const heard = new Set(consider(mind, visit).findings.map(({ sign }) => sign));
  const added = offered.filter(({ sign }) => !heard.has(sign));
  const helped = diagnose(mind, { ...visit, sensed: [...visit.sensed, ...added] });
  const eased = DRIVES.indexOf(helped.verdict.drive) < DRIVES.indexOf(own.verdict.drive);
  const sameButRuled = helped.verdict.drive === own.verdict.drive && own.verdict.rule !== undefined;
  return eased || sameButRuled ? { ...helped, verdict: own.verdict } : helped;
}

/** The questions, with those about the wanted signs first: what a model believes to have read, what sound cannot tell. */
export function askingFirst(
  { signs }: Knowledge,
  { questions, findings }: Pick<Diagnosis, 'questions' | 'findings'>,
  wanted: readonly string[],
  answers: readonly AnswerGiven[],
  mostFirst = wanted.length,
): NextQuestion[] {
  const known = new Set([...findings, ...answers].map(({ sign }) => sign));
  const first = wanted.flatMap((sign) => {
    const question = signs[sign]?.question;
    return question === undefined || known.has(sign) ? [] : [{ sign, question, worth: 0 }];
  });
  return putFirst(first.slice(0, mostFirst), questions, questionsLeft(answers));
}
