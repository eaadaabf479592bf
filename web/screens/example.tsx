/** An example diagnosis: what an answer looks like, without typing anything. Its question can be answered, too. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Answer } from '#contract/diagnosis.ts';
import { EXAMPLE, exampleQuery } from '#web/features/diagnosis/example.ts';
import { ResultsSkeleton } from '#web/features/diagnosis/results-skeleton.tsx';
import { ResultsView } from '#web/features/diagnosis/results-view.tsx';
import { withAnswer } from '#web/lib/answers.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { FailedState } from '#web/ui/failed-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ResultParts } from './result-parts.tsx';
import { ScreenTitle } from './screen-title.tsx';
import { words } from './words.ts';

const text = words.example;

export function ExampleScreen() {
  const [, navigate] = useLocation();
  const [answers, setAnswers] = useState<Answer[]>([]);
  const { data, isError, error, refetch, isPlaceholderData } = useQuery(exampleQuery(answers));

  if (!data)
    return (
      <>
        <ScreenTitle>{text.title}</ScreenTitle>
        {isError ? (
          <FailedState level="h1" title={text.failed} retry={text.retry} onRetry={() => void refetch()}>
            {error.message}
          </FailedState>
        ) : (
          <ResultsSkeleton />
        )}
      </>
    );
  return (
    <div className="grid grid-cols-1 gap-5">
      <ScreenTitle>{text.title}</ScreenTitle>
      <Notice tone="info" icon="info">
        <p className="font-semibold">{text.heading}</p>
        <p>{text.why}</p>
      </Notice>
      <ResultsView
        result={data}
        onBack={() => navigate('/')}
        onAnswer={(answer) => setAnswers(withAnswer(answers, answer))}
        answering={isPlaceholderData ? answers.at(-1) : undefined}
        parts={<ResultParts issues={data.results} car={EXAMPLE.car} sessionId={null} />}
        instead={
          <ButtonLink href="/" size="large">
            {text.own}
          </ButtonLink>
        }
      />
    </div>
  );
}
