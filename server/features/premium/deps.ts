/** What premium needs of the rest of the server. */
import type { FastifyRequest } from 'fastify';
import type { AppStore } from './app-store/app-store.ts';
import type { PremiumRepository } from './repository.ts';
import type { CardProvider } from './stripe/card-provider.ts';

export interface PremiumDeps {
  repository: PremiumRepository;
  clock: () => Date;
  /** Whether premium has to be paid for at all. */
  enforced: boolean;
  /** Undefined: no keys, no cards. */
  cards: CardProvider | undefined;
  appStore: AppStore | undefined;
  /** Where owners see the app; left out, where this request came to. */
  publicUrl: string | undefined;
}

export const originOf = ({ publicUrl }: PremiumDeps, { protocol, host }: FastifyRequest): string =>
  publicUrl === undefined ? `${protocol}://${host}` : new URL(publicUrl).origin;
