/** What an owner is told of a subscription. */
import type { PricedPlan } from '#contract/plans.ts';
import type { Plan, Subscription } from '#contract/subscriptions.ts';
import { FOR_EVER, statusAt } from './life.ts';
import type { Held } from './repository.ts';

export const shownPlan = ({ features, ...plan }: PricedPlan): Plan => ({ ...plan, features: [...features] });

export function shown(held: Held, now: Date): Subscription {
  const { plan, processor, renews, startDate, paidUntil, premiumUntil } = held;
  return {
    plan: shownPlan(plan),
    status: statusAt(held, now),
    autoRenew: renews,
    startDate: startDate.toISOString(),
    endDate: paidUntil && paidUntil < FOR_EVER ? paidUntil.toISOString() : null,
    isPremium: premiumUntil !== undefined && premiumUntil > now,
    processor,
  };
}

/** Of several, the one that opens premium for longest; without such a one the newest that was ever paid. */
export function foremost(all: readonly Held[], now: Date): Held | undefined {
  const until = ({ premiumUntil }: Held) => premiumUntil?.getTime() ?? 0;
  const open = all.filter((held) => until(held) > now.getTime()).sort((a, b) => until(b) - until(a));
  return open[0] ?? all.find(({ status }) => status !== 'pending') ?? all[0];
}
