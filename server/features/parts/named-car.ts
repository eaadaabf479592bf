/** The car that a call names: an own one by its id, else what was said of it. */
import type { CarInfo } from '#contract/cars.ts';
import { Problem } from '#contract/problem.ts';
import type { PartsRepository } from './repository.ts';

export async function namedCar(
  repository: PartsRepository,
  userId: number | undefined,
  { carId, carInfo }: { carId?: number | null | undefined; carInfo?: CarInfo | null | undefined },
): Promise<CarInfo | null> {
  if (carId == null) return carInfo ?? null;
  if (userId === undefined) throw new Problem('unauthenticated', 'Please sign in to use a car from your garage');
  const car = await repository.ownCar(userId, carId);
  if (!car) throw new Problem('not_found', 'Car not found');
  return car;
}
