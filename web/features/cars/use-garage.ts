/** All the cars: the account's, or those that a guest keeps in the browser. */

import { useQuery } from '@tanstack/react-query';
import type { Car } from '#contract/cars.ts';
import { currentUserQuery } from '#web/lib/current-user.ts';
import { useStored } from '#web/lib/use-stored.ts';
import { currentOf, guestGarage } from './guest-cars.ts';
import { carsQuery, currentCarQuery } from './queries.ts';

export type Garage =
  | { state: 'loading' | 'offline' }
  | { state: 'failed'; retry: () => void }
  | { state: 'known'; cars: readonly Car[]; currentId: number | undefined; signedIn: boolean };

export function useGarage(): Garage {
  const user = useQuery(currentUserQuery);
  const mine = { enabled: Boolean(user.data) };
  const own = useQuery({ ...carsQuery, ...mine });
  const current = useQuery({ ...currentCarQuery, ...mine });
  const kept = useStored(guestGarage);

  if (user.data === null) {
    return { state: 'known', cars: kept.cars, currentId: currentOf(kept)?.id, signedIn: false };
  }
  if (own.data) return { state: 'known', cars: own.data, currentId: current.data?.id, signedIn: true };
  // Whose cars they are is not known either: a member's are not a guest's few.
  const failed = [user, own].find(({ isLoadingError }) => isLoadingError);
  if (failed) return { state: 'failed', retry: () => void failed.refetch() };
  const paused = [user, own].some(({ fetchStatus }) => fetchStatus === 'paused');
  return { state: paused ? 'offline' : 'loading' };
}
