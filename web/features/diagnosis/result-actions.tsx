/** What to do with the answer: find somebody, keep it. */

import type { ReactNode } from 'react';
import { ButtonLink } from '#web/ui/button.tsx';
import { words } from './answer-words.ts';

export function ResultActions({ save }: { save: ReactNode }) {
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 tablet:grid-cols-2">
        <ButtonLink href="/mechanics-search" icon="pin">
          {words.mechanics}
        </ButtonLink>
        {save}
      </div>
      <p className="text-caption text-soft">{words.estimate}</p>
    </div>
  );
}
