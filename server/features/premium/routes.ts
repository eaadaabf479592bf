/** Premium: open to everyone, or to those who pay. */
import type { FastifyInstance } from 'fastify';
import { premiumStatus } from '#contract/premium.ts';
import { serve } from '#server/http/serve.ts';

export function premiumRoutes(app: FastifyInstance, billing: 'open' | 'enforced', clock: () => Date): void {
  serve(app, premiumStatus, ({ user }) => {
    if (billing === 'open') return { isPremium: true };
    const until = user?.subscriptionExpiryDate;
    return { isPremium: user?.isSubscriber === true && (until == null || until > clock()) };
  });
}
