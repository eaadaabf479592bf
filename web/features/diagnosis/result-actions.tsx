/** What to do with the answer: find somebody, check what they ask for it, keep it. */

import type { ReactNode } from 'react';
import { ButtonLink } from '#web/ui/button.tsx';
import { words } from './answer-words.ts';

interface Props {
  save: ReactNode;
  /** Where the owner has work done. */
  labour?: ReactNode;
  /** The likeliest fault, for checking a quote. */
  faultId: string | undefined;
  /** The ways to other owners. */
  ask: ReactNode;
  /** Where this answer stands as a paper. */
  paper: string;
}

export function ResultActions({ save, labour, faultId, ask, paper }: Props) {
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 tablet:grid-cols-2">
        <ButtonLink href="/mechanics-search" icon="pin">
          {words.mechanics}
        </ButtonLink>
        <ButtonLink href={paper} look="secondary" icon="print">
          {words.paper}
        </ButtonLink>
        {save}
        {faultId && (
          <ButtonLink href={`/quote-check?fault=${encodeURIComponent(faultId)}`} look="secondary" icon="pound">
            {words.checkQuote}
          </ButtonLink>
        )}
        {ask}
      </div>
      {labour}
      <p className="text-caption text-soft">{words.estimate}</p>
    </div>
  );
}
