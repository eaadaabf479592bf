/** Whether ads may be shown to this owner. Asked only for those who are not premium: nobody else can be shown any. */

import { queryOptions, useQuery } from '@tanstack/react-query';
import { adSettings } from '#contract/ads.ts';
import { call } from './call.ts';
import { premiumStatusQuery } from './premium-status.ts';

const adSettingsQuery = queryOptions({
  queryKey: [adSettings.path],
  queryFn: ({ signal }) => call(adSettings, { signal }),
});

/** The site's number with the advertising service; undefined: no ads here. */
export function useAdClient(): string | undefined {
  const premium = useQuery({ ...premiumStatusQuery, refetchInterval: false });
  const unpaid = premium.data?.isPremium === false;
  const { data } = useQuery({ ...adSettingsQuery, enabled: unpaid });
  return (unpaid && data?.clientId) || undefined;
}
