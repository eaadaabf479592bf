/** A guest's garage: the same cars as an account's, kept in this browser until there is one. */

import * as z from 'zod/mini';
import { Car, type NewCar } from '#contract/cars.ts';
import { Id } from '#contract/text.ts';
import { stored } from '#web/lib/storage.ts';

const Garage = z.object({ cars: z.array(Car), currentId: z.nullable(Id) });
type Garage = z.infer<typeof Garage>;

export const guestGarage = stored('guestCars', Garage, { cars: [], currentId: null });

export const currentOf = ({ cars, currentId }: Garage): Car | null => cars.find((car) => car.id === currentId) ?? null;

/** Adds a car and makes it current; with the id of a kept one, changes that one. */
export function saveGuestCar({ id, ...details }: NewCar & { id?: number | undefined }): Car {
  const { cars } = guestGarage.read();
  const known = cars.find((car) => car.id === id);
  const car: Car = {
    ...details,
    id: known?.id ?? Math.max(0, ...cars.map((other) => other.id)) + 1,
    createdAt: known?.createdAt ?? new Date().toISOString(),
  };
  const cards = known ? cars.map((other) => (other.id === car.id ? car : other)) : [car, ...cars];
  guestGarage.write({ cars: cards, currentId: car.id });
  return car;
}

export function chooseGuestCar(id: number): void {
  const { cars } = guestGarage.read();
  if (cars.some((car) => car.id === id)) guestGarage.write({ cars, currentId: id });
}

/** Removes a car; of the rest the newest becomes current if the current one went. */
export function removeGuestCar(id: number): void {
  const { cars, currentId } = guestGarage.read();
  const rest = cars.filter((car) => car.id !== id);
  guestGarage.write({ cars: rest, currentId: currentId === id ? (rest[0]?.id ?? null) : currentId });
}
