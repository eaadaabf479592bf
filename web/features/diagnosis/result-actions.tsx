/** What to do with the answer: find somebody, keep it, take it along, check what is asked for it, hear others. */

import type { ReactNode } from 'react';
import { NO_FAULT_TOLD } from '#contract/diagnosis.ts';
import { beginMessage } from '#web/lib/assistant-draft.ts';
import { ActionLink, ActionList } from '#web/ui/action-row.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { words } from './answer-words.ts';

interface Props {
  save: ReactNode;
  /** Where the owner has work done. */
  labour?: ReactNode;
  /** The likeliest fault, for checking a quote. */
  faultId: string | undefined;
  /** What the owner told or asked. */
  said: string;
  /** The ways to other owners, as rows. */
  ask: ReactNode;
  /** Where this answer stands as a paper. */
  paper: string;
}

export function ResultActions({ save, labour, faultId, said, ask, paper }: Props) {
  return (
    <section aria-labelledby="next" className="grid gap-3 pt-2">
      <h2 id="next" className="text-lead font-bold">
        {words.next}
      </h2>
      <div className="grid gap-3 tablet:grid-cols-2">
        <ButtonLink href="/mechanics-search" icon="pin">
          {words.mechanics}
        </ButtonLink>
        {save}
      </div>
      <Card className="py-1 tablet:py-1">
        <ActionList>
          <ActionLink href={paper} icon="print" label={words.paper} hint={words.paperWhy} />
          {faultId === NO_FAULT_TOLD && (
            <ActionLink
              href="/ai-chat"
              onPress={() => beginMessage(said)}
              icon="chat"
              label={words.askAssistant}
              hint={words.askAssistantWhy}
            />
          )}
          {faultId && faultId !== NO_FAULT_TOLD && (
            <ActionLink
              href={`/quote-check?fault=${encodeURIComponent(faultId)}`}
              icon="pound"
              label={words.checkQuote}
              hint={words.checkQuoteWhy}
            />
          )}
          {ask}
        </ActionList>
      </Card>
      {labour}
      <p className="text-caption text-soft">{words.estimate}</p>
    </section>
  );
}
