/** From an answer to other owners: a question begun with what is known, and the questions about the same fault. */
import { useLocation } from 'wouter';
import type { CarInfo } from '#contract/cars.ts';
import type { DiagnosisResult } from '#contract/diagnosis.ts';
import { ASK_PATH, type QuestionDraft, questionDraft, questionsAboutPath } from '#web/lib/question-draft.ts';
import { ActionLink, ActionRow } from '#web/ui/action-row.tsx';
import { words } from './answer-words.ts';

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

const MOST_SUSPECTS = 3;
const TITLE_MAX = 150;

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
  const system = results[0]?.id.split('/')[0] ?? '';
  return {
    title: titleOf(userInput),
    content: userInput,
    category: CATEGORY[system] ?? 'general',
    ...(car !== undefined && {
      carMake: car?.make ?? null,
      carModel: car?.model ?? null,
      carYear: car?.year ?? null,
    }),
    suspects,
  };
}

/** The first sentence of what was said, as a title. */
function titleOf(said: string): string {
  const sentence = (said.split(/(?<=[.!?])\s|\n/)[0] ?? '').trim();
  return sentence.length <= TITLE_MAX ? sentence : `${sentence.slice(0, TITLE_MAX - 1).trimEnd()}…`;
}
