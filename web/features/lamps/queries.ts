/** What we ask the server about lamps; they change with a release only. */
import { queryOptions } from '@tanstack/react-query';
import { listLamps } from '#contract/lamps.ts';
import { call } from '#web/lib/call.ts';

export const lampsQuery = queryOptions({
  queryKey: [listLamps.path],
  queryFn: ({ signal }) => call(listLamps, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
