/** The ask form's fields as a browser hands them over, brought to what the contract wants. */
import * as z from 'zod/mini';
import { NewQuestion } from '#contract/qa.ts';

const { title, content, category, carMake, carModel, carYear } = NewQuestion.shape;

export const AskForm = z.object({
  title,
  content,
  category,
  carMake,
  carModel,
  carYear: z.pipe(
    z.transform((typed: unknown): number | null | undefined => (typed === undefined ? null : Number(typed))),
    carYear,
  ),
  isUrgent: z.pipe(
    z.transform((ticked: unknown) => ticked !== undefined),
    z.boolean(),
  ),
});
