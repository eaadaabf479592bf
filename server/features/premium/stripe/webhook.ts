/** What Stripe tells: believed only when it is signed, over the very bytes that came, a short while ago. */
import type { FastifyRequest } from 'fastify';
import type Stripe from 'stripe';
import { Problem } from '#contract/problem.ts';
import type { PremiumRepository } from '../repository.ts';
import { asked, type CardProvider } from './card-provider.ts';
import { heardFrom } from './events.ts';

/** Seconds between signing and arriving. */
const TOLERANCE_S = 300;

export async function hearStripe(
  cards: CardProvider,
  repository: PremiumRepository,
  request: FastifyRequest,
  now: Date,
): Promise<void> {
  const event = signed(cards, request, now);
  const { id, type, api_version: version } = event;
  const heard = await asked(cards, heardFrom(cards.api, event));
  if (!heard) return request.log.info({ event: 'stripe', id, type }, 'concerns nothing bought here');
  const told = heard.told.map((happening) => ({ ...happening, eventId: id }));
  const fresh = await repository.hear({ processor: 'stripe', agreement: heard.agreement }, told, heard.facts);
  request.log.info({ event: 'stripe', id, type, version }, fresh ? 'heard' : 'nothing new');
}

function signed({ api, webhookSecret }: CardProvider, request: FastifyRequest, now: Date): Stripe.Event {
  const { body, headers } = request;
  try {
    // Only the raw bytes can be checked; `rawBodies` keeps them.
    return api.webhooks.constructEvent(
      body as Buffer,
      headers['stripe-signature'] ?? '',
      webhookSecret,
      TOLERANCE_S,
      undefined,
      now.getTime(),
    );
  } catch (cause) {
    request.log.warn({ event: 'stripe', err: { message: (cause as Error).message } }, 'refused');
    throw new Problem('validation_failed', 'This is not signed as it should be', { cause });
  }
}
