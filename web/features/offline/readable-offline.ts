/** What can be read without a connection: asked of the service worker even then, and fetched ahead for the owner who comes back. */
import type { QueryClient } from '@tanstack/react-query';
import { currentCar, listCars, MOST_CARS } from '#contract/cars.ts';
import { premiumStatus } from '#contract/premium.ts';
import { listHistory, sessionResults } from '#contract/sessions.ts';
import { listTutorials, readTutorial } from '#contract/tutorials.ts';
import { currentUser } from '#contract/user.ts';
import { call, orNull } from '#web/lib/call.ts';
import { currentUserQuery } from '#web/lib/current-user.ts';
import { historyQuery } from '#web/lib/history-query.ts';

const READABLE = [
  currentUser,
  currentCar,
  listCars,
  premiumStatus,
  listHistory,
  sessionResults,
  listTutorials,
  readTutorial,
];

/** How many of the latest results, each with the guides for its likeliest fault. */
const LATEST = 5;

/** Without this, going offline makes every query wait for the connection instead of asking the worker. */
export function askWorkerOffline(client: QueryClient): void {
  for (const { path } of READABLE) client.setQueryDefaults([path], { networkMode: 'offlineFirst' });
}

/** On the first visit the worker comes after the first answers; asked once more, they pass through its hands. */
export const keepWhatIsShown = (client: QueryClient): Promise<void> =>
  client.refetchQueries({
    type: 'active',
    predicate: ({ queryKey }) => READABLE.some(({ path }) => path === queryKey[0]),
  });

/** Whether a worker stands between this page and the network. */
export const hasWorker = (): boolean => Boolean(navigator.serviceWorker?.controller);

const isKept = async (path: string): Promise<boolean> =>
  (await caches.match(path, { ignoreVary: true, ignoreSearch: true })) !== undefined;

/** Whoever has just been answered wants to read it in the garage's car park, where there is no signal. */
export async function fetchAhead(client: QueryClient): Promise<void> {
  const sparing = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;
  if (!hasWorker() || sparing || !navigator.onLine || !client.getQueryData(currentUserQuery.queryKey)) return;
  // Whoever has signed out meanwhile is asked for nothing more. Home has asked already; elsewhere home will find it here.
  const sessions = (await client.ensureQueryData(historyQuery).catch(() => null)) ?? [];
  if (!(await isKept(listCars.path)))
    await orNull(() => call(listCars, { query: { limit: MOST_CARS } })).catch(() => undefined);
  for (const { id } of sessions.slice(0, LATEST)) {
    const path = sessionResults.path.replace(':id', String(id));
    if (await isKept(path)) continue;
    const found = await orNull(() => call(sessionResults, { params: { id } })).catch(() => undefined);
    for (const tutorial of found?.result.results[0]?.tutorialIds ?? [])
      await call(readTutorial, { params: { tutorial } }).catch(() => undefined);
  }
}
