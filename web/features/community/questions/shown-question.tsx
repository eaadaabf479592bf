/** The question itself, above its answers. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import * as z from 'zod/mini';
import { reportQuestion } from '#contract/moderation.ts';
import { NewQuestion, type Question } from '#contract/qa.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { PlainText } from '#web/ui/plain-text.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { VoteButton } from '#web/ui/vote-button.tsx';
import { Byline } from '../byline.tsx';
import { StateNotice } from '../state-notice.tsx';
import { words } from '../words.ts';
import { WriteText } from '../write-text.tsx';
import { WrittenActions } from '../written-actions.tsx';
import { type useChangeQuestion, useDeleteQuestion } from './queries.ts';
import { QuestionFacts } from './question-facts.tsx';
import { text } from './words.ts';

const Changed = z.pick(NewQuestion, { content: true });

interface Props {
  question: Question;
  signedIn: boolean;
  change: ReturnType<typeof useChangeQuestion>;
  toSignIn: () => void;
}

export function ShownQuestion({ question, signedIn, change: { edit, upvote, close }, toSignIn }: Props) {
  const [editing, setEditing] = useState(false);
  const [, navigate] = useLocation();
  const remove = useDeleteQuestion(question.id);
  const onDelete = async () => {
    await remove();
    toast(text.detail.deleted);
    navigate('/community?tab=qa', { replace: true });
  };
  const closed = question.status === 'closed';
  const { title } = question;
  return (
    <Card className="grid grid-cols-1 gap-4">
      <header className="grid grid-cols-1 gap-2">
        <QuestionFacts question={question} />
        <h1 dir="auto" className="text-title font-heavy tracking-tight wrap-anywhere tablet:text-display">
          {title}
        </h1>
        <Byline written={question} />
      </header>
      <StateNotice state={question.state} />
      {editing ? (
        <WriteText
          shape={Changed}
          initial={question.content}
          label={text.form.content}
          send={words.save}
          sending={words.saving}
          pending={edit.isPending}
          error={edit.error}
          onSend={(content) => edit.mutate({ title, content }, { onSuccess: () => setEditing(false) })}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <PlainText text={question.content} />
      )}
      {question.suspectedFaults.length > 0 && (
        <ul aria-label={text.form.suspects} className="flex flex-wrap items-center gap-2">
          {question.suspectedFaults.map(({ id, title: fault }) => (
            <li key={id} className="max-w-full">
              <Chip icon="spanner">{`${text.suspected}: ${fault}`}</Chip>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <VoteButton
          icon="up"
          name={signedIn ? `${text.detail.upvote} ${text.detail.ofQuestion}` : text.detail.signInToVote}
          counted={words.upvotes(question.upvotes)}
          count={question.upvotes}
          pressed={question.upvoted}
          disabled={question.mine || upvote.isPending || question.state !== 'shown'}
          onPress={() => (signedIn ? upvote.mutate() : toSignIn())}
        />
        <span className="text-caption text-soft tabular-nums">{words.views(question.views)}</span>
        {question.mine && (
          <Button
            look="quiet"
            icon={closed ? 'question' : 'lock'}
            pending={close.isPending}
            onClick={() => close.mutate(!closed)}
          >
            {closed ? text.detail.reopen : text.detail.close}
          </Button>
        )}
        <WrittenActions
          of={text.detail.ofQuestion}
          id={question.id}
          mine={question.mine}
          signedIn={signedIn}
          reportBy={reportQuestion}
          question={text.detail.delete}
          onEdit={() => setEditing(true)}
          onDelete={onDelete}
        />
      </div>
    </Card>
  );
}
