/** The owner's cars, and the one that the call names. */
import type { CarInfo } from '#contract/cars.ts';
import { Problem } from '#contract/problem.ts';
import type { ChatRepository } from './repository.ts';

export async function carsOf(
  repository: ChatRepository,
  userId: number | undefined,
  { carId, carInfo }: { carId?: number | null | undefined; carInfo?: CarInfo | null | undefined },
): Promise<{ garage: CarInfo[]; car: CarInfo | null }> {
  if (userId === undefined) {
    if (carId != null) throw new Problem('unauthenticated', 'Please sign in to use a car from your garage');
    return { garage: [], car: carInfo ?? null };
  }
  const garage = await repository.ownCars(userId);
  const current = carId == null ? undefined : garage.find(({ id }) => id === carId);
  if (carId != null && !current) throw new Problem('not_found', 'Car not found');
  return { garage, car: current ?? carInfo ?? null };
}
