/** An answer: whose it is, what speaks for it, and what may be done with it. */
import { useState } from 'react';
import { Link } from 'wouter';
import { reportAnswer } from '#contract/moderation.ts';
import { type Answer, NewAnswer, type Question } from '#contract/qa.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { PlainText } from '#web/ui/plain-text.tsx';
import { VoteButton } from '#web/ui/vote-button.tsx';
import { Byline } from '../byline.tsx';
import { StateNotice } from '../state-notice.tsx';
import { words } from '../words.ts';
import { WriteText } from '../write-text.tsx';
import { WrittenActions } from '../written-actions.tsx';
import type { useChangeQuestion } from './queries.ts';
import { text } from './words.ts';

interface Props {
  answer: Answer;
  question: Question;
  signedIn: boolean;
  change: ReturnType<typeof useChangeQuestion>;
  onVote: (answerId: number) => void;
}

export function AnswerCard({ answer, question, signedIn, change, onVote }: Props) {
  const [editing, setEditing] = useState(false);
  const { editAnswer, accept, deleteAnswer, upvoteAnswer } = change;
  const name = text.answers.of(answer.author.username);
  return (
    <li
      className={`grid grid-cols-1 gap-3 rounded-card bg-surface p-4 shadow-card tablet:p-5 ${answer.isAccepted ? 'ring-2 ring-brand ring-inset' : ''}`}
    >
      {(answer.isAccepted || answer.isExpertAnswer) && (
        <div className="flex flex-wrap items-center gap-2">
          {answer.isAccepted && (
            <Badge tone="go" icon="tick">
              {text.answers.accepted}
            </Badge>
          )}
          {answer.isExpertAnswer && (
            <Badge tone="info" icon="spanner">
              {text.answers.expert}
            </Badge>
          )}
          {answer.expertCredentials && <Credentials answer={answer} />}
        </div>
      )}
      <Byline written={answer} />
      <StateNotice state={answer.state} />
      {editing ? (
        <WriteText
          shape={NewAnswer}
          initial={answer.content}
          label={name}
          send={words.save}
          sending={words.saving}
          pending={editAnswer.isPending}
          error={editAnswer.error}
          onSend={(content) =>
            editAnswer.mutate({ answerId: answer.id, content }, { onSuccess: () => setEditing(false) })
          }
          onCancel={() => setEditing(false)}
        />
      ) : (
        <>
          <PlainText text={answer.content} />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <VoteButton
              icon="up"
              name={signedIn ? `${text.detail.upvote} ${name}` : text.detail.signInToVote}
              counted={words.upvotes(answer.upvotes)}
              count={answer.upvotes}
              pressed={answer.upvoted}
              disabled={answer.mine || upvoteAnswer.isPending || answer.state !== 'shown'}
              onPress={() => onVote(answer.id)}
            />
            {question.mine && !answer.isAccepted && answer.state === 'shown' && (
              <Button
                look="secondary"
                icon="tick"
                pending={accept.isPending && accept.variables === answer.id}
                aria-label={`${text.answers.accept}: ${name}`}
                onClick={() => accept.mutate(answer.id)}
              >
                {text.answers.accept}
              </Button>
            )}
            <WrittenActions
              of={name}
              id={answer.id}
              mine={answer.mine}
              signedIn={signedIn}
              reportBy={reportAnswer}
              question={text.answers.delete}
              onEdit={() => setEditing(true)}
              onDelete={() => deleteAnswer(answer.id)}
            />
          </div>
        </>
      )}
    </li>
  );
}

const Credentials = ({ answer: { expertCredentials, expertId } }: { answer: Answer }) =>
  expertId === null ? (
    <span dir="auto" className="text-small wrap-anywhere">
      {expertCredentials}
    </span>
  ) : (
    <Link
      href={`/community/experts/${expertId}`}
      dir="auto"
      className="text-small text-brand-ink underline underline-offset-2 wrap-anywhere"
    >
      {expertCredentials}
    </Link>
  );
