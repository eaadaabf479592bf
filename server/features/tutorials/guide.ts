/** A job as a guide for an owner: everything in it is derived from the job, its parts and the faults that it mends. */
import { poundsText } from '#contract/quote.ts';
import { FIRST_WRITTEN_ID, type Tutorial, type TutorialDetail } from '#contract/tutorials.ts';
import { type Fault, type Job, type Knowledge, systemOf } from '#engine/knowledge.ts';
import type { CarFacts } from '#engine/reason/car.ts';
import { classFactor, costsOf, partsOf } from '#engine/reason/costs.ts';
import { midSentence } from '#engine/words/mid-sentence.ts';

/** A first-timer at home against a mechanic with a lift. */
const AT_HOME = 1.5;
const MOST_FAULTS = 3;

/** A number that a job keeps as long as it keeps its name (FNV-1a), out of reach of the database's own. */
export function writtenId(job: string): number {
  let hash = 0x811c9dc5;
  for (const letter of job) hash = Math.imul(hash ^ (letter.codePointAt(0) as number), 0x01000193) >>> 0;
  return FIRST_WRITTEN_ID + (hash % 1_000_000_000);
}

export const isForOwners = (job: Job): boolean => job.difficulty !== 'workshop';

export function guideOf(
  { parts }: Pick<Knowledge, 'parts'>,
  id: string,
  job: Job,
  mends: readonly Fault[],
  car: CarFacts = {},
): TutorialDetail {
  const costs = costsOf(job, parts, car);
  const factor = classFactor(car) * 100;
  return {
    id: writtenId(id),
    jobId: id,
    title: job.name,
    description: summaryOf(job, mends),
    category: systemOf(id),
    difficulty: job.difficulty,
    estimatedTime: minutesAtHome(job),
    generated: false,
    dangers: job.dangers,
    tools: job.tools,
    parts: partsOf(job, parts).map(({ part, count }) => ({
      name: part.name,
      count,
      price: poundsText(part.price[0] * count * factor, part.price[1] * count * factor),
    })),
    steps: job.steps,
    check: job.check,
    stopWhen: job.stop_when ?? null,
    car: null,
    garageCost: costs.high > 0 ? poundsText(costs.low, costs.high) : null,
  };
}

export const inList = ({
  id,
  title,
  description,
  category,
  difficulty,
  estimatedTime,
  generated,
}: TutorialDetail): Tutorial => ({ id, title, description, category, difficulty, estimatedTime, generated });

const minutesAtHome = ({ hours: [low, high] }: Job): number =>
  Math.max(5, Math.round((((low + high) / 2) * 60 * AT_HOME) / 5) * 5);

function summaryOf({ check }: Job, mends: readonly Fault[]): string {
  const names = mends.slice(0, MOST_FAULTS).map(({ name }) => midSentence(name));
  const last = names.pop();
  if (last === undefined) return `Done when: ${midSentence(check)}`;
  return `Puts right: ${(names.length > 0 ? `${names.join(', ')} or ${last}` : last).replace(/\?$/, '')}.`;
}
