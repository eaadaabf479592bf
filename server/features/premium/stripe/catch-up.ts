/** Asks Stripe about a payment of which nothing has been heard: an event may be late, or lost. */
import type { Held, PremiumRepository } from '../repository.ts';
import type { CardProvider } from './card-provider.ts';
import { type Heard, ofCheckout, ofPaidInvoice } from './events.ts';

/** The owner waits for this. */
const BRIEFLY = { timeout: 3_000, maxNetworkRetries: 0 };

/** True when there was something new. What Stripe does not answer is heard from it later. */
export async function catchUp(
  { api, log }: CardProvider,
  repository: PremiumRepository,
  { paymentReference: session, agreement }: Held,
): Promise<boolean> {
  if (!session) return false;
  try {
    const heard = await paidBy(api, session);
    if (heard?.agreement !== agreement) return false;
    const told = heard.told.map((happening) => ({ ...happening, eventId: `asked ${session}` }));
    return await repository.hear({ processor: 'stripe', agreement }, told, heard.facts);
  } catch (err) {
    log.warn({ event: 'stripe', message: (err as Error).message }, 'could not be asked about a payment');
    return false;
  }
}

async function paidBy(api: CardProvider['api'], id: string): Promise<Heard | undefined> {
  const session = await api.checkout.sessions.retrieve(id, { expand: ['invoice'] }, BRIEFLY);
  const { invoice, status, created } = session;
  if (status !== 'complete') return undefined;
  const at = new Date(created * 1000);
  if (session.mode === 'payment') return ofCheckout(session, at);
  return typeof invoice === 'object' && invoice?.status === 'paid' ? ofPaidInvoice(invoice, at) : undefined;
}
