/** Stripe, by its own library, which is loaded only where its keys are. */
import type { FastifyBaseLogger } from 'fastify';
import type Stripe from 'stripe';
import { Problem } from '#contract/problem.ts';

export interface CardProvider {
  api: Stripe;
  webhookSecret: string;
  log: FastifyBaseLogger;
}

export interface CardKeys {
  secretKey: string;
  webhookSecret: string;
  url: string;
}

const TIMEOUT_MS = 10_000;
const RETRY_AFTER_S = 5;

export async function cardProvider(
  { secretKey, webhookSecret, url }: CardKeys,
  log: FastifyBaseLogger,
): Promise<CardProvider> {
  const { default: StripeApi } = await import('stripe');
  const { protocol, hostname, port } = new URL(url);
  const secure = protocol === 'https:';
  const api = new StripeApi(secretKey, {
    host: hostname,
    port: port || (secure ? 443 : 80),
    protocol: secure ? 'https' : 'http',
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  return { api, webhookSecret, log };
}

/** Whatever keeps the card provider from answering, the owner is told that nothing happened and may try again. */
export async function asked<Answer>({ log }: CardProvider, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (cause) {
    const { name, message, code, requestId } = cause as Error & { code?: string; requestId?: string };
    log.warn({ event: 'stripe', name, code, requestId, message }, 'did not answer as it should');
    throw new Problem('overloaded', 'The card provider did not answer. Please try again in a moment.', {
      retryAfter: RETRY_AFTER_S,
      cause,
    });
  }
}

/** Whether the provider says that there is no such thing, or no longer. */
export const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'resource_missing';
