/** From an answer to other owners: a question begun with what is known, and the questions about the same fault. */
import { useLocation } from 'wouter';
import type { CarInfo } from '#contract/cars.ts';
import type { DiagnosisResult } from '#contract/diagnosis.ts';
import {
  ASK_PATH,
  forumCategory,
  type QuestionDraft,
  questionDraft,
  questionsAboutPath,
  titleOf,
} from '#web/lib/question-draft.ts';
import { ActionLink, ActionRow } from '#web/ui/action-row.tsx';
import { words } from './answer-words.ts';

const MOST_SUSPECTS = 3;

interface Props {
  result: DiagnosisResult;
  /** The car that the answer is about; left out: the one chosen now. */
  car: CarInfo | null | undefined;
}

export function AskCommunity({ result, car }: Props) {
  const [, navigate] = useLocation();
  const first = result.results[0];
  const ask = () => {
    questionDraft.write(draftOf(result, car));
    navigate(ASK_PATH);
  };
  return (
    <>
      <ActionRow icon="people" label={words.askCommunity} onPress={ask} />
      {first && <ActionLink icon="question" label={words.sameFault} href={questionsAboutPath(first.id)} />}
    </>
  );
}

function draftOf({ userInput, results, unsure }: DiagnosisResult, car: CarInfo | null | undefined): QuestionDraft {
  const suspects = unsure ? [] : results.slice(0, MOST_SUSPECTS).map(({ id, title }) => ({ id, title }));
  return {
    title: titleOf(userInput),
    content: userInput,
    category: forumCategory(results[0]?.id),
    ...(car !== undefined && {
      carMake: car?.make ?? null,
      carModel: car?.model ?? null,
      carYear: car?.year ?? null,
    }),
    suspects,
  };
}
