/** What a diagnosis turned out to be. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { optionalText } from './text.ts';

const OUTCOME_MISSING = 'Please say what it turned out to be';

/** A fault of the knowledge or the owner's own words; a cost alone says nothing. */
export const Outcome = z
  .object({
    faultId: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
    text: optionalText(1000),
    /** What the repair cost, in pence. */
    cost: z.optional(z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(10_000_000)))),
  })
  .check(z.refine(({ faultId, text }) => Boolean(faultId || text), { message: OUTCOME_MISSING, path: ['text'] }));
export type Outcome = z.infer<typeof Outcome>;

export const saveOutcome = endpoint({
  method: 'POST',
  path: '/api/sessions/:id/outcome',
  summary: 'What it turned out to be',
  status: 201,
  body: Outcome,
  reply: z.void(),
});
