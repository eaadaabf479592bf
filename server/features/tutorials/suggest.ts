/** A topic becomes guides, or an honest no with the reason. */
import type { CarInfo } from '#contract/cars.ts';
import { listedName, namedCar } from '#contract/named-car.ts';
import { Problem } from '#contract/problem.ts';
import type { TutorialDetail } from '#contract/tutorials.ts';
import { canBeDoneOn, withoutIt } from '#engine/jobs/can-be-done.ts';
import { askedWords, type FoundJob, findJobs, jobsCalled } from '#engine/jobs/find-jobs.ts';
import { gateOn } from '#engine/jobs/gates.ts';
import type { Job } from '#engine/knowledge.ts';
import { carFacts } from '#engine/reason/car.ts';
import { guideOf, isForOwners } from './guide.ts';
import type { Library } from './library.ts';

const MOST = 3;
/** Of what the topic says, a guide must cover this much; and no less than nearly as much as the best. */
const LEAST_COVERED = 0.55;
const NEARLY = 0.9;

const OFFER = 'You can ask for it with the request form below.';
const CANNOT = `I can’t write that one yet. ${OFFER}`;
const NOT_OF_CARS =
  'That doesn’t sound like a job on a car. If it is one, you can ask for it with the request form below.';

/** Words of a topic that name no job: its car's, and what people call some makers. */
const carWordsIn = (topic: string): string => {
  const { make, model } = namedCar(topic);
  return `${make ?? ''} ${model ?? ''} vw merc`;
};

/** Whether a topic is about cars, may be taught, and is none that a job of ours covers. */
export function isBeyond({ index }: Library, topic: string): boolean {
  const carWords = carWordsIn(topic);
  if (gateOn(topic) || jobsCalled(index, topic, carWords).length > 0) return false;
  if (!isOfCars(index, topic, carWords)) return false;
  const best = findJobs(index, topic, carWords)[0];
  return best !== undefined && best.covered < LEAST_COVERED;
}

const isOfCars = ({ weights }: Library['index'], topic: string, carWords: string): boolean =>
  askedWords(topic, carWords).some((word) => weights.has(word));

/** Guides, those made for a car with what to keep them under. Throws what to tell the owner when there is none to give. */
export function suggest(
  library: Library,
  topic: string,
  ownCar: CarInfo | null,
): { guide: TutorialDetail; madeFor?: string }[] {
  const { knowledge, index, byJob } = library;
  const mendedBy = (job: string) => index.mends.get(job) ?? [];
  const gate = gateOn(topic);
  if (gate) throw new Problem('not_found', `I won’t write a guide to that one. ${gate}`);
  const named = namedCar(topic);
  const car: CarInfo = named.make ? named : { ...ownCar, ...(named.year && { year: named.year }) };
  const facts = carFacts(car);
  const near = jobsNear(library, topic);
  const fitting = near.filter(({ job }) => canBeDoneOn(jobOf(knowledge, job), mendedBy(job), facts));
  const [likeliest] = near;
  const [first] = fitting;
  if (!likeliest) throw new Problem('not_found', isOfCars(index, topic, carWordsIn(topic)) ? CANNOT : NOT_OF_CARS);
  if (!first)
    throw new Problem(
      'not_found',
      `“${jobOf(knowledge, likeliest.job).name}” is not a job for ${withoutIt(jobOf(knowledge, likeliest.job), mendedBy(likeliest.job), facts)}.`,
    );
  const forOwners = fitting.filter(({ job }) => isForOwners(jobOf(knowledge, job)));
  const isWorkshops = !isForOwners(jobOf(knowledge, first.job)) && (first.named === 1 || forOwners.length === 0);
  if (isWorkshops)
    throw new Problem(
      'not_found',
      first.named > 0
        ? `I can’t write that one: “${jobOf(knowledge, first.job).name}” is a job for a workshop, with its tools and training. ${OFFER}`
        : CANNOT,
    );
  const name = listedName(car);
  return forOwners.slice(0, MOST).map(({ job: id }) => {
    // For no car in particular the written guide is the guide.
    if (!name) return { guide: byJob.get(id) as TutorialDetail };
    const guide = guideOf(knowledge, id, jobOf(knowledge, id), mendedBy(id), facts);
    return { guide: fillIn(guide, name), madeFor: `${id} ${name}` };
  });
}

/** The jobs that a topic means: by an everyday name, or those whose words are nearest. */
function jobsNear({ index }: Library, topic: string): Pick<FoundJob, 'job' | 'named'>[] {
  const carWords = carWordsIn(topic);
  const everyday = jobsCalled(index, topic, carWords);
  if (everyday.length > 0) return everyday.map((job) => ({ job, named: 1 }));
  const found = findJobs(index, topic, carWords);
  const best = found[0]?.score ?? 0;
  return found.filter(({ covered, score }) => covered >= LEAST_COVERED && score >= best * NEARLY);
}

const jobOf = ({ jobs }: Library['knowledge'], id: string): Job => jobs[id] as Job;

const fillIn = (guide: TutorialDetail, car: string): TutorialDetail => ({
  ...guide,
  generated: true,
  car,
  title: `${guide.title} – ${car}`,
  description: `${guide.description} Prices are for a ${car}; check in its handbook what differs on yours.`,
});
