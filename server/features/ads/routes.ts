/** Ads are for those who have not paid, where payment is asked for at all. */
import type { FastifyInstance } from 'fastify';
import { adSettings } from '#contract/ads.ts';
import type { SignedIn } from '#server/http/caller.ts';
import { serve } from '#server/http/serve.ts';

interface Deps {
  /** Undefined: this installation shows no ads. */
  clientId: string | undefined;
  isPremium: (user: SignedIn | undefined) => boolean;
}

export function adRoutes(app: FastifyInstance, { clientId, isPremium }: Deps): void {
  serve(app, adSettings, ({ user }) => ({ clientId: clientId === undefined || isPremium(user) ? null : clientId }));
}
