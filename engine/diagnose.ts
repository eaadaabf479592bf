/** From one visit – words, findings, car, answers – to ranked faults with reasons, the next questions and a verdict. */
import { beliefsIn } from './belief.ts';
import { carAsAnswered, carSignOf, carSignsKnown, hintsBeside, isCarSign, withoutKnown } from './car-signs.ts';
import { type AnswerGiven, findingsOf, isDoubtful, presentIn, signsOf } from './findings.ts';
import type { Fault } from './knowledge.ts';
import { featuresOfName, type Mind, understand } from './mind.ts';
import { type CarFacts, hintedFacts } from './reason/car.ts';
import { NO_FAULT_TOLD, tellsOfFault, withoutNoFault } from './reason/no-fault.ts';
import { type NextQuestion, nextQuestions, putFirst, questionsLeft } from './reason/questions.ts';
import { BALANCE, type Balance, columnOf, type Finding, type Ranking, rank, renewedIn } from './reason/rank.ts';
import { type Verdict, verdictOf } from './reason/verdict.ts';
import { worthShowing } from './shown.ts';
import { type Area, areasOf, ENOUGH_SIGNS, leastSure, ONE_AREA } from './unsure.ts';

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
  /** Too little was said to name a fault. */
  unsure: boolean;
  /** Systems of the car in which it most likely lies, likeliest first; only where no fault can be named. */
  areas: Area[];
}

export interface Considered {
  findings: Finding[];
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
  const ranking = tellsOfFault(visit.words, findings, mind.knowledge.faults[NO_FAULT_TOLD]?.signs ?? {})
    ? { ...ranked, chances: withoutNoFault(mind.tables, ranked.chances) }
    : ranked;
  return { findings, features: kept, told: features.filter(isKept), words, ranking };
}

export function diagnose(mind: Mind, visit: Visit, balance: Balance = BALANCE): Diagnosis {
  const { findings, told, words, ranking } = consider(mind, visit, balance);
  const believed = findings.filter((finding) => !isDoubtful(finding));
  const suspects = worthShowing(mind, ranking.chances).map(({ at, chance }) => {
    const fault = mind.tables.faults[at] as string;
    return { fault, chance, reasons: reasonsFor(mind, at, believed) };
  });
  const known = new Set([
    ...believed.map(({ sign }) => sign),
    ...visit.answers.map(({ sign }) => sign),
    ...carSignsKnown(visit.car),
    ...carSignsKnown(hintedFacts(visit.words)),
  ]);
  const complaints = believed.filter(
    ({ sign, present: there, implied }) => there && !implied && !isCarSign(sign),
  ).length;
  const best = suspects[0]?.chance ?? 0;
  const speaking = suspects[0]?.reasons.filter(({ weight }) => weight > 0) ?? [];
  const unsure = best < leastSure({ words, bySign: speaking.length > 0 });
  const areas = unsure ? areasOf(mind, ranking.chances) : [];
  const anywhere = unsure && complaints < ENOUGH_SIGNS && (areas[0]?.chance ?? 0) < ONE_AREA;
  const most = questionsLeft(visit.answers);
  const verdict = verdictOf(mind.knowledge, presentIn(findings), suspects, mind.danger?.(told));
  const { drive } = verdict;
  return {
    suspects,
    findings: findings.filter((finding) => !isDoubtful(finding) || isFlagged(mind, verdict, finding)),
    questions: putFirst(
      ofTheCar(mind, suspects[0], known),
      nextQuestions(mind.knowledge, mind.tables, ranking.chances, known, { broadly: anywhere, most, drive }),
      most,
    ),
    verdict,
    unsure,
    areas,
  };
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

/** Smallest weight that is worth telling as a reason. */
const WORTH_TELLING = 0.35;

function reasonsFor(mind: Mind, at: number, findings: readonly Finding[]): Suspect['reasons'] {
  const fault = mind.knowledge.faults[mind.tables.faults[at] as string] as Fault;
  return findings
    .filter(({ implied }) => !implied)
    .map((finding) => {
      const fallen = renewedIn(mind.tables, finding).includes(at) ? BALANCE.renewed * finding.sure : 0;
      const weight = (columnOf(mind.tables, finding)?.[at] ?? 0) * finding.sure - fallen;
      return { finding, weight: finding.sign in fault.signs ? weight : Math.min(0, weight) };
    })
    .filter(({ weight }) => Math.abs(weight) >= WORTH_TELLING)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
}
