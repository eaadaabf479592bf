/** A session of the list by its id: pages are fetched until it turns up or the list ends. */

import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Session } from '#contract/sessions.ts';
import { pagedHistoryQuery } from './queries.ts';

export interface Search {
  /** Undefined while it is looked for, null when there is none. */
  session: Session | null | undefined;
  /** There where the search has failed. */
  retry?: () => void;
}

export function useSession(id: number): Search {
  const { data, isError, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery(pagedHistoryQuery);
  const loaded = data?.pages.flatMap(({ sessions }) => sessions ?? []) ?? [];
  const found = loaded.find((session) => session.id === id);
  // Newest first, and younger sessions have higher ids: past a lower one there is nothing left to find.
  const mayCome = Number.isSafeInteger(id) && id > 0 && (loaded.at(-1)?.id ?? 0) > id;
  const more = mayCome && hasNextPage && !found;
  const searching = more && !isError;

  useEffect(() => {
    if (searching && !isFetching) void fetchNextPage();
  }, [searching, isFetching, fetchNextPage]);

  if (found) return { session: found };
  if (isError && !isFetching && (more || data === undefined)) {
    return { session: undefined, retry: () => void (data ? fetchNextPage() : refetch()) };
  }
  return { session: data === undefined || more || isFetching ? undefined : null };
}
