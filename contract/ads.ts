/** Advertising: whether any may be shown to whoever asks. Most of the time the answer is none. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const AdSettings = z.object({
  /** The site's number with the advertising service; null: no ads for this owner. */
  clientId: z.nullable(z.string()),
});
export type AdSettings = z.infer<typeof AdSettings>;

export const adSettings = endpoint({
  method: 'GET',
  path: '/api/ads',
  summary: 'Whether ads may be shown: only where they are configured, billing is enforced and the caller has not paid',
  who: 'anyone',
  reply: AdSettings,
});
