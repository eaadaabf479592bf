/** Stripe's events in the words of `life.ts`. What was bought is known by the agreement that our checkout wrote on it. */
import type Stripe from 'stripe';
import { planOf } from '#contract/plans.ts';
import type { Happening } from '../life.ts';
import type { Facts } from '../repository.ts';

export interface Heard {
  agreement: string;
  told: Happening[];
  facts: Facts;
}

/** Undefined for what does not concern anything that was bought here. May ask Stripe which payment a refund is of. */
export async function heardFrom(api: Stripe, event: Stripe.Event): Promise<Heard | undefined> {
  const at = moment(event.created);
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return ofCheckout(event.data.object, at);
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_failed':
      return about(event.data.object.metadata, [{ kind: 'ended', at }]);
    case 'invoice.paid':
      return ofPaidInvoice(event.data.object, at);
    case 'invoice.payment_failed':
      return about(agreedOn(event.data.object), [{ kind: 'payment_failed', at }]);
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return ofSubscription(event.data.object, at);
    case 'charge.refunded': {
      const { refunded, payment_intent: intent, metadata } = event.data.object;
      // A part of the money back is goodwill; premium stays.
      return refunded ? ofMoneyBack(api, intent, metadata, { kind: 'refunded', at }) : undefined;
    }
    case 'charge.dispute.closed': {
      const { status, payment_intent: intent } = event.data.object;
      return status === 'lost' ? ofMoneyBack(api, intent, null, { kind: 'refunded', at }) : undefined;
    }
    case 'refund.failed': {
      const { payment_intent: intent, metadata } = event.data.object;
      return ofMoneyBack(api, intent, metadata, { kind: 'refund_reversed', at });
    }
    default:
      return undefined;
  }
}

const moment = (seconds: number): Date => new Date(seconds * 1000);

/** Stripe names a thing by its id, or hands over the whole of it. */
export const idOf = (thing: string | { id: string } | null | undefined): string | undefined =>
  typeof thing === 'string' ? thing : thing?.id;

/** Only what is there. */
const known = (facts: Record<keyof Facts & string, string | undefined> | Record<string, string | undefined>): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));

const about = (
  metadata: Stripe.Metadata | null | undefined,
  told: Happening[],
  facts: Facts = {},
): Heard | undefined => (metadata?.agreement ? { agreement: metadata.agreement, told, facts } : undefined);

/** What is paid once is paid here; a subscription is paid by its invoices. */
export function ofCheckout(session: Stripe.Checkout.Session, at: Date): Heard | undefined {
  const { metadata, mode, payment_status: payment } = session;
  const intent = idOf(session.payment_intent);
  const facts = known({
    paymentReference: session.id,
    cardCustomerId: idOf(session.customer),
    cardSubscriptionId: idOf(session.subscription),
    cardPaymentIntentId: intent,
  });
  const plan = planOf(Number(metadata?.plan));
  const isPaid = mode === 'payment' && payment !== 'unpaid' && plan !== undefined;
  const until = plan?.interval === 'year' ? yearAfter(at) : null;
  return about(metadata, isPaid ? [{ kind: 'paid', at, payment: intent ?? session.id, until }] : [], facts);
}

function yearAfter(at: Date): Date {
  const year = new Date(at);
  year.setUTCFullYear(year.getUTCFullYear() + 1);
  return year;
}

const agreedOn = ({ parent }: Stripe.Invoice) => parent?.subscription_details?.metadata;

export function ofPaidInvoice(invoice: Stripe.Invoice, at: Date): Heard | undefined {
  const end = Math.max(...invoice.lines.data.map(({ period }) => period.end));
  if (!Number.isFinite(end)) return undefined;
  const paidAt = invoice.status_transitions.paid_at;
  const facts = known({
    cardCustomerId: idOf(invoice.customer),
    cardSubscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
  });
  return about(
    agreedOn(invoice),
    [{ kind: 'paid', at: paidAt ? moment(paidAt) : at, payment: invoice.id, until: moment(end) }],
    facts,
  );
}

/** Each event carries the whole subscription, so each says anew whether it renews. */
export function ofSubscription(subscription: Stripe.Subscription, at: Date): Heard | undefined {
  const { id, customer, metadata, status, cancel_at_period_end, cancel_at, canceled_at, ended_at } = subscription;
  const facts = known({ cardCustomerId: idOf(customer), cardSubscriptionId: id });
  if (status === 'canceled' || status === 'incomplete_expired')
    return about(metadata, [{ kind: 'ended', at: ended_at ? moment(ended_at) : at }], facts);
  const stops = cancel_at_period_end || cancel_at !== null;
  const told: Happening[] = [
    stops ? { kind: 'renewal_off', at: canceled_at ? moment(canceled_at) : at } : { kind: 'renewal_on', at },
  ];
  if (status === 'past_due' || status === 'unpaid') told.push({ kind: 'payment_failed', at });
  return about(metadata, told, facts);
}

/** A charge names its payment; which invoice that paid, Stripe has to be asked. */
async function ofMoneyBack(
  api: Stripe,
  intent: string | { id: string } | null,
  metadata: Stripe.Metadata | null,
  happening: Happening,
): Promise<Heard | undefined> {
  const payment = idOf(intent);
  if (payment === undefined) return undefined;
  const own = metadata?.agreement ? metadata : (await api.paymentIntents.retrieve(payment)).metadata;
  if (own.agreement) return about(own, [{ ...happening, payment }]);
  const { data } = await api.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: payment },
    limit: 1,
    expand: ['data.invoice'],
  });
  const invoice = data[0]?.invoice;
  if (invoice === undefined || typeof invoice === 'string' || invoice.deleted) return undefined;
  return about(agreedOn(invoice), [{ ...happening, payment: invoice.id }]);
}
