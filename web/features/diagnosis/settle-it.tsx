/** The question whose answer would tell most, with three big buttons. */

import { useEffect, useRef } from 'react';
import type { Answer, Question } from '#contract/diagnosis.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { words } from './answer-words.ts';

const ANSWERS = ['yes', 'no', 'unknown'] as const;

interface Props {
  questions: readonly Question[];
  /** The answer that is on its way. */
  answering: Answer | undefined;
  onAnswer: (answer: Answer) => void;
}

export function SettleIt({ questions, answering, onAnswer }: Props) {
  const [next] = questions;
  const question = useRef<HTMLParagraphElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const asked = useRef(next?.finding);

  // Whoever has just answered is led to the new question.
  useEffect(() => {
    if (asked.current === next?.finding) return;
    asked.current = next?.finding;
    if (group.current?.contains(document.activeElement)) question.current?.focus({ preventScroll: true });
  }, [next?.finding]);

  if (!next) return null;
  return (
    <Card aria-labelledby="settle" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-2 text-brand-ink">
        <Icon name="question" />
        <h2 id="settle" className="mr-auto font-bold">
          {words.settle}
        </h2>
        <p className="text-caption text-soft">{words.settleWhy}</p>
      </div>
      <p
        ref={question}
        lang="en-GB"
        id="settle-question"
        tabIndex={-1}
        className="rounded-control text-lead font-semibold"
      >
        {next.question}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is not a group of buttons */}
      <div
        ref={group}
        role="group"
        aria-labelledby="settle-question"
        className="grid grid-cols-[repeat(2,minmax(0,1fr))_minmax(max-content,1fr)] gap-2"
      >
        {ANSWERS.map((answer) => (
          <Button
            key={answer}
            look="secondary"
            className="min-h-13 px-2.5 text-small tablet:text-body desk:text-small"
            pending={answering?.finding === next.finding && answering.answer === answer}
            aria-disabled={answering !== undefined}
            onClick={() => onAnswer({ finding: next.finding, answer })}
          >
            {words[answer]}
          </Button>
        ))}
      </div>
    </Card>
  );
}
