/** The owner's latest sessions: home shows two of them, the history screen all. Null for a guest. */

import { queryOptions } from '@tanstack/react-query';
import { listHistory } from '#contract/sessions.ts';
import { call, orNull } from './call.ts';
import { MINUTE_MS } from './query-client.ts';

/** The same wherever sessions are listed. */
export const HISTORY_FRESHNESS = {
  staleTime: 5 * MINUTE_MS,
  refetchOnWindowFocus: true,
  refetchOnMount: true,
  retry: 1,
} as const;

export const historyQuery = queryOptions({
  queryKey: [listHistory.path],
  queryFn: ({ signal }) => orNull(() => call(listHistory, { signal })),
  ...HISTORY_FRESHNESS,
});
