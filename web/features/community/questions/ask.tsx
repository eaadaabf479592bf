/** The ask form at work: it takes up a draft from elsewhere, and lets go of it when it was sent or given up. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Car } from '#contract/cars.ts';
import { questionDraft } from '#web/lib/question-draft.ts';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { words } from '../words.ts';
import { AskForm } from './ask-form.tsx';
import { useAskQuestion } from './queries.ts';
import { text } from './words.ts';

export function Ask({ car }: { car: Car | null }) {
  const ask = useAskQuestion();
  const [, navigate] = useLocation();
  // As it was when the form opened, or sending would change what is on the screen.
  const [draft] = useState(questionDraft.read);
  return (
    <Card aria-label={text.ask}>
      <AskForm
        draft={draft}
        onTyped={questionDraft.write}
        car={car}
        pending={ask.isPending}
        error={ask.error}
        onSend={(question) =>
          ask.mutate(question, {
            onSuccess: ({ id, state }) => {
              questionDraft.remove();
              toast(state === 'held' ? text.form.held : text.form.done);
              // Going back leads to the questions, not to a form for the same one.
              navigate('/community?tab=qa', { replace: true });
              navigate(`/community/qa/${id}`);
            },
            onError: ({ message }) =>
              toast({ title: words.error, description: message || text.form.failed, variant: 'destructive' }),
          })
        }
      />
    </Card>
  );
}
