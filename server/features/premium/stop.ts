/** Stopping: at the end of what is paid for, or at once when the account goes. */
import { Problem } from '#contract/problem.ts';
import type { PremiumDeps } from './deps.ts';
import { type Happening, statusAt } from './life.ts';
import { foremost } from './shown.ts';
import { asked, type CardProvider } from './stripe/card-provider.ts';
import { closeCheckout, endAtOnce } from './stripe/checkout.ts';
import { ofSubscription } from './stripe/events.ts';

const WHERE_AT_APPLE = 'Stop it in the Settings of your iPhone or iPad, under Subscriptions.';

/** Nothing renews any more. What waits for a payment is over at once, or the card would be charged for a year that nobody wants. */
export async function stopRenewal(deps: PremiumDeps, userId: number): Promise<void> {
  const { repository, cards, clock } = deps;
  const now = clock();
  const running = (await repository.ofOwner(userId)).filter(
    (held) => held.renews && !['pending', 'expired'].includes(statusAt(held, now)),
  );
  const held = foremost(running, now);
  if (!held) throw new Problem('conflict', 'You have no plan that renews');
  if (held.processor === 'app_store')
    throw new Problem('conflict', `This plan was bought in the App Store. ${WHERE_AT_APPLE}`);
  const { cardSubscriptionId: id, agreement } = held;
  if (!cards || !id) throw new Problem('conflict', 'This plan cannot be stopped here. Please write to support.');
  const told = await stopped(cards, id, statusAt(held, now) === 'past_due', now);
  await repository.hear(
    { processor: 'stripe', agreement },
    told.map((happening) => ({ ...happening, eventId: `stopped ${id} ${happening.at.getTime()}` })),
  );
}

async function stopped(cards: CardProvider, id: string, atOnce: boolean, now: Date): Promise<Happening[]> {
  const { subscriptions } = cards.api;
  const subscription = await asked(
    cards,
    atOnce ? subscriptions.cancel(id) : subscriptions.update(id, { cancel_at_period_end: true }),
  );
  return ofSubscription(subscription, now)?.told.filter(({ kind }) => kind !== 'payment_failed') ?? [];
}

/**
 * Before an account goes: whoever has none must not be charged. Throws when the card provider does not answer.
 * Hands back what the owner alone can stop, in words.
 */
export async function stopEverything(
  { repository, cards, clock }: PremiumDeps,
  userId: number,
): Promise<string | undefined> {
  const all = await repository.ofOwner(userId);
  for (const { processor, status, cardSubscriptionId, paymentReference } of all) {
    if (!cards || processor !== 'stripe') continue;
    const isOpen = status === 'pending' && paymentReference;
    // What has just been paid for is known at Stripe before it is here; and what was paid back renews there all the same.
    const id = cardSubscriptionId ?? (isOpen && (await closeCheckout(cards, paymentReference)).subscription);
    if (id) await endAtOnce(cards, id);
  }
  const atApple = all.some(
    (held) => held.processor === 'app_store' && held.renews && statusAt(held, clock()) !== 'expired',
  );
  return atApple ? `Your plan goes on in the App Store until you stop it there. ${WHERE_AT_APPLE}` : undefined;
}
