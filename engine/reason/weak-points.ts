/** What is known to go on some cars sooner than on others: which of it is this car's, and how much likelier that makes a fault. */
import type { Gearbox, WeakPoint } from '../knowledge.ts';
import { type CarFacts, gearboxFits } from './car.ts';
import { isMake, isModel, plain } from './models.ts';

/** How many times likelier the fault is there than on the average car. */
const TIMES: Readonly<Record<WeakPoint['how'], number>> = { known: 3, notorious: 6 };
/** How much of that remains while it is not known whether the car has that engine or is of those years, or which model it is. */
const PERHAPS = 0.5;
const SOME_MODEL = 0.25;

/** Those of a fault's weak points that are this car's, for all that is known of it; what says most first. */
export const knownOn = (points: readonly WeakPoint[], car: CarFacts): WeakPoint[] =>
  points.filter((point) => shareOn(point, car) >= PERHAPS).sort((a, b) => times(b, car) - times(a, car));

/** How many times likelier a fault is on this car than on any, by the strongest of its weak points; 1 where none is this car's. */
export const timesLikelier = (points: readonly WeakPoint[], car: CarFacts): number =>
  points.reduce((most, point) => Math.max(most, times(point, car)), 1);

const times = (point: WeakPoint, car: CarFacts): number => 1 + (TIMES[point.how] - 1) * shareOn(point, car);

/** How sure it is that the weak point is this car's: 0 where anything that is known speaks against it. */
function shareOn(point: WeakPoint, car: CarFacts): number {
  const { years, fuel, gearbox, engine } = point;
  if (!isMake(point.make, car)) return 0;
  if (car.model && !isModel(point.models, car)) return 0;
  if (years && car.year && (car.year < years[0] || car.year > years[1])) return 0;
  if (fuel && car.fuel && fuel !== car.fuel) return 0;
  if (gearbox && car.gearbox && !isGearbox(gearbox, car.gearbox)) return 0;
  if (engine && car.engine && !sameEngine(engine, car.engine)) return 0;
  if (point.models.length > 0 && !car.model) return SOME_MODEL;
  const open = (years && !car.year) || (fuel && !car.fuel) || (gearbox && !car.gearbox) || (engine && !car.engine);
  return open ? PERHAPS : 1;
}

const sameEngine = (one: string, other: string): boolean =>
  plain(other).includes(plain(one)) || plain(one).includes(plain(other));

/** Who writes "automatic" means a dual-clutch one too, be it the owner or whoever knows the weak point. */
const isGearbox = (one: Gearbox, other: Gearbox): boolean => gearboxFits([one], other) || gearboxFits([other], one);
