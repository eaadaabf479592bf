/** One suspect fault as the contract tells it: titles, reasons, costs, how to be sure. */
import type { Evidence, Issue } from '#contract/diagnosis.ts';
import type { Suspect } from '#engine/diagnose.ts';
import type { Check, Fault, Job, Knowledge } from '#engine/knowledge.ts';
import type { CarFacts } from '#engine/reason/car.ts';
import { type CarClass, carClass, costsOf, type JobCosts, partsOf, usualJob } from '#engine/reason/costs.ts';
import { type LabourPlace, UK_AVERAGE } from '#engine/reason/labour.ts';
import { underVerdict } from '#engine/reason/under-verdict.ts';
import type { Verdict } from '#engine/reason/verdict.ts';
import { knownOn } from '#engine/reason/weak-points.ts';
import { isMakerSpecific } from '#engine/words/codes.ts';
import { midSentence } from '#engine/words/mid-sentence.ts';
import { costText } from '#server/knowledge/cost-text.ts';

/** Reasons shown per result. */
const MOST_REASONS = 8;

/** Where an issue is told: on which car, in which part of the country, under which verdict. */
interface Around {
  car: CarFacts;
  place: LabourPlace;
  verdict: Verdict;
}

export function issueOf(knowledge: Knowledge, { fault: id, chance, reasons }: Suspect, around: Around): Issue {
  const fault = knowledge.faults[id] as Fault;
  const { act_within, confirm } = underVerdict(fault, around.verdict);
  const { head, tail } = toldOf(knowledge, fault, around);
  return {
    id,
    ...head,
    timeFrame: act_within,
    confidence: Math.round(chance * 1000) / 1000,
    evidence: reasons.slice(0, MOST_REASONS).map(({ finding, weight }) => evidenceOf(knowledge, finding, weight)),
    ...tail,
    confirm: cheapestFirst(confirm),
    knownOn: knownOn(knowledge.weakPoints[id] ?? [], around.car).map(({ note }) => note),
  };
}

/** What is told of a fault whatever the owner said: all that stands in its file and its job, priced for a kind of car. */
interface Told {
  head: Pick<Issue, 'title' | 'description' | 'severity' | 'details'>;
  /** What costs nothing but time has no costs. */
  tail: Pick<Issue, 'drive' | 'driveWhy' | 'tutorialIds' | 'diyDifficulty' | 'costs'>;
}

/** Kept for each kind of car at the UK average, which is what most ask for, with the job that it was told by. */
const remembered = new WeakMap<Fault, Map<CarClass, { job: Job; told: Told }>>();

function toldOf(knowledge: Knowledge, fault: Fault, { car, place }: Around): Told {
  const job = usualJob(knowledge.jobs, fault, car);
  const tell = () => told(knowledge, fault, job, costsOf(job, knowledge.parts, car, place), place);
  if (place !== UK_AVERAGE) return tell();
  const kinds = remembered.get(fault) ?? new Map<CarClass, { job: Job; told: Told }>();
  remembered.set(fault, kinds);
  const kind = carClass(car);
  const before = kinds.get(kind);
  if (before?.job === job) return before.told;
  const now = tell();
  kinds.set(kind, { job, told: now });
  return now;
}

function told({ jobs, parts }: Knowledge, fault: Fault, job: Job, costs: JobCosts, place: LabourPlace): Told {
  return {
    head: {
      title: fault.name,
      description: fault.summary,
      severity: fault.severity,
      details: {
        repairCost: costText(costs, place),
        requiredParts: partsOf(job, parts).map(({ part, count }) =>
          count > 1 ? `${part.name} × ${count}` : part.name,
        ),
        potentialComplications: fault.if_ignored,
      },
    },
    tail: {
      drive: fault.drive,
      driveWhy: fault.drive_why,
      ...(costs.high > 0 && { costs }),
      tutorialIds: fault.mended_by.filter((id) => jobs[id]?.difficulty !== 'workshop'),
      diyDifficulty: job.difficulty,
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
  if (name !== undefined) return `Code ${code}: ${name}`;
  return isMakerSpecific(code) ? `Code ${code}, the car maker’s own` : `Code ${code}`;
}

const COST_ORDER: Record<Check['cost'], number> = { free: 0, cheap: 1, dear: 2 };
const cheapestFirst = (checks: readonly Check[]): Issue['confirm'] =>
  checks
    .map(({ check, expect, by, cost }) => ({ check, expect, by, cost }))
    .sort((a, b) => COST_ORDER[a.cost] - COST_ORDER[b.cost] || Number(a.by === 'garage') - Number(b.by === 'garage'));
