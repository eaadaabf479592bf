/** OBD-II fault codes in words. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const FaultCode = z.object({
  code: z.string(),
  name: z.string(),
  meaning: z.string(),
  /** True for codes that each maker defines for itself. */
  makerSpecific: z.boolean(),
  faults: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type FaultCode = z.infer<typeof FaultCode>;

export const explainCode = endpoint({
  method: 'GET',
  path: '/api/codes/:code',
  summary: 'A fault code in words, with likely faults',
  who: 'anyone',
  cost: 'engine',
  reply: FaultCode,
});
