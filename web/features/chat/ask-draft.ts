/** A question to the community, begun with the case that the conversation has told. */
import type { CarInfo } from '#contract/cars.ts';
import type { ChatCase, ChatResult } from '#contract/chat.ts';
import { forumCategory, type QuestionDraft, titleOf } from '#web/lib/question-draft.ts';

const MOST_SUSPECTS = 3;

export function askDraft(
  told: ChatCase | null,
  results: readonly ChatResult[],
  car: CarInfo | null,
): QuestionDraft | null {
  if (!told?.words) return null;
  return {
    title: titleOf(told.words),
    content: told.words,
    category: forumCategory(results[0]?.id),
    carMake: car?.make ?? null,
    carModel: car?.model ?? null,
    carYear: car?.year ?? null,
    suspects: results.slice(0, MOST_SUSPECTS).map(({ id, title }) => ({ id, title })),
  };
}
