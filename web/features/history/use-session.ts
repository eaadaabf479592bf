/** A session of the list by its id: pages are fetched until it turns up or the list ends. */

import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Session } from '#contract/sessions.ts';
import { pagedHistoryQuery } from './queries.ts';

/** Undefined while it is looked for, null when there is none. */
export function useSession(id: number | undefined): Session | null | undefined {
  const { data, isError, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery(pagedHistoryQuery);
  const loaded = data?.pages.flatMap(({ sessions }) => sessions ?? []) ?? [];
  const found = loaded.find((session) => session.id === id);
  // Newest first, and younger sessions have higher ids: past a lower one there is nothing left to find.
  const mayCome = Number.isSafeInteger(id) && Number(id) > 0 && (loaded.at(-1)?.id ?? 0) > Number(id);
  const searching = mayCome && hasNextPage && !found && !isError;

  useEffect(() => {
    if (searching && !isFetching) void fetchNextPage();
  }, [searching, isFetching, fetchNextPage]);

  if (found) return found;
  return data === undefined || searching || (isFetching && !isError) ? undefined : null;
}
