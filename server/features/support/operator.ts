/** Who runs this server and which other services it asks, as its configuration has it. */
import type { Operator, Partner } from '#contract/support.ts';

/** Only what is said here of the configuration. */
export interface OperatorConfig {
  OPERATOR_NAME?: string | undefined;
  SUPPORT_EMAIL?: string | undefined;
  PUBLIC_URL?: string | undefined;
  BILLING: 'open' | 'enforced';
  AI_PROVIDER: string;
  [name: string]: unknown;
}

export function operatorOf(config: OperatorConfig): Operator {
  const partners: Record<Partner, boolean> = {
    stripe: config.STRIPE_SECRET_KEY !== undefined,
    'app-store': config.APPLE_BUNDLE_ID !== undefined,
    ebay: config.EBAY_CLIENT_ID !== undefined && config.EBAY_CLIENT_SECRET !== undefined,
    openstreetmap: config.OVERPASS_URL !== undefined,
    dvla: config.DVLA_API_KEY !== undefined,
    dvsa: config.DVSA_API_KEY !== undefined || config.DVSA_CLIENT_ID !== undefined,
    ads: config.BILLING === 'enforced' && config.ADS_CLIENT_ID !== undefined,
    mail: config.SMTP_URL !== undefined,
    'language-model': config.AI_PROVIDER !== 'embedded',
  };
  return {
    name: config.OPERATOR_NAME ?? null,
    email: config.SUPPORT_EMAIL ?? `support@${new URL(config.PUBLIC_URL ?? 'http://localhost').hostname}`,
    partners: (Object.keys(partners) as Partner[]).filter((partner) => partners[partner]),
  };
}
