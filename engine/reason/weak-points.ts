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

/** Cars of a make, as they are listed. */
export type Listed = Omit<WeakPoint, 'fault' | 'how' | 'note'>;

/** How sure it is that this car is one of these: 0 where anything that is known speaks against it. */
export function shareOn(point: Listed, car: CarFacts): number {
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

/** A 1.25 is no 1.2, "1.0" may be a 1.0 EcoBoost, and what it burns is told elsewhere. */
function sameEngine(one: string, other: string): boolean {
  const [mine, its] = [engineOf(one), engineOf(other)];
  if (mine.litres !== undefined && its.litres !== undefined && mine.litres !== its.litres) return false;
  if (mine.name === '' || its.name === '') return mine.litres === its.litres;
  return mine.name.includes(its.name) || its.name.includes(mine.name);
}

const LITRES = /\d[.]\d+/;
const FUEL_OR_SIZE = /\b(petrol|diesel|hybrid|litres?|l|cc)\b/gi;
const engineOf = (text: string): { litres: number | undefined; name: string } => {
  const litres = LITRES.exec(text)?.[0];
  const name = plain(text.replace(LITRES, ' ').replace(FUEL_OR_SIZE, ' '));
  return { litres: litres === undefined ? undefined : Number(litres), name };
};

/** Who writes "automatic" means a dual-clutch one too, be it the owner or whoever knows the weak point. */
const isGearbox = (one: Gearbox, other: Gearbox): boolean => gearboxFits([one], other) || gearboxFits([other], one);
