/** How cars are saved and deleted, and what becomes stale then. Loaded with the dialogs that do it. */

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Car, currentCar, deleteCar, listCars, type NewCar, saveCar } from '#contract/cars.ts';
import { call } from '#web/lib/call.ts';
import { callOnce } from '#web/lib/call-once.ts';
import { refresh } from '#web/lib/query-client.ts';
import { guestGarage, removeGuestCar, saveGuestCar } from './guest-cars.ts';
import { currentCarQuery } from './queries.ts';
import { selectedCar } from './selected-car.ts';

/** Adds or, with an id, updates; in the account of one who is signed in, else in the browser. */
export function useSaveCar({ signedIn }: { signedIn: boolean }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (car: NewCar & { id?: number | undefined }): Promise<Car> =>
      signedIn ? callOnce(saveCar, { body: car }) : saveGuestCar(car),
    onSuccess: (car) => {
      selectedCar.remove();
      if (!signedIn) return undefined;
      client.setQueryData(currentCarQuery.queryKey, car);
      return refresh(client, currentCar.path, listCars.path);
    },
  });
}

/** From the account of one who is signed in, else from the browser. */
export function useDeleteCar({ signedIn }: { signedIn: boolean }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: number): Promise<void> =>
      signedIn ? call(deleteCar, { params: { id } }) : removeGuestCar(id),
    onSuccess: (_, id) => {
      if (selectedCar.read()?.id === id) selectedCar.remove();
    },
    // Also after a failure: the car may have gone by another way.
    onSettled: () => (signedIn ? refresh(client, currentCar.path, listCars.path) : undefined),
  });
}

/** Moves the cars of this browser into the account, the current one last, so that it is current there too. Answers how many. */
export function useAdoptGuestCars() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { cars, currentId } = guestGarage.read();
      const inOrder = cars
        .toReversed()
        .sort((one, other) => Number(one.id === currentId) - Number(other.id === currentId));
      for (const { id, createdAt: _, ...car } of inOrder) {
        await callOnce(saveCar, { body: car });
        // At once, so that a second try after a failure saves none twice.
        removeGuestCar(id);
      }
      return inOrder.length;
    },
    onSettled: () => refresh(client, currentCar.path, listCars.path),
  });
}
