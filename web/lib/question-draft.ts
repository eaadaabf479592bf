/** A question begun, in the ask form or elsewhere, e.g. from a diagnosis: the ask form takes it over, and it can be changed there. */
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
  isUrgent: z.optional(z.boolean()),
  /** The owner wrote in the form: not to be given up with it. */
  edited: z.optional(z.boolean()),
});
export type QuestionDraft = z.infer<typeof Draft>;

export const questionDraft = stored('questionDraft', z.nullable(Draft), null, forThisTab);

/** Where a draft is taken up. */
export const ASK_PATH = '/community?tab=qa&ask=1';

/** Where the questions about a fault are. */
export const questionsAboutPath = (faultId: string): string =>
  `/community?${new URLSearchParams({ tab: 'qa', fault: faultId })}`;

/** What the forum calls the system under which a fault is filed; `general` for all others. */
const CATEGORY: Record<string, string> = {
  brakes: 'brakes',
  abs: 'brakes',
  engine: 'engine',
  lubrication: 'engine',
  cooling: 'engine',
  fuel: 'engine',
  ignition: 'engine',
  exhaust: 'engine',
  'turbo-diesel': 'engine',
  automatic: 'transmission',
  'clutch-manual': 'transmission',
  driveline: 'transmission',
  'body-electrics': 'electrical',
  'charging-starting': 'electrical',
  'ev-hybrid': 'electrical',
  suspension: 'suspension',
  steering: 'suspension',
  'wheels-tyres': 'suspension',
};

export const forumCategory = (faultId: string | undefined): string =>
  CATEGORY[faultId?.split('/')[0] ?? ''] ?? 'general';

const TITLE_MAX = 150;

/** The first sentence of what was said, as a title. */
export function titleOf(said: string): string {
  const sentence = (said.split(/(?<=[.!?])\s|\n/)[0] ?? '').trim();
  return sentence.length <= TITLE_MAX ? sentence : `${sentence.slice(0, TITLE_MAX - 1).trimEnd()}…`;
}
