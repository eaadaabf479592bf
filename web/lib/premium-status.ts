/** Whether premium features are open to this owner; asked again every half minute while a screen shows it. */

import { queryOptions } from '@tanstack/react-query';
import { premiumStatus } from '#contract/premium.ts';
import { call } from './call.ts';
import { MINUTE_MS } from './query-client.ts';

export const premiumStatusQuery = queryOptions({
  queryKey: [premiumStatus.path],
  queryFn: ({ signal }) => call(premiumStatus, { signal }),
  staleTime: 10 * MINUTE_MS,
  refetchInterval: 30_000,
});
