/** What is known to go on some cars sooner than on others: which of it is this car's, and how much likelier that makes a fault. */
import type { WeakPoint } from '../knowledge.ts';
import { type CarFacts, gearboxFits } from './car.ts';
import { isMake, isModel, plain } from './models.ts';

/** How many times likelier the fault is there than on the average car. */
const TIMES: Readonly<Record<WeakPoint['how'], number>> = { known: 3, notorious: 6 };
/** How much of that remains while it is not known whether the car has that engine or is of those years. */
const PERHAPS = 0.5;

/** How many times likelier a fault is on this car than on any, by the strongest of its weak points; 1 where none is this car's. */
export function timesLikelier(points: readonly WeakPoint[], car: CarFacts): number {
  let most = 1;
  for (const point of points) {
    if (!isKnownOn(point, car)) continue;
    const share = isSurelyOn(point, car) ? 1 : PERHAPS;
    most = Math.max(most, 1 + (TIMES[point.how] - 1) * share);
  }
  return most;
}

/** Whether it is a weak point of this car, for all that is known of the car: nothing that is known speaks against it. */
export function isKnownOn(point: WeakPoint, car: CarFacts): boolean {
  if (!isMake(point.make, car) || !isModel(point.models, car)) return false;
  if (point.years && car.year && (car.year < point.years[0] || car.year > point.years[1])) return false;
  if (point.fuel && car.fuel && point.fuel !== car.fuel) return false;
  if (point.gearbox && car.gearbox && !gearboxFits([point.gearbox], car.gearbox)) return false;
  return !point.engine || !car.engine || sameEngine(point.engine, car.engine);
}

const isSurelyOn = ({ years, fuel, gearbox, engine }: WeakPoint, car: CarFacts): boolean =>
  !(years && !car.year) && !(fuel && !car.fuel) && !(gearbox && !car.gearbox) && !(engine && !car.engine);

const sameEngine = (one: string, other: string): boolean =>
  plain(other).includes(plain(one)) || plain(one).includes(plain(other));
