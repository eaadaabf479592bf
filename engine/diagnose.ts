/** From one visit – words, findings, car, answers – to ranked faults with reasons, the next questions and a verdict. */
import { BELIEVED, beliefsIn } from './belief.ts';
import { carAsAnswered, carSignsKnown } from './car-signs.ts';
import { type Fault, systemOf } from './knowledge.ts';
import { type Mind, understand } from './mind.ts';
import { type CarFacts, hintedFacts } from './reason/car.ts';
import { leaders } from './reason/leaders.ts';
import { type NextQuestion, nextQuestions } from './reason/questions.ts';
import { BALANCE, type Balance, columnOf, type Finding, type Ranking, rank, renewedIn } from './reason/rank.ts';
import { type Verdict, verdictOf } from './reason/verdict.ts';
import type { HeardSign } from './words/hear.ts';

export interface AnswerGiven {
  sign: string;
  answer: 'yes' | 'no' | 'unknown';
}

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
  areas: { system: string; chance: number }[];
}

export interface Considered {
  findings: Finding[];
  features: string[];
  words: number;
  ranking: Ranking;
}

/** Evidence and chances, without choosing what to show. */
export function consider(mind: Mind, visit: Visit, balance: Balance = BALANCE): Considered {
  const { heard, codes, features, words } = understand(mind, visit.words);
  const alike = features.length > 0 ? mind.likeness?.score(features) : undefined;
  const findings = findingsOf(mind, visit, heard, codes, beliefsIn(mind, heard, alike));
  // what was answered or corrected no longer speaks through the words; it counts as a known sign instead
  const corrected = new Set(visit.answers.flatMap(({ sign }) => [`+${sign}`, `-${sign}`]));
  const kept = features.filter((feature) => !corrected.has(feature));
  const ranking = rank(
    mind,
    {
      findings,
      features: kept,
      alike: kept.length === features.length ? alike : undefined,
      car: visit.car,
      possible: carAsAnswered(visit.car, visit.answers),
      hints: hintedFacts(visit.words),
      thisYear: visit.thisYear,
    },
    balance,
  );
  return { findings, features: kept, words, ranking };
}

const codeSign = (code: string): string => `code-${code.toLowerCase()}`;
const isCode = (sign: string): boolean => sign.startsWith('code-');

function findingsOf(
  mind: Mind,
  visit: Visit,
  heard: readonly HeardSign[],
  codes: readonly string[],
  beliefs: ReadonlyMap<string, number>,
): Finding[] {
  const findings = new Map<string, Finding>();
  const stated = new Set(heard.filter(({ present }) => present).map(({ sign }) => sign));
  const impliedOnly = (sign: string) =>
    [...stated].some((other) => other !== sign && (mind.ear.implies.get(other) ?? []).includes(sign));
  for (const { sign, present, said, echo = false } of heard)
    findings.set(sign, {
      sign,
      present,
      sure: beliefs.get(sign) ?? 1,
      told: true,
      implied: echo || (present && impliedOnly(sign)),
      said,
    });
  for (const code of codes)
    findings.set(codeSign(code), {
      sign: codeSign(code),
      present: true,
      sure: 1,
      told: false,
      implied: false,
      said: code,
    });
  for (const finding of visit.sensed) {
    const said = findings.get(finding.sign);
    if (!said || isDoubtful(said)) findings.set(finding.sign, finding);
  }
  for (const { sign, answer } of visit.answers) {
    if (answer === 'unknown') findings.delete(sign);
    else findings.set(sign, { sign, present: answer === 'yes', sure: 1, told: false, implied: false });
  }
  return [...findings.values()];
}

export function diagnose(mind: Mind, visit: Visit, balance: Balance = BALANCE): Diagnosis {
  const { findings, words, ranking } = consider(mind, visit, balance);
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
  const there = findings.filter((finding) => finding.present && isThere(finding));
  const present = { all: signsOf(there), believed: signsOf(there.filter((finding) => !isDoubtful(finding))) };
  const told = believed.filter(({ present: there, implied }) => there && !implied).length;
  const best = suspects[0]?.chance ?? 0;
  const unsure = best < leastSure(words, told, believed);
  const areas = unsure ? areasOf(mind, ranking.chances) : [];
  const anywhere = unsure && told < ENOUGH_SIGNS && (areas[0]?.chance ?? 0) < ONE_AREA;
  const verdict = verdictOf(mind.knowledge, present, suspects);
  return {
    suspects,
    findings: findings.filter((finding) => !isDoubtful(finding) || isFlagged(mind, verdict, finding)),
    questions: nextQuestions(mind.knowledge, mind.tables, ranking.chances, known, anywhere),
    verdict,
    unsure,
    areas,
  };
}

const signsOf = (findings: readonly Finding[]): Set<string> => new Set(findings.map(({ sign }) => sign));

/** Heard in the words, but so loosely that it is not shown and gives no reason. */
const isDoubtful = ({ told, sure }: Finding): boolean => told && sure < BELIEVED;
/** What sets a red flag off counts, doubtful or not: no learning eases a verdict. */
const isThere = ({ told, sure }: Finding): boolean => told || sure >= 0.5;

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

/** Below this chance no fault is named as the likeliest; of few words more is asked, and still more where no sign was heard in them. */
const LEAST_SURE = 0.25;
const FEW_WORDS = 3;
const LEAST_SURE_OF_FEW = 0.45;
const LEAST_SURE_WITHOUT_SIGN = 0.8;

/** A code is one word and says much. */
function leastSure(words: number, told: number, findings: readonly Finding[]): number {
  if (words >= FEW_WORDS || findings.some(({ sign }) => isCode(sign))) return LEAST_SURE;
  return told === 0 ? LEAST_SURE_WITHOUT_SIGN : LEAST_SURE_OF_FEW;
}
/** With fewer signs than this and no clear favourite, the systems are told apart first. */
const ENOUGH_SIGNS = 2;
/** Unless this much of the chance lies in one system already: then its faults are told apart. */
const ONE_AREA = 0.8;
const MOST_AREAS = 4;
const LEAST_AREA = 0.08;

function areasOf({ tables }: Mind, chances: Float64Array): Diagnosis['areas'] {
  const areas = new Map<string, number>();
  chances.forEach((chance, at) => {
    const system = systemOf(tables.faults[at] as string);
    areas.set(system, (areas.get(system) ?? 0) + chance);
  });
  return [...areas]
    .map(([system, chance]) => ({ system, chance }))
    .filter(({ chance }) => chance >= LEAST_AREA)
    .sort((a, b) => b.chance - a.chance)
    .slice(0, MOST_AREAS);
}

const MOST_SHOWN = 6;
/** Once this much of the chance is covered the rest is not worth an owner's time. Real cases are told too boldly, so it is much. */
const ENOUGH_COVERED = 0.995;
const LEAST_SHOWN = 0.003;

interface Shown {
  at: number;
  chance: number;
}

/** One to six results, as many as deserve to be there; what is the same fault in other words adds to the likelier one. */
function worthShowing({ tables, knowledge }: Mind, chances: Float64Array): Shown[] {
  const shown = new Map<string, Shown>();
  let covered = 0;
  for (const at of leaders(chances, 2 * MOST_SHOWN)) {
    const chance = chances[at] as number;
    if (shown.size > 0 && (chance < LEAST_SHOWN || covered > ENOUGH_COVERED)) break;
    if (!Number.isFinite(chance)) break;
    const fault = tables.faults[at] as string;
    const kind = knowledge.faults[fault]?.same_as ?? fault;
    const same = shown.get(kind);
    if (same) same.chance += chance;
    else if (shown.size < MOST_SHOWN) shown.set(kind, { at, chance });
    covered += chance;
  }
  return [...shown.values()].sort((a, b) => b.chance - a.chance);
}

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
