/** From one visit – words, findings, car, answers – to ranked faults with reasons, the next questions and a verdict. */
import { beliefsIn } from './belief.ts';
import { carAsAnswered, carSignOf, carSignsKnown, hintsBeside, isCarSign, withoutKnown } from './car-signs.ts';
import { type AnswerGiven, findingsOf, isDoubtful, presentIn, signsOf } from './findings.ts';
import { graveMissed, onlyOf, withFirst } from './grave-first.ts';
import type { Fault } from './knowledge.ts';
import { featuresOfName, type Mind, understand } from './mind.ts';
import { type CarFacts, hintedFacts } from './reason/car.ts';
import { withoutNoFault } from './reason/no-fault.ts';
import { type NextQuestion, nextQuestions, putFirst, questionsLeft } from './reason/questions.ts';
import { BALANCE, type Balance, columnOf, type Finding, type Ranking, rank, renewedIn } from './reason/rank.ts';
import { type Verdict, verdictOf } from './reason/verdict.ts';
import { type Shown, worthShowing } from './shown.ts';
import { type Area, howSure, strangeIn } from './unsure.ts';
import { isCodeSign } from './words/codes.ts';

export interface Visit {
  words: string;
  car: CarFacts;
  answers: readonly AnswerGiven[];
  /** Signs from a recording or a photo. */
  sensed: readonly Finding[];
  thisYear: number;
}

export interface Suspect {
  fault: string;
  chance: number;
  /** Findings that speak for it or against it, strongest first. */
  reasons: { finding: Finding; weight: number }[];
}

export interface Diagnosis {
  suspects: Suspect[];
  findings: Finding[];
  questions: NextQuestion[];
  verdict: Verdict;
  /** Two things were told: what explains the verdict comes first, and its chances are for it alone. */
  apart: boolean;
  /** Too little was said to name a fault. */
  unsure: boolean;
  /** Codes that no file of ours speaks of, where nothing else was told. */
  strangeCodes: readonly string[];
  /** Systems of the car in which it most likely lies, likeliest first; only where no fault can be named. */
  areas: Area[];
}

export interface Considered {
  findings: Finding[];
  codes: string[];
  /** What the networks look at: the words and the car's name, without what was corrected. */
  features: string[];
  /** The same without the car's name. */
  told: string[];
  words: number;
  ranking: Ranking;
}

/** Evidence and chances, without choosing what to show. */
export function consider(mind: Mind, visit: Visit, balance: Balance = BALANCE): Considered {
  const { heard, codes, features, words } = understand(mind, visit.words);
  const named = features.length > 0 ? [...new Set([...features, ...featuresOfName(mind, visit.car)])] : [];
  const alike = named.length > 0 ? mind.likeness?.score(named) : undefined;
  const answers = withoutKnown(visit.answers, visit.car);
  const possible = carAsAnswered(visit.car, answers);
  const beliefs = beliefsIn(mind, heard, alike);
  const findings = findingsOf(mind, { heard, codes, beliefs }, { answers, sensed: visit.sensed });
  // what was answered or corrected no longer speaks through the words; it counts as a known sign instead
  const corrected = new Set(visit.answers.flatMap(({ sign }) => [`+${sign}`, `-${sign}`]));
  const isKept = (feature: string) => !corrected.has(feature);
  const kept = named.filter(isKept);
  const ranked = rank(
    mind,
    {
      findings,
      features: kept,
      words,
      byCode: codes.length > 0,
      alike: kept.length === named.length ? alike : undefined,
      car: visit.car,
      possible,
      hints: hintsBeside(hintedFacts(visit.words), possible),
      thisYear: visit.thisYear,
    },
    balance,
  );
  const chances = withoutNoFault(mind.knowledge, mind.tables, ranked.chances, { words: visit.words, findings });
  const ranking = { ...ranked, chances };
  return { findings, codes, features: kept, told: features.filter(isKept), words, ranking };
}

export function diagnose(mind: Mind, visit: Visit, balance: Balance = BALANCE): Diagnosis {
  const { findings, codes, told, words, ranking } = consider(mind, visit, balance);
  const { chances } = ranking;
  const believed = findings.filter((finding) => !isDoubtful(finding));
  const complaints = believed.filter(
    ({ sign, present: there, implied }) => there && !implied && !isCarSign(sign),
  ).length;
  const strangeCodes = complaints <= codes.length ? strangeIn(mind, codes, words) : [];
  const present = presentIn(findings);
  const shown = worthShowing(mind, chances);
  const verdict =
    strangeCodes.length > 0
      ? verdictOf(mind.knowledge, present, [])
      : verdictOf(mind.knowledge, present, namesOf(mind, shown), mind.danger?.(told));
  const grave = graveMissed(mind, chances, shown, verdict, present);
  const suspects = namesOf(mind, withFirst(grave, shown)).map(({ at, ...suspect }) => ({
    ...suspect,
    reasons: reasonsFor(mind, at, believed),
  }));
  const sureness = howSure(mind, chances, { first: suspects[0], complaints, words, strange: strangeCodes.length > 0 });
  const known = new Set([
    ...believed.map(({ sign }) => sign),
    ...visit.answers.map(({ sign }) => sign),
    ...carSignsKnown(visit.car),
    ...carSignsKnown(hintedFacts(visit.words)),
  ]);
  const most = questionsLeft(visit.answers);
  const asked = grave.length > 0 ? onlyOf(grave, chances.length) : chances;
  const how = { apart: sureness.tellApart, most, drive: verdict.drive };
  return {
    suspects,
    findings: findings.filter((finding) => !isDoubtful(finding) || isFlagged(mind, verdict, finding)),
    questions: putFirst(
      [...ofWhatIsDoubted(mind, verdict, findings), ...ofTheCar(mind, suspects[0], known)],
      nextQuestions(mind.knowledge, mind.tables, asked, known, how),
      most,
    ),
    verdict,
    apart: grave.length > 0,
    unsure: sureness.unsure,
    strangeCodes,
    areas: sureness.areas,
  };
}

const namesOf = ({ tables }: Mind, shown: readonly Shown[]) =>
  shown.map(({ at, chance }) => ({ at, fault: tables.faults[at] as string, chance }));

/** What stops the car and is hardly believed is asked first: a leak that was mended years ago stops it no longer once that is said. */
function ofWhatIsDoubted({ knowledge }: Mind, { rule }: Verdict, findings: readonly Finding[]): NextQuestion[] {
  const flag = rule === undefined ? undefined : knowledge.redFlags[rule];
  const behind = findings.filter(({ sign, present }) => present && flag?.any.includes(sign));
  if (!behind.every(isDoubtful)) return [];
  return behind.slice(0, 1).flatMap(({ sign }) => {
    const question = knowledge.signs[sign]?.question;
    return question === undefined ? [] : [{ sign, question, worth: 0 }];
  });
}

/** A mechanic asks first whether it can be so at all: before a diesel's fault is believed, whether it is a diesel. */
function ofTheCar({ knowledge }: Mind, first: Suspect | undefined, known: ReadonlySet<string>): NextQuestion[] {
  if (first === undefined || first.chance > SURE_OF_CAR) return [];
  const sign = carSignOf(knowledge.faults[first.fault] as Fault, known);
  const question = sign && knowledge.signs[sign]?.question;
  return sign === undefined || question === undefined ? [] : [{ sign, question, worth: 0 }];
}

/** With a chance above this the words themselves tell what kind of car it is. */
const SURE_OF_CAR = 0.8;

/** The signs of a text, said alone, that are heard and believed. */
export const believedIn = (mind: Mind, words: string): Set<string> =>
  signsOf(
    consider(mind, { words, car: {}, answers: [], sensed: [], thisYear: 0 }).findings.filter(
      (finding) => !isDoubtful(finding),
    ),
  );

/** What set a red flag off is shown all the same, so that the owner can put it right. */
const isFlagged = ({ knowledge }: Mind, { rule }: Verdict, { sign }: Finding): boolean => {
  const flag = rule === undefined ? undefined : knowledge.redFlags[rule];
  return flag !== undefined && [...flag.any, ...flag.with].includes(sign);
};

/** A code speaks for the faults it is listed with, whether or not their own files name it. That it is not theirs is no reason against them. */
const pointsTo = ({ tables }: Mind, sign: string, at: number): boolean =>
  isCodeSign(sign) && tables.named.get(sign)?.has(at) === true;

/** Smallest weight that is worth telling as a reason. */
const WORTH_TELLING = 0.35;

function reasonsFor(mind: Mind, at: number, findings: readonly Finding[]): Suspect['reasons'] {
  const fault = mind.knowledge.faults[mind.tables.faults[at] as string] as Fault;
  return findings
    .filter(({ implied }) => !implied)
    .map((finding) => {
      const fallen = renewedIn(mind.tables, finding).includes(at) ? BALANCE.renewed * finding.sure : 0;
      const weight = (columnOf(mind.tables, finding)?.[at] ?? 0) * finding.sure - fallen;
      const isItsOwn = (fault.signs[finding.sign] ?? 'never') !== 'never' || pointsTo(mind, finding.sign, at);
      return { finding, weight: isItsOwn ? weight : Math.min(0, weight) };
    })
    .filter(({ finding, weight }) => Math.abs(weight) >= WORTH_TELLING && (weight > 0 || !isCodeSign(finding.sign)))
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
}
