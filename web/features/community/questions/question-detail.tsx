/** A question with its answers. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Problem } from '#contract/problem.ts';
import { NewAnswer } from '#contract/qa.ts';
import { useSignedIn } from '#web/lib/current-user.ts';
import { signInPath } from '#web/lib/sign-in-path.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { drafts } from '../drafts.ts';
import { Failed } from '../paged-list.tsx';
import { words } from '../words.ts';
import { WriteText } from '../write-text.tsx';
import { AnswerCard } from './answer-card.tsx';
import { questionQuery, useChangeQuestion } from './queries.ts';
import { ShownQuestion } from './shown-question.tsx';
import { text } from './words.ts';

export function QuestionDetail({ id }: { id: number }) {
  const query = useInfiniteQuery(questionQuery(id));
  const signedIn = useSignedIn() === true;
  const change = useChangeQuestion(id);
  const [, navigate] = useLocation();
  const toSignIn = () => navigate(signInPath(`/community/qa/${id}`));

  const [first] = query.data?.pages ?? [];
  if (!first) {
    if (query.error instanceof Problem && query.error.code === 'not_found')
      return (
        <EmptyState icon="search" level="h1" title={text.detail.missing}>
          {text.detail.missingWhy}
        </EmptyState>
      );
    if (query.error)
      return <Failed title={text.detail.failed} error={query.error} onRetry={() => void query.refetch()} />;
    return (
      <Loading label={text.detail.loading} className="grid max-w-reading gap-4">
        <Skeleton className="h-56" />
        <Skeleton className="h-40" />
      </Loading>
    );
  }

  const { question } = first.data;
  const answers = (query.data?.pages ?? []).flatMap(({ data }) => data.answers);
  return (
    <div className="grid max-w-reading grid-cols-1 gap-5">
      <ShownQuestion question={question} signedIn={signedIn} change={change} toSignIn={toSignIn} />
      <h2 className="text-lead font-bold">
        {text.answers.title} <span className="font-normal text-soft tabular-nums">({question.answersCount})</span>
      </h2>
      {answers.length === 0 && <p className="text-soft">{text.answers.none}</p>}
      <ul className="grid grid-cols-1 gap-4">
        {answers.map((answer) => (
          <AnswerCard
            key={answer.id}
            answer={answer}
            question={question}
            signedIn={signedIn}
            change={change}
            onVote={(answerId) => (signedIn ? change.upvoteAnswer.mutate(answerId) : toSignIn())}
          />
        ))}
      </ul>
      {query.hasNextPage && (
        <MoreButton
          words={{ more: words.more, loading: words.loadingMore }}
          loading={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
      {question.status === 'closed' ? (
        <p className="text-soft">{text.detail.closed}</p>
      ) : signedIn ? (
        <NewAnswerForm questionId={id} change={change} />
      ) : (
        <ButtonLink look="secondary" href={signInPath(`/community/qa/${id}`)} className="justify-self-start">
          {words.signInToJoin}
        </ButtonLink>
      )}
    </div>
  );
}

interface NewAnswerProps {
  questionId: number;
  change: ReturnType<typeof useChangeQuestion>;
}

/** Begins anew once it was sent. */
function NewAnswerForm({ questionId, change: { answer } }: NewAnswerProps) {
  const draft = `answer to ${questionId}`;
  const [sent, setSent] = useState(0);
  return (
    <Card>
      <WriteText
        key={sent}
        draft={draft}
        shape={NewAnswer}
        label={text.answers.add}
        send={text.answers.send}
        sending={text.answers.sending}
        pending={answer.isPending}
        error={answer.error}
        onSend={(content) =>
          answer.mutate(content, {
            onSuccess: ({ state }) => {
              drafts.drop(draft);
              setSent(sent + 1);
              if (state === 'held') toast(text.form.held);
            },
            onError: ({ message }) =>
              toast({ title: words.error, description: message || text.answers.failed, variant: 'destructive' }),
          })
        }
      />
    </Card>
  );
}
