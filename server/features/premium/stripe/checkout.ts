/** Pages at Stripe: where to pay, and where to look after what was paid. */
import type { PricedPlan } from '#contract/plans.ts';
import type { CardProvider } from './card-provider.ts';
import { asked, isGone } from './card-provider.ts';
import { idOf } from './events.ts';

interface Purchase {
  plan: PricedPlan;
  /** A plan that does not renew is paid once for its time. */
  renews: boolean;
  agreement: string;
  payer: { customer: string | null; email: string | null };
  /** Of the page to come back to. */
  origin: string;
}

/** After paying and after leaving off, the owner is back where the plans are. */
export const BACK = { paid: '/community?upgrade=paid', left: '/community?upgrade=1' } as const;

export async function openCheckout(
  cards: CardProvider,
  { plan, renews, agreement, payer, origin }: Purchase,
): Promise<{ id: string; url: string }> {
  const metadata = { agreement, plan: String(plan.id) };
  const { customer, email } = payer;
  const session = await asked(
    cards,
    cards.api.checkout.sessions.create(
      {
        mode: renews ? 'subscription' : 'payment',
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: 'gbp',
              unit_amount: plan.price,
              product_data: { name: `Premium, ${plan.name.toLowerCase()}` },
              ...(renews && { recurring: { interval: 'year' } }),
            },
          },
        ],
        client_reference_id: agreement,
        metadata,
        ...(renews ? { subscription_data: { metadata } } : { payment_intent_data: { metadata } }),
        ...(customer
          ? { customer }
          : { ...(!renews && { customer_creation: 'always' }), ...(email && { customer_email: email }) }),
        locale: 'en-GB',
        success_url: origin + BACK.paid,
        cancel_url: origin + BACK.left,
      },
      { idempotencyKey: `checkout ${agreement}` },
    ),
  );
  if (!session.url) throw new Error('Stripe opened a checkout without a page');
  return { id: session.id, url: session.url };
}

/** Closes a page that nobody paid on. `isPaid`: somebody has, in the meantime; `subscription`: it was the first payment of that. */
export async function closeCheckout(
  cards: CardProvider,
  session: string,
): Promise<{ isPaid: boolean; subscription: string | undefined }> {
  const { sessions } = cards.api.checkout;
  const { status, subscription } = await asked(cards, sessions.retrieve(session));
  if (status === 'open') await asked(cards, sessions.expire(session));
  return { isPaid: status === 'complete', subscription: idOf(subscription) };
}

/** The page for cards, receipts and renewal. */
export async function portalPage(cards: CardProvider, customer: string, origin: string): Promise<string> {
  const { url } = await asked(
    cards,
    cards.api.billingPortal.sessions.create({ customer, return_url: origin + BACK.left, locale: 'en-GB' }),
  );
  return url;
}

/** Nothing is charged any more, and what ran is over. */
export async function endAtOnce(cards: CardProvider, subscription: string) {
  return asked(
    cards,
    cards.api.subscriptions.cancel(subscription).catch((error: unknown) => {
      if (isGone(error)) return undefined;
      throw error;
    }),
  );
}
