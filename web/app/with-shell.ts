/** What the app does when it runs inside the iOS shell: follows its links, and hears what was bought. In a browser, nothing. */
import type { QueryClient } from '@tanstack/react-query';
import { PLANS } from '#contract/plans.ts';
import { subscribe } from '#contract/subscriptions.ts';
import { call } from '#web/lib/call.ts';
import { currentUserQuery } from '#web/lib/current-user.ts';
import { askNative, inShell, onNative } from '#web/lib/native-bridge.ts';
import { premiumStatusQuery, refreshPremium } from '#web/lib/premium-status.ts';
import { universalLinkTarget } from './universal-link.ts';

export function followShell(client: QueryClient, navigate: (path: string) => void): () => void {
  if (!inShell()) return () => undefined;
  const stops = [
    onNative('subscriptionChanged', () => void claimPurchases(client).then(() => refreshPremium(client))),
    onNative('linkOpened', ({ url }) => {
      const target = universalLinkTarget(`?universal_link=${encodeURIComponent(url)}`);
      if (target !== undefined) navigate(target);
    }),
  ];
  void claimPurchases(client).then((claimed) => claimed && refreshPremium(client));
  return () => {
    for (const stop of stops) stop();
  };
}

/** Hands to the server what the App Store says is paid for; it alone believes or does not. True when it took something. */
async function claimPurchases(client: QueryClient): Promise<boolean> {
  try {
    const { entitlements } = await askNative('subscriptionStatus', {
      productIds: PLANS.map(({ appStoreProduct }) => appStoreProduct),
    });
    if (entitlements.length === 0) return false;
    const user = await client.fetchQuery(currentUserQuery);
    const { isPremium } = await client.fetchQuery({ ...premiumStatusQuery, staleTime: 0 });
    if (!user || isPremium) return false;
    const taken = await Promise.allSettled(
      entitlements.map(async ({ productId, jws }) => {
        const plan = PLANS.find(({ appStoreProduct }) => appStoreProduct === productId);
        if (!plan) throw new Error(`No such product: ${productId}`);
        return call(subscribe, {
          body: {
            planId: plan.id,
            paymentMethod: 'app_store',
            paymentProcessor: 'app_store',
            appStoreTransaction: jws,
          },
        });
      }),
    );
    return taken.some(({ status }) => status === 'fulfilled');
  } catch {
    // No answer, or no connection: the next start asks again.
    return false;
  }
}
