/** Beginning to pay. Nothing that is said here opens premium: the provider's word does, later. */
import { randomUUID } from 'node:crypto';
import { type PricedPlan, planOf } from '#contract/plans.ts';
import { Problem } from '#contract/problem.ts';
import type { NewSubscription } from '#contract/subscriptions.ts';
import type { PremiumDeps } from './deps.ts';
import { statusAt } from './life.ts';
import type { Held } from './repository.ts';
import type { CardProvider } from './stripe/card-provider.ts';
import { closeCheckout, openCheckout } from './stripe/checkout.ts';

export function planMeant({ planId }: NewSubscription): PricedPlan {
  const plan = planOf(planId);
  if (!plan) {
    const message = 'There is no such plan';
    throw new Problem('validation_failed', message, { details: [{ path: 'planId', message }] });
  }
  return plan;
}

/** The page on which to pay by card. */
export async function payByCard(
  deps: PremiumDeps,
  userId: number,
  { plan, renews }: { plan: PricedPlan; renews: boolean },
  origin: string,
): Promise<string> {
  const { cards, repository, clock } = deps;
  if (!cards || !deps.enforced) throw new Problem('conflict', 'Premium cannot be bought here');
  const now = clock();
  const all = await repository.ofOwner(userId);
  refuseTwice(all, plan, now);
  refuseTooOften(all, now);
  await layAside(deps, cards, all);

  const agreement = randomUUID();
  const purchase = { plan, renews, agreement, payer: await repository.payer(userId), origin };
  const { id, url } = await openCheckout(cards, purchase);
  // From the very beginning, so that no difference between two clocks puts it after a change of mind.
  const told = renews ? [{ kind: 'renewal_on' as const, at: new Date(0), eventId: `begun ${agreement}` }] : [];
  await repository.keep({ userId, plan, now, processor: 'stripe', agreement }, told, { paymentReference: id });
  await leaveOne(deps, cards, userId, agreement);
  return url;
}

/** Of pages that were opened at the same moment the newest remains: whoever looks last sees all of them. */
async function leaveOne(deps: PremiumDeps, cards: CardProvider, userId: number, agreement: string): Promise<void> {
  const [newest, ...older] = (await deps.repository.ofOwner(userId)).filter(isOpenPage);
  if (newest?.agreement === agreement) return layAside(deps, cards, older);
  await layAside(
    deps,
    cards,
    older.filter((held) => held.agreement === agreement),
  );
  throw new Problem('conflict', 'You have just opened another page to pay on. Please go on there.');
}

const isOpenPage = ({ status, processor }: Held): boolean => status === 'pending' && processor === 'stripe';

/** Nobody pays twice for the same time. */
function refuseTwice(all: readonly Held[], plan: PricedPlan, now: Date): void {
  const open = all.filter((held) => !['pending', 'expired'].includes(statusAt(held, now)));
  if (open.some((held) => held.plan.interval === 'once'))
    throw new Problem('conflict', 'You have premium for good already');
  if (open.some(({ renews }) => renews))
    throw new Problem('conflict', 'You have a plan that renews. Stop its renewal first, then choose another.');
  if (plan.interval !== 'once' && open.length > 0)
    throw new Problem('conflict', 'You have premium already. Choose again when it has run out.');
}

const HOUR_MS = 3_600_000;
const MOST_AN_HOUR = 20;

/** Each try is a page at the provider and a row here. */
function refuseTooOften(all: readonly Held[], now: Date): void {
  const begun = all.filter(({ startDate }) => startDate.getTime() > now.getTime() - HOUR_MS);
  if (begun.length >= MOST_AN_HOUR)
    throw new Problem('rate_limited', 'That was too often. Please try again in an hour.', { retryAfter: 3_600 });
}

/** Pages that were opened earlier and not paid on are closed, or both could be. */
async function layAside({ repository, clock }: PremiumDeps, cards: CardProvider, all: readonly Held[]): Promise<void> {
  for (const { processor, paymentReference: session, agreement } of all.filter(isOpenPage)) {
    if (!session) continue;
    if ((await closeCheckout(cards, session)).isPaid)
      throw new Problem('conflict', 'Your payment is on its way. Premium opens as soon as it has arrived.');
    const told = [{ kind: 'ended' as const, at: clock(), eventId: `laid aside ${session}` }];
    await repository.hear({ processor, agreement }, told);
  }
}
