/** The suspects, likeliest first, with the next question between the first and the others. */

import { type ReactNode, useRef } from 'react';
import type { DiagnosisResult } from '#contract/diagnosis.ts';
import { words } from './answer-words.ts';
import { Areas } from './areas.tsx';
import { IssueCard } from './issue-card.tsx';
import { useReorder } from './reorder.ts';

interface Props {
  result: DiagnosisResult;
  /** On a phone the question stands right after the likeliest fault. */
  question?: ReactNode;
}

export function IssueList({ result, question }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const { results, unsure } = result;
  useReorder(
    list,
    results.map(({ id }) => id),
  );
  const [first] = results;
  return (
    <>
      {result.apart && <p className="max-w-reading text-muted">{words.apart}</p>}
      {unsure && result.areas && <Areas areas={result.areas} />}
      {unsure && question}
      <ol ref={list} className="grid gap-4">
        {results.map((issue) => (
          <li key={issue.id} className="grid gap-4">
            <IssueCard
              issue={issue}
              rank={issue === first ? (unsure ? words.possible : words.mostLikely) : undefined}
            />
            {issue === first && !unsure && question}
            {issue === first && results.length > 1 && (
              <h2 className="pt-2 text-lead font-bold">{words.alsoPossible}</h2>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
