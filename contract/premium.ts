/** Premium: is this owner's access paid for (or, with open billing, everyone's)? */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const PremiumStatus = z.object({ isPremium: z.boolean() });
export type PremiumStatus = z.infer<typeof PremiumStatus>;

export const premiumStatus = endpoint({
  method: 'GET',
  path: '/api/premium-status',
  summary: 'Whether premium features are open',
  who: 'anyone',
  reply: PremiumStatus,
});
