/** Whether a job is one for this car: no oil change on an electric one. */
import type { Fault, Job } from '../knowledge.ts';
import { type CarFacts, canBeOn } from '../reason/car.ts';

/** What a job applies to follows from the faults that it mends; one that mends none says it by itself. */
export const canBeDoneOn = (job: Job, mends: readonly Fault[], car: CarFacts): boolean =>
  canBeOn(job, car) && (mends.length === 0 || mends.some((fault) => canBeOn(fault, car)));

/** The car on which a job cannot be done, in the middle of a sentence: by its fuel, if that is why. */
export const withoutIt = (job: Job, mends: readonly Fault[], { fuel }: CarFacts): string =>
  fuel === undefined || canBeDoneOn(job, mends, { fuel }) ? 'a car like yours' : `${withArticle(fuel)} car like yours`;

const withArticle = (fuel: string): string =>
  fuel === 'lpg' ? 'an LPG' : fuel === 'electric' ? 'an electric' : `a ${fuel}`;
