/** Which car is meant: the one of the garage that is spoken of, else the one that the call names. */
import type { CarInfo } from '#contract/cars.ts';
import { Problem } from '#contract/problem.ts';
import type { ChatRepository } from './repository.ts';

export async function carMeant(
  garage: ChatRepository,
  userId: number | undefined,
  {
    carId,
    carInfo,
    said,
  }: { carId?: number | null | undefined; carInfo?: CarInfo | null | undefined; said: readonly string[] },
): Promise<CarInfo | null> {
  if (userId === undefined) {
    if (carId != null) throw new Problem('unauthenticated', 'Please sign in to use a car from your garage');
    return carInfo ?? null;
  }
  const own = await garage.ownCars(userId);
  const current = carId == null ? undefined : own.find(({ id }) => id === carId);
  if (carId != null && !current) throw new Problem('not_found', 'Car not found');
  const newestFirst = said.toReversed();
  for (const text of newestFirst) {
    const spokenOf = own.find(({ model }) => mentions(text, model)) ?? own.find(({ make }) => mentions(text, make));
    if (spokenOf) return spokenOf;
  }
  return current ?? carInfo ?? null;
}

/** Names too short to be told from other words do not count. */
const mentions = (text: string, name: string | null | undefined): boolean =>
  name != null &&
  name.length > 2 &&
  ` ${text.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `.includes(` ${name.toLowerCase()} `);
