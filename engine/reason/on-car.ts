/** What the car says for each fault before anything else is said. */
import type { Fault, Knowledge } from '../knowledge.ts';
import { type CarFacts, canBeOn, likelihoodByWear, shareOfCars } from './car.ts';
import { lackedBy } from './equipment.ts';
import { ofOtherKinds } from './fitted.ts';
import type { Tables } from './tables.ts';
import { timesLikelier } from './weak-points.ts';

/** What remains of a fault on a car that has not what it is a fault of: lists of cars are never complete. */
const LACKING = 0.05;

/**
 * How much likelier each fault is on this car than on any, as a logarithm: by its age, its miles, its weak points and what it
 * does not have; minus infinity where it cannot be on it. Answers for the same car are remembered: owners ask more than once, and most guests
 * name no car at all.
 */
export function onCarOver(
  { faults, weakPoints, equipment, fitted }: Pick<Knowledge, 'faults' | 'weakPoints' | 'equipment' | 'fitted'>,
  tables: Tables,
) {
  const remembered = new Map<string, Float64Array>();
  return (car: CarFacts, thisYear: number): Float64Array => {
    const key = JSON.stringify([car, thisYear]);
    const before = remembered.get(key);
    if (before) return before;
    const lacked = new Set([...lackedBy(equipment, car), ...ofOtherKinds(fitted, car)]);
    const likelier = Float64Array.from(tables.faults, (id) => {
      const fault = faults[id] as Fault;
      if (!canBeOn(fault, car)) return Number.NEGATIVE_INFINITY;
      const known = timesLikelier(weakPoints[id] ?? [], car);
      return Math.log(likelihoodByWear(fault, car, thisYear) * known * (lacked.has(id) ? LACKING : 1));
    });
    if (remembered.size >= 500) remembered.clear();
    remembered.set(key, likelier);
    return likelier;
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
