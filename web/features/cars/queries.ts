/** What we ask the server about cars. */

import { queryOptions } from '@tanstack/react-query';
import { currentCar, listCars, MOST_CARS } from '#contract/cars.ts';
import { call, orNull } from '#web/lib/call.ts';
import { MINUTE_MS } from '#web/lib/query-client.ts';

/** Null for a guest and for an owner without a car. */
export const currentCarQuery = queryOptions({
  queryKey: [currentCar.path],
  queryFn: ({ signal }) => orNull(() => call(currentCar, { signal })),
  staleTime: 5 * MINUTE_MS,
});

export const carsQuery = queryOptions({
  queryKey: [listCars.path],
  queryFn: ({ signal }) => call(listCars, { query: { limit: MOST_CARS }, signal }),
  staleTime: 0,
  refetchOnMount: 'always',
});
