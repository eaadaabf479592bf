/** A session of the list by its id: pages are fetched until it turns up or the list ends. */

import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Session } from '#contract/sessions.ts';
import { pagedHistoryQuery } from './queries.ts';

/** Undefined while it is looked for, null when there is none. */
export function useSession(id: number | undefined): Session | null | undefined {
  const { data, isError, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery(pagedHistoryQuery);
  const found = data?.pages.flatMap(({ sessions }) => sessions ?? []).find((session) => session.id === id);
  const searching = id !== undefined && data !== undefined && !found && hasNextPage && !isError;

  useEffect(() => {
    if (searching && !isFetching) void fetchNextPage();
  }, [searching, isFetching, fetchNextPage]);

  if (found) return found;
  return data === undefined || searching || (isFetching && !isError) ? undefined : null;
}
