/** Whether premium features are open to this owner; asked again every half minute while a screen shows it. */

import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { premiumStatus } from '#contract/premium.ts';
import { call } from './call.ts';
import { MINUTE_MS, refresh } from './query-client.ts';

export const premiumStatusQuery = queryOptions({
  queryKey: [premiumStatus.path],
  queryFn: ({ signal }) => call(premiumStatus, { signal }),
  staleTime: 10 * MINUTE_MS,
  refetchInterval: 30_000,
});

/** The key of what the owner has bought. */
export const SUBSCRIPTION_KEY = '/api/subscription';

/** Something was bought, renewed or refunded elsewhere: asks anew what is open. */
export const refreshPremium = (client: QueryClient): Promise<unknown> =>
  refresh(client, premiumStatus.path, SUBSCRIPTION_KEY);
