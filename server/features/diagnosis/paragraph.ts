/** The answer in one paragraph, for the chat and for sharing. */
import type { Issue } from '#contract/diagnosis.ts';
import type { Diagnosis } from '#engine/diagnose.ts';
import type { Drive } from '#engine/knowledge.ts';
import { midSentence } from '#engine/words/mid-sentence.ts';

const DRIVE_SENTENCE = {
  ok: 'It is fine to drive.',
  soon: 'You can drive, but book it in soon.',
  'short-trips': 'Drive it gently to a garage and no further.',
  stop: 'Stop driving it now.',
} as const;

/** Whether to drive, and why: always the first words, and always ours. */
export const opening = (drive: Drive, why: string): string => `${DRIVE_SENTENCE[drive]} ${why}`;

export function paragraph({ verdict, unsure, questions }: Diagnosis, results: readonly Issue[]): string {
  const [first, second] = results;
  if (!first) return 'No issues found. Please try again with more details.';
  const likeliest = unsure
    ? `I can't be sure from this yet; the likeliest is ${midSentence(first.title)} (${inTen(first.confidence)}).`
    : `Most likely: ${midSentence(first.title)} (${inTen(first.confidence)}). ${first.description}`;
  const other = second && second.confidence > 0.12 ? ` It could also be ${midSentence(second.title)}.` : '';
  const cost = first.details.repairCost ? ` Putting it right costs ${midSentence(first.details.repairCost)}.` : '';
  const ask = questions[0] ? ` ${questions[0].question}` : '';
  return `${opening(verdict.drive, verdict.why)} ${likeliest}${other}${cost}${ask}`;
}

/** A chance as people say it. */
export function inTen(chance: number): string {
  const tenths = Math.round(chance * 10);
  if (tenths < 1) return 'less than 1 in 10';
  if (tenths > 9) return 'better than 9 in 10';
  return `about ${tenths} in 10`;
}
