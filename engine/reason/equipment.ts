/** What not every car has: the faults that are nearly out of the question on this one. */
import type { Equipment } from '../knowledge.ts';
import type { CarFacts } from './car.ts';
import { isMake, isModel } from './models.ts';

/** The faults of all that this car, as far as it is known, does not have; none while its make is not known. */
export function lackedBy(equipment: Readonly<Record<string, Equipment>>, car: CarFacts): Set<string> {
  if (car.make === undefined) return new Set();
  const lacking = Object.values(equipment).filter(
    (one) => ![one, ...one.also_on.map((id) => equipment[id] as Equipment)].some(({ cars }) => mayHave(cars, car)),
  );
  return new Set(lacking.flatMap(({ faults }) => faults));
}

/** A model that nobody told may be any of its make. */
const mayHave = (cars: Equipment['cars'], car: CarFacts): boolean =>
  Object.entries(cars).some(([make, models]) => isMake(make, car) && (car.model === undefined || isModel(models, car)));
