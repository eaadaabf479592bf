/** A topic becomes guides, or an honest no with the reason. */
import type { CarInfo } from '#contract/cars.ts';
import { listedName, namedCar } from '#contract/named-car.ts';
import { Problem } from '#contract/problem.ts';
import type { TutorialDetail } from '#contract/tutorials.ts';
import { findJobs } from '#engine/jobs/find-jobs.ts';
import { gateOn } from '#engine/jobs/gates.ts';
import type { Job } from '#engine/knowledge.ts';
import { wordsOf } from '#engine/parts/find-families.ts';
import { canBeOn, carFacts } from '#engine/reason/car.ts';
import { guideOf, isForOwners } from './guide.ts';
import type { Library } from './library.ts';

const MOST = 3;
/** Of what the topic says, a guide must cover this much; and no less than nearly as much as the best. */
const LEAST_COVERED = 0.55;
const NEARLY = 0.9;

const OFFER = 'You can ask for it with the request form below.';
const CANNOT = `I can’t write that one yet. ${OFFER}`;

/** Whether a topic is about cars, may be taught, and is none that a job of ours covers. */
export function isBeyond({ index }: Library, topic: string): boolean {
  if (gateOn(topic) || !wordsOf(topic).some((word) => index.weights.has(word))) return false;
  const named = namedCar(topic);
  const best = findJobs(index, topic, `${named.make ?? ''} ${named.model ?? ''} vw merc`)[0];
  return best !== undefined && best.covered < LEAST_COVERED;
}

/** Guides to keep, each with what it was made for. Throws what to tell the owner when there is none to give. */
export function suggest(
  { knowledge, index, mends }: Library,
  topic: string,
  ownCar: CarInfo | null,
): { guide: TutorialDetail; madeFor: string }[] {
  const gate = gateOn(topic);
  if (gate) throw new Problem('not_found', `I won’t write a guide to that one. ${gate}`);
  const named = namedCar(topic);
  const car: CarInfo = named.make ? named : { ...ownCar, ...(named.year && { year: named.year }) };
  const facts = carFacts(car);
  const found = findJobs(index, topic, `${named.make ?? ''} ${named.model ?? ''} vw merc`);
  const best = found[0];
  if (!best || best.covered < LEAST_COVERED) throw new Problem('not_found', CANNOT);

  const near = found
    .filter(({ covered, score }) => covered >= LEAST_COVERED && score >= best.score * NEARLY)
    .map(({ job: id }) => [id, knowledge.jobs[id] as Job] as const);
  const fitting = near.filter(([, job]) => canBeOn(job, facts));
  if (fitting.length === 0)
    throw new Problem('not_found', `“${near[0]?.[1].name}” is not a job for a ${facts.fuel ?? 'car'} like yours.`);
  const first = fitting[0] as (typeof fitting)[number];
  if (!isForOwners(first[1]))
    throw new Problem(
      'not_found',
      `I can’t write that one: “${first[1].name}” is a job for a workshop, with its tools and training. ${OFFER}`,
    );
  const name = listedName(car);
  return fitting
    .filter(([, job]) => isForOwners(job))
    .slice(0, MOST)
    .map(([id, job]) => ({
      guide: fillIn(guideOf(knowledge, id, job, mends.get(id) ?? [], facts), name),
      madeFor: `${id} ${name ?? ''}`.trim(),
    }));
}

const fillIn = (guide: TutorialDetail, car: string | undefined): TutorialDetail => ({
  ...guide,
  generated: true,
  car: car ?? null,
  title: car ? `${guide.title} – ${car}` : guide.title,
  description: car
    ? `${guide.description} Prices are for a ${car}; check in its handbook what differs on yours.`
    : guide.description,
});
