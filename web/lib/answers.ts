/** Answers of an owner to findings, as they come together over a case. */
import type { Answer } from '#contract/diagnosis.ts';

/** The answers with one more; a new answer takes the old one's place, and what was asked once stays asked. */
export function withAnswer(answers: readonly Answer[], { finding, answer, unasked }: Answer): Answer[] {
  const asked = answers.some((old) => old.finding === finding && !old.unasked);
  return [
    ...answers.filter((old) => old.finding !== finding),
    { finding, answer, ...(unasked && !asked && { unasked }) },
  ];
}
