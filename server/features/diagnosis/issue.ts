/** One suspect fault as the contract tells it: titles, reasons, costs, how to be sure. */
import type { Evidence, Issue } from '#contract/diagnosis.ts';
import type { Suspect } from '#engine/diagnose.ts';
import type { Check, Drive, Fault, Job, Knowledge } from '#engine/knowledge.ts';
import type { CarFacts } from '#engine/reason/car.ts';
import { type CarClass, carClass, costsOf, partsOf } from '#engine/reason/costs.ts';
import { type LabourPlace, UK_AVERAGE } from '#engine/reason/labour.ts';
import { mayDo } from '#engine/reason/safe-to-try.ts';
import { knownOn } from '#engine/reason/weak-points.ts';
import { midSentence } from '#engine/words/mid-sentence.ts';
import { costText } from '#server/knowledge/cost-text.ts';

/** Reasons shown per result. */
const MOST_REASONS = 8;

export function issueOf(
  knowledge: Knowledge,
  { fault: id, chance, reasons }: Suspect,
  car: CarFacts,
  place: LabourPlace,
  verdict: Drive,
): Issue {
  const fault = knowledge.faults[id] as Fault;
  const { head, tail } = toldOf(knowledge, id, fault, car, place);
  return {
    ...head,
    ...(verdict === 'stop' && fault.drive !== 'stop' && { timeFrame: BEFORE_IT_IS_DRIVEN }),
    confidence: Math.round(chance * 1000) / 1000,
    evidence: reasons.slice(0, MOST_REASONS).map(({ finding, weight }) => evidenceOf(knowledge, finding, weight)),
    ...tail,
    confirm: cheapestFirst(fault.confirm.filter(({ by, needs }) => by === 'garage' || mayDo(needs, verdict))),
    knownOn: knownOn(knowledge.weakPoints[id] ?? [], car).map(({ note }) => note),
  };
}

/** A fault that could wait by itself cannot in a car that must stand. */
const BEFORE_IT_IS_DRIVEN = 'Before it is driven again';

/** What is told of a fault whatever the owner said: all that stands in its file and its job, priced for a kind of car. */
interface Told {
  head: Pick<Issue, 'id' | 'title' | 'description' | 'severity' | 'timeFrame' | 'details'>;
  /** What costs nothing but time has no costs. */
  tail: Pick<Issue, 'drive' | 'driveWhy' | 'tutorialIds' | 'diyDifficulty' | 'costs'>;
}

/** Kept for each kind of car at the UK average, which is what most ask for. */
const remembered = new WeakMap<Fault, Map<CarClass, Told>>();

function toldOf(knowledge: Knowledge, id: string, fault: Fault, car: CarFacts, place: LabourPlace): Told {
  if (place !== UK_AVERAGE) return told(knowledge, id, fault, car, place);
  const kinds = remembered.get(fault) ?? new Map<CarClass, Told>();
  remembered.set(fault, kinds);
  const kind = carClass(car);
  const before = kinds.get(kind);
  if (before) return before;
  const now = told(knowledge, id, fault, car, place);
  kinds.set(kind, now);
  return now;
}

function told(knowledge: Knowledge, id: string, fault: Fault, car: CarFacts, place: LabourPlace): Told {
  const jobs = fault.mended_by.map((job) => [job, knowledge.jobs[job] as Job] as const);
  const [, usual] = jobs[0] as (typeof jobs)[number];
  const costs = costsOf(usual, knowledge.parts, car, place);
  return {
    head: {
      id,
      title: fault.name,
      description: fault.summary,
      severity: fault.severity,
      timeFrame: fault.act_within,
      details: {
        repairCost: costText(costs, place),
        requiredParts: partsOf(usual, knowledge.parts).map(({ part, count }) =>
          count > 1 ? `${part.name} × ${count}` : part.name,
        ),
        potentialComplications: fault.if_ignored,
      },
    },
    tail: {
      drive: fault.drive,
      driveWhy: fault.drive_why,
      ...(costs.high > 0 && { costs }),
      tutorialIds: jobs.filter(([, job]) => job.difficulty !== 'workshop').map(([job]) => job),
      diyDifficulty: usual.difficulty,
    },
  };
}

function evidenceOf(knowledge: Knowledge, finding: Suspect['reasons'][number]['finding'], weight: number): Evidence {
  const label = labelOf(knowledge, finding.sign);
  return {
    finding: finding.sign,
    label: finding.present ? label : `Not: ${midSentence(label)}`,
    speaks: weight > 0 ? 'for' : 'against',
    ...(finding.said === undefined ? {} : { said: finding.said }),
  };
}

/** A sign in a few words; a fault code by its own name. */
export function labelOf({ signs, codes }: Knowledge, sign: string): string {
  const known = signs[sign]?.label;
  if (known !== undefined) return known;
  const code = sign.replace(/^code-/, '').toUpperCase();
  const name = codes[code]?.name;
  return name === undefined ? `Code ${code}` : `Code ${code}: ${name}`;
}

const COST_ORDER: Record<Check['cost'], number> = { free: 0, cheap: 1, dear: 2 };
const cheapestFirst = (checks: readonly Check[]): Issue['confirm'] =>
  checks
    .map(({ check, expect, by, cost }) => ({ check, expect, by, cost }))
    .sort((a, b) => COST_ORDER[a.cost] - COST_ORDER[b.cost] || Number(a.by === 'garage') - Number(b.by === 'garage'));
