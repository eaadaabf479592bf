/** How likely each fault is on this car before anything is said. */
import type { Fault, Knowledge } from '../knowledge.ts';
import { type CarFacts, canBeOn, likelihoodOnCar } from './car.ts';
import type { Tables } from './tables.ts';

/** Answers for the same car are remembered: owners ask more than once, and most guests name no car at all. */
export function priorsOver({ faults }: Pick<Knowledge, 'faults'>, tables: Tables) {
  const remembered = new Map<string, Float64Array>();
  return (car: CarFacts, thisYear: number): Float64Array => {
    const key = JSON.stringify([car, thisYear]);
    const before = remembered.get(key);
    if (before) return before;
    const priors = Float64Array.from(tables.faults, (id, at) => {
      const fault = faults[id] as Fault;
      if (!canBeOn(fault, car)) return Number.NEGATIVE_INFINITY;
      return (tables.prior[at] as number) + Math.log(likelihoodOnCar(fault, car, thisYear));
    });
    if (remembered.size >= 500) remembered.clear();
    remembered.set(key, priors);
    return priors;
  };
}
