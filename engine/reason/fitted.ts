/** Belt or chain, pump or motor: of what cars have one kind or another, the faults of the kinds that this one has not. */
import type { Fitting } from '../knowledge.ts';
import type { CarFacts } from './car.ts';
import { shareOn } from './weak-points.ts';

/** The faults of other kinds than this car's, where it is told plainly enough which kinds it has. */
export function ofOtherKinds(fitted: Readonly<Record<string, Fitting>>, car: CarFacts): Set<string> {
  const others = new Set<string>();
  for (const { kinds, cars } of Object.values(fitted)) {
    const its = kindsOn(cars, car);
    if (its.size === 0) continue;
    const possible = new Set([...its].flatMap((kind) => kinds[kind] ?? []));
    for (const fault of Object.values(kinds).flat()) if (!possible.has(fault)) others.add(fault);
  }
  return others;
}

/** A line speaks of this car only where nothing that it asks for is left open. */
const kindsOn = (cars: Fitting['cars'], car: CarFacts): Set<string> =>
  new Set(
    Object.entries(cars).flatMap(([make, lines]) =>
      lines.filter((line) => shareOn({ make, ...line }, car) === 1).map(({ kind }) => kind),
    ),
  );
