/** The answer in one paragraph, for the chat and for sharing. */
import type { Issue } from '#contract/diagnosis.ts';
import type { Diagnosis } from '#engine/diagnose.ts';
import type { Verdict } from '#engine/reason/verdict.ts';
import { midSentence } from '#engine/words/mid-sentence.ts';
import { driveSentence, type Told } from '#server/knowledge/drive-sentence.ts';

/** Whether to drive, and why: always the first words, and always ours. */
export const opening = (verdict: Told & Pick<Verdict, 'why'>): string => `${driveSentence(verdict)} ${verdict.why}`;

/** That one of many guesses would be harmless is no verdict. */
const begins = ({ verdict, unsure }: Diagnosis): string => {
  const open = unsure && !verdict.rule && !verdict.stranded && (verdict.drive === 'ok' || verdict.drive === 'soon');
  return open ? '' : `${opening(verdict)} `;
};

export function paragraph(diagnosis: Diagnosis, results: readonly Issue[]): string {
  const { apart, unsure, strangeCodes, questions } = diagnosis;
  const [first, second] = results;
  if (strangeCodes.length > 0) return ofStrange(strangeCodes);
  if (!first) return 'No issues found. Please try again with more details.';
  const likeliest = unsure
    ? `I can't be sure from this yet; the likeliest is ${midSentence(first.title)} (${inTen(first.confidence)}).`
    : `Most likely: ${midSentence(first.title)} (${inTen(first.confidence)}). ${first.description}`;
  const other = second && second.confidence > 0.12 ? ` It could also be ${midSentence(second.title)}.` : '';
  // No price for a guess, nor for what needs no mending.
  const priced = !unsure && first.details.repairCost && first.costs?.high;
  const cost = priced ? ` Putting it right costs ${midSentence(first.details.repairCost as string)}.` : '';
  const ask = questions[0] ? ` ${questions[0].question}` : '';
  return `${begins(diagnosis)}${apart ? TWO_TROUBLES : ''}${likeliest}${other}${cost}${ask}`;
}

const TWO_TROUBLES = 'You told of more than one thing; the grave one comes first. ';

/** Makers give codes of their own; what such a code means, the reader says better than a guess. */
const ofStrange = (codes: readonly string[]): string =>
  `${codes.join(', ')}: a code of the car maker’s own, or one that we do not know, so we name no fault by it. What words does the reader show beside it, and what does the car do?`;

/** A chance as people say it. */
export function inTen(chance: number): string {
  const tenths = Math.round(chance * 10);
  if (tenths < 1) return 'less than 1 in 10';
  if (tenths > 9) return 'better than 9 in 10';
  return `about ${tenths} in 10`;
}
