/** What we ask the server about past sessions. */

import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteSession, listHistory, type Session, sessionResults } from '#contract/sessions.ts';
import { call, callPage, orNull } from '#web/lib/call.ts';
import { HISTORY_FRESHNESS } from '#web/lib/history-query.ts';
import { refresh } from '#web/lib/query-client.ts';

interface HistoryPage {
  /** Null for a guest. */
  sessions: Session[] | null;
  next: string | undefined;
}

/** All sessions, newest first, a page at a time; as fresh as the two that home shows. */
export const pagedHistoryQuery = infiniteQueryOptions({
  queryKey: [listHistory.path, 'pages'],
  queryFn: async ({ pageParam, signal }): Promise<HistoryPage> => {
    const page = await orNull(() => callPage(listHistory, { query: { cursor: pageParam }, signal }));
    return { sessions: page?.data ?? null, next: page?.next };
  },
  // The first page has no cursor; the later ones have text.
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next,
  ...HISTORY_FRESHNESS,
});

export function useDeleteSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(deleteSession, { params: { id } }),
    onSuccess: (_, id) => client.removeQueries({ queryKey: [sessionResults.path, id] }),
    // Also after a failure: it may have gone by another way.
    onSettled: () => refresh(client, listHistory.path),
  });
}
