/** What the engine is examined with. Nothing is learnt from any of it. */
import * as z from 'zod';
import { Consultation, type DangerTexts, FUELS, GEARBOXES, type Mention, path, text, year } from '#engine/knowledge.ts';

/** A whole story and the faults expected first. */
export const Complaint = z.strictObject({
  says: text,
  car: z
    .strictObject({
      make: text.optional(),
      model: text.optional(),
      year: year.optional(),
      engine: text.optional(),
      fuel: z.enum(FUELS).optional(),
      gearbox: z.enum(GEARBOXES).optional(),
      mileage: z.number().optional(),
    })
    .optional(),
  /** Any of these among the first answers counts as right. */
  expect: z.array(path).min(1),
});
export type Complaint = z.infer<typeof Complaint>;

/** Words that leave it open, with what an expert would suspect, likeliest first. */
export const OpenComplaint = Consultation;
export type OpenComplaint = z.infer<typeof OpenComplaint>;

/** A few words, and an expert's chances in per cent; what is left belongs to every fault that is not listed. */
export const FewWords = z.strictObject({
  says: text,
  chances: z
    .record(path, z.number().min(1).max(100))
    .refine((chances) => Object.values(chances).reduce((sum, chance) => sum + chance, 0) <= 100, {
      message: 'together these chances are more than 100',
    }),
});
export type FewWords = z.infer<typeof FewWords>;

export interface Exams {
  complaints: Complaint[];
  openComplaints: OpenComplaint[];
  fewWords: FewWords[];
  /** What is so and what is only mentioned. */
  mentions: Mention[];
  /** Dangers, and what only sounds so, in words that nothing was mended by. */
  dangers: DangerTexts;
}
