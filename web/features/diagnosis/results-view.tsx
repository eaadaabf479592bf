/** The answer, in the order that helps: may I drive, what is it, settle it, what else, what was understood, what next. */

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CarInfo } from '#contract/cars.ts';
import type { Answer, DiagnosisResult } from '#contract/diagnosis.ts';
import { chanceOf } from '#web/lib/chances.ts';
import { useDesk } from '#web/lib/use-desk.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { words } from './answer-words.ts';
import { AskCommunity } from './ask-community.tsx';
import { IssueList } from './issue-list.tsx';
import { ResultActions } from './result-actions.tsx';
import { Said } from './said.tsx';
import { SettleIt } from './settle-it.tsx';
import { Understood } from './understood.tsx';
import { type HowUnsure, toldOf, Verdict } from './verdict.tsx';

type Tab = 'diagnosis' | 'parts';

interface Props {
  result: DiagnosisResult;
  /** The car that it is about; left out: the one chosen now. */
  car?: CarInfo | null | undefined;
  onBack: () => void;
  /** Left out where a stored answer is only looked at: then nothing is asked. */
  onAnswer?: ((answer: Answer) => void) | undefined;
  answering?: Answer | undefined;
  onAddMore?: () => void;
  save?: ReactNode;
  /** The Parts Search tab. */
  parts: ReactNode;
  /** Where the owner has work done; left out where a stored answer is only looked at. */
  labour?: ReactNode;
  /** What was heard or seen, where a recording or a photo was given. */
  sensed?: ReactNode;
  /** The address of this answer's paper for the mechanic. */
  paper?: string;
  /** What to do next, where the answer is not the owner's own. */
  instead?: ReactNode;
}

export function ResultsView({
  result,
  car,
  onBack,
  onAnswer,
  answering,
  onAddMore,
  save,
  parts,
  labour,
  sensed,
  paper,
  instead,
}: Props) {
  const [tab, setTab] = useState<Tab>('diagnosis');
  const heading = useRef<HTMLHeadingElement>(null);
  const desk = useDesk();
  const found = result.results.length > 0;
  const asks = onAnswer !== undefined && result.questions.length > 0;
  const tabs = [
    { id: 'diagnosis', label: words.diagnosis },
    { id: 'parts', label: words.partsSearch },
  ] as const;

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo?.(0, 0);
  }, []);

  // What had the focus may have gone with the old answer: whoever has just settled a question is led to the next one.
  const settled = useRef(false);
  useEffect(() => {
    const next = settled.current ? document.getElementById('settle-question') : null;
    settled.current = false;
    if (result && document.activeElement === document.body) (next ?? heading.current)?.focus({ preventScroll: true });
  }, [result]);
  const settle = (given: Answer) => {
    settled.current = true;
    onAnswer?.(given);
  };

  const said = <Said input={result.userInput} />;
  const question = onAnswer && <SettleIt questions={result.questions} answering={answering} onAnswer={settle} />;
  const understood = (
    <Understood
      understood={result.understood}
      pending={answering !== undefined}
      onAnswer={onAnswer}
      onAddMore={onAddMore}
    />
  );
  const answer = (
    <Tabs label={words.tabs} tabs={tabs} chosen={tab} onChoose={setTab}>
      {tab === 'parts' ? (
        parts
      ) : (
        <div className="grid grid-cols-1 gap-5">
          {found ? (
            <IssueList result={result} question={desk ? undefined : question} />
          ) : (
            <NothingFound question={desk ? undefined : question} onBack={onBack} />
          )}
          {!desk && understood}
          {instead}
          {paper !== undefined && (
            <ResultActions
              save={save}
              labour={labour}
              faultId={result.results[0]?.id}
              said={result.userInput}
              ask={<AskCommunity result={result} car={car} />}
              paper={paper}
            />
          )}
        </div>
      )}
    </Tabs>
  );

  return (
    <div className="grid animate-fade grid-cols-1 gap-5">
      <h1 ref={heading} tabIndex={-1} aria-describedby="announcement" className="sr-only">
        {words.heading}
      </h1>
      <p id="announcement" role="status" className="sr-only">
        {announcement(result, asks)}
      </p>
      <Button look="quiet" icon="back" onClick={onBack} className="-mt-2 -mb-3 -ml-4 justify-self-start">
        {words.back}
      </Button>
      {/* One tree for both: turning a tablet must not fold what has been opened. */}
      <div className="grid grid-cols-1 items-start gap-5 desk:grid-cols-[22rem_minmax(0,1fr)] desk:gap-8">
        {desk && (
          <aside className="sticky top-22 grid gap-6">
            {said}
            {question}
            {understood}
          </aside>
        )}
        <div className="grid gap-5">
          <Verdict drive={toldOf(result)} why={result.driveWhy} unsure={result.unsure} how={howUnsure(result, asks)} />
          {!desk && said}
          {sensed && <div className="grid gap-5 empty:hidden">{sensed}</div>}
          {answer}
        </div>
      </div>
    </div>
  );
}

const NothingFound = ({ question, onBack }: { question: ReactNode; onBack: () => void }) => (
  <>
    <EmptyState
      icon="search"
      action={
        <Button look="secondary" onClick={onBack}>
          {words.noneBack}
        </Button>
      }
    >
      <p>{words.none}</p>
    </EmptyState>
    {question}
  </>
);

/** From this chance on, words without a sign say where at least: "new clutch". */
const ONE_PLACE = 0.5;

/** Why we are unsure; what was heard or seen is told where it stands. */
function howUnsure({ results, understood, sound, sight, areas }: DiagnosisResult, asks: boolean): HowUnsure {
  if (results.length === 0) return 'none';
  if (understood.length === 0 && sound === undefined && sight === undefined)
    return (areas?.[0]?.chance ?? 0) >= ONE_PLACE ? 'placed' : 'nothing';
  return asks ? 'text' : 'asked';
}

/** What a listener hears when an answer arrives or changes: danger first, also where nobody knows yet what it is. */
function announcement({ results: [first], unsure, ...verdict }: DiagnosisResult, asks: boolean): string {
  if (!first) return words.none;
  const told = toldOf(verdict);
  if (unsure) {
    const grave = told !== 'ok' && told !== 'soon';
    const open = grave ? words.announceGrave(words.verdict[told]) : words.announceUnsure;
    return asks ? `${open} ${words.announceQuestion}` : open;
  }
  const { text, outOfTen } = chanceOf(first.confidence);
  return words.announce(first.title, words.outOfTen(text, outOfTen), words.verdict[told]);
}
