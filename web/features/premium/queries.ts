/** What we ask the server about premium, and what buying changes. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelSubscription, openPortal, plans, subscribe, subscription } from '#contract/subscriptions.ts';
import { call } from '#web/lib/call.ts';
import { callOnce } from '#web/lib/call-once.ts';
import { askNative } from '#web/lib/native-bridge.ts';
import { refreshPremium, SUBSCRIPTION_KEY } from '#web/lib/premium-status.ts';

export const plansQuery = queryOptions({
  queryKey: [plans.path],
  queryFn: ({ signal }) => call(plans, { signal }),
});

export const subscriptionQuery = queryOptions({
  queryKey: [SUBSCRIPTION_KEY],
  queryFn: ({ signal }) => call(subscription, { signal }),
  staleTime: 0,
  refetchOnMount: true,
});

/** Leaves the app for a page of the card provider. */
const leaveFor = (url: string) => window.location.assign(url);

export const usePayByCard = () =>
  useMutation({
    mutationFn: (chosen: { planId: number; autoRenew: boolean }) =>
      callOnce(subscribe, { body: { ...chosen, paymentMethod: 'card', paymentProcessor: 'stripe' } }),
    onSuccess: ({ checkoutUrl }) => {
      if (checkoutUrl) leaveFor(checkoutUrl);
    },
  });

/** Through the App Store's sheet; what Apple signed then goes to the server. */
export function usePayInApp() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ planId, productId }: { planId: number; productId: string }) => {
      const { outcome, jws } = await askNative('purchase', { productId });
      if (outcome !== 'purchased' || jws === null) return outcome;
      const body = {
        planId,
        paymentMethod: 'app_store',
        paymentProcessor: 'app_store' as const,
        appStoreTransaction: jws,
      };
      await callOnce(subscribe, { body });
      return outcome;
    },
    onSuccess: () => refreshPremium(client),
  });
}

export function useStopRenewal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(cancelSubscription),
    onSuccess: () => refreshPremium(client),
  });
}

export const useOpenPortal = () =>
  useMutation({ mutationFn: () => call(openPortal), onSuccess: ({ url }) => leaveFor(url) });
