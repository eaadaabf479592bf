/** A question begun elsewhere, e.g. from a diagnosis: the ask form takes it over, and it can be changed there. */
import * as z from 'zod/mini';
import { forThisTab, stored } from './storage.ts';

const Draft = z.object({
  title: z.string(),
  content: z.string(),
  category: z.optional(z.string()),
  carMake: z.optional(z.nullable(z.string())),
  carModel: z.optional(z.nullable(z.string())),
  carYear: z.optional(z.nullable(z.number())),
  suspects: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type QuestionDraft = z.infer<typeof Draft>;

export const questionDraft = stored('questionDraft', z.nullable(Draft), null, forThisTab);

/** Where a draft is taken up. */
export const ASK_PATH = '/community?tab=qa&ask=1';

/** Where the questions about a fault are. */
export const questionsAboutPath = (faultId: string): string =>
  `/community?${new URLSearchParams({ tab: 'qa', fault: faultId })}`;
