/** How likely each fault is on this car before anything is said. */
import type { Fault, Knowledge } from '../knowledge.ts';
import { type CarFacts, canBeOn, likelihoodOnCar, shareOfCars } from './car.ts';
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

/** How much it counts that a fault can only be on some cars, while it is not known which this one is. */
const SCARCITY = 0.55;
/** What remains of a fault that a hint about fuel or gearbox makes impossible: "my diesel" may be the neighbour's. */
const DESPITE_HINT = 0.15;

/** What fuel and gearbox say for each fault: of a car unknown the common kinds are likelier, a hint makes others unlikely. */
export function fittingOver({ faults }: Pick<Knowledge, 'faults'>, tables: Tables) {
  const remembered = new Map<string, Float64Array>();
  return ({ fuel, gearbox }: CarFacts, hints: CarFacts): Float64Array => {
    const key = `${fuel},${gearbox},${hints.fuel},${hints.gearbox}`;
    const before = remembered.get(key);
    if (before) return before;
    const told = { fuel: fuel ?? hints.fuel, gearbox: gearbox ?? hints.gearbox };
    const fitting = Float64Array.from(tables.faults, (id) => {
      const fault = faults[id] as Fault;
      const scarce = SCARCITY * Math.log(shareOfCars(fault, told));
      return canBeOn(fault, hints) ? scarce : scarce + Math.log(DESPITE_HINT);
    });
    remembered.set(key, fitting);
    return fitting;
  };
}
