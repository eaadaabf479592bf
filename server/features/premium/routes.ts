/** Premium: open to everyone, or to those who pay. */
import type { FastifyInstance } from 'fastify';
import { premiumStatus } from '#contract/premium.ts';
import { serve } from '#server/http/serve.ts';
import { hasPremium } from './has-premium.ts';

export function premiumRoutes(app: FastifyInstance, billing: 'open' | 'enforced', clock: () => Date): void {
  serve(app, premiumStatus, ({ user }) => ({ isPremium: hasPremium(user, billing, clock()) }));
}
