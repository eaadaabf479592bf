/** Premium as this installation has it: its keys decide what can be bought. */
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/open.ts';
import { appStore } from './app-store/app-store.ts';
import type { PremiumDeps } from './deps.ts';
import { premiumRepository } from './repository.ts';
import { cardProvider } from './stripe/card-provider.ts';

/** The configuration has seen to it that keys which need each other are there together. */
export async function openPremium(
  config: Config,
  db: Db,
  clock: () => Date,
  log: FastifyBaseLogger,
): Promise<PremiumDeps> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: url } = config;
  const { APPLE_BUNDLE_ID: bundleId, APPLE_ROOT_CERTS: rootCertificates } = config;
  return {
    repository: premiumRepository(db),
    clock,
    enforced: config.BILLING === 'enforced',
    publicUrl: config.PUBLIC_URL,
    cards: secretKey && webhookSecret ? await cardProvider({ secretKey, webhookSecret, url }, log) : undefined,
    appStore:
      bundleId && rootCertificates
        ? await appStore({
            bundleId,
            rootCertificates,
            appId: config.APPLE_APP_ID,
            environment: config.APPLE_ENVIRONMENT,
            onlineChecks: config.APPLE_ONLINE_CHECKS === 'on',
          })
        : undefined,
  };
}
