/** What we ask the server about cars, and what becomes stale when one is saved. */

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Car, currentCar, listCars, type NewCar, saveCar } from '#contract/cars.ts';
import { call, orNull } from '#web/lib/call.ts';
import { MINUTE_MS, refresh } from '#web/lib/query-client.ts';
import { saveGuestCar } from './guest-cars.ts';
import { selectedCar } from './selected-car.ts';

/** Null for a guest and for an owner without a car. */
export const currentCarQuery = queryOptions({
  queryKey: [currentCar.path],
  queryFn: ({ signal }) => orNull(call(currentCar, { signal })),
  staleTime: 5 * MINUTE_MS,
});

export const carsQuery = queryOptions({
  queryKey: [listCars.path],
  queryFn: ({ signal }) => call(listCars, { signal }),
  staleTime: 0,
  refetchOnMount: 'always',
});

/** Adds or, with an id, updates; in the account of one who is signed in, else in the browser. */
export function useSaveCar({ signedIn }: { signedIn: boolean }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (car: NewCar & { id?: number | undefined }): Promise<Car> =>
      signedIn ? call(saveCar, { body: car }) : saveGuestCar(car),
    onSuccess: (car) => {
      selectedCar.remove();
      if (!signedIn) return undefined;
      client.setQueryData(currentCarQuery.queryKey, car);
      return refresh(client, currentCar.path, listCars.path);
    },
  });
}
