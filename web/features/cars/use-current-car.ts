/** The car that home shows and diagnoses: the account's, or the one a guest keeps in the browser. */

import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Car, chooseCar, currentCar, listCars } from '#contract/cars.ts';
import { call } from '#web/lib/call.ts';
import { currentUserQuery } from '#web/lib/current-user.ts';
import { refresh } from '#web/lib/query-client.ts';
import { useStored } from '#web/lib/use-stored.ts';
import { chooseGuestCar, currentOf, guestGarage } from './guest-cars.ts';
import { currentCarQuery } from './queries.ts';
import { selectedCar } from './selected-car.ts';

export type CurrentCar =
  | { state: 'loading' | 'offline' }
  | { state: 'failed'; retry: () => void }
  | { state: 'known'; car: Car | null; signedIn: boolean };

export function useCurrentCar(): CurrentCar {
  const user = useQuery(currentUserQuery);
  const own = useQuery(currentCarQuery);
  const garage = useStored(guestGarage);
  useHandover(user.data === undefined ? undefined : user.data !== null);

  if (user.data === null) return { state: 'known', car: currentOf(garage), signedIn: false };
  if (user.data && own.data !== undefined) return { state: 'known', car: own.data, signedIn: true };
  if (user.fetchStatus === 'paused' || own.fetchStatus === 'paused') return { state: 'offline' };
  if (user.isError || own.isError) {
    const retry = () => {
      void user.refetch();
      void own.refetch();
    };
    return { state: 'failed', retry };
  }
  return { state: 'loading' };
}

/** A car chosen in My Cars becomes the current one, once: later another may be chosen elsewhere. */
function useHandover(signedIn: boolean | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    const chosen = selectedCar.read();
    if (!chosen || signedIn === undefined) return;
    if (!signedIn) {
      chooseGuestCar(chosen.id);
      selectedCar.remove();
    } else if (client.getQueryData(currentCarQuery.queryKey)?.id === chosen.id) selectedCar.remove();
    else void handOver(client, chosen);
  }, [client, signedIn]);
}

/** Shown at once; what the server answers then is the truth. */
async function handOver(client: QueryClient, chosen: Car): Promise<void> {
  // Else an answer on its way would bring the former car back.
  await client.cancelQueries({ queryKey: currentCarQuery.queryKey });
  client.setQueryData(currentCarQuery.queryKey, chosen);
  try {
    client.setQueryData(currentCarQuery.queryKey, await call(chooseCar, { body: { id: chosen.id } }));
  } catch {
    // It has been deleted meanwhile: the server knows which one is current.
    await refresh(client, currentCar.path, listCars.path);
  } finally {
    if (selectedCar.read()?.id === chosen.id) selectedCar.remove();
  }
}
