/** All the cars: the account's, or those that a guest keeps in the browser. */

import { useQuery } from '@tanstack/react-query';
import type { Car } from '#contract/cars.ts';
import { useSignedIn } from '#web/lib/current-user.ts';
import { useStored } from '#web/lib/use-stored.ts';
import { currentOf, guestGarage } from './guest-cars.ts';
import { carsQuery, currentCarQuery } from './queries.ts';

export type Garage =
  | { state: 'loading' | 'offline' }
  | { state: 'failed'; retry: () => void }
  | { state: 'known'; cars: readonly Car[]; currentId: number | undefined; signedIn: boolean };

export function useGarage(): Garage {
  const signedIn = useSignedIn();
  const own = useQuery({ ...carsQuery, enabled: signedIn === true });
  const current = useQuery({ ...currentCarQuery, enabled: signedIn === true });
  const kept = useStored(guestGarage);

  if (signedIn === false) {
    return { state: 'known', cars: kept.cars, currentId: currentOf(kept)?.id, signedIn: false };
  }
  if (own.data) return { state: 'known', cars: own.data, currentId: current.data?.id, signedIn: true };
  if (own.isError) return { state: 'failed', retry: () => void own.refetch() };
  return { state: own.fetchStatus === 'paused' ? 'offline' : 'loading' };
}
