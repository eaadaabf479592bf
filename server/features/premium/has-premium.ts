/** Whether premium features are open to somebody. */
import type { SignedIn } from '#server/http/caller.ts';

export function hasPremium(user: SignedIn | undefined, billing: 'open' | 'enforced', now: Date): boolean {
  if (billing === 'open') return true;
  const until = user?.subscriptionExpiryDate;
  return user?.isSubscriber === true && (until == null || until > now);
}
