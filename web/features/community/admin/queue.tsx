/** What waits for a decision, and the decision. */
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { QueueItem } from '#contract/moderation.ts';
import { Problem } from '#contract/problem.ts';
import { dateAndTime } from '#web/lib/when.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PlainText } from '#web/ui/plain-text.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { ExpertFacts } from '../experts/expert-facts.tsx';
import { Failed } from '../paged-list.tsx';
import { words } from '../words.ts';
import { expertsToVerifyQuery, queueQuery, useModerate } from './queries.ts';
import { text } from './words.ts';

export function Queue() {
  const queue = useQuery(queueQuery);
  const experts = useQuery(expertsToVerifyQuery);
  const { decide, verify } = useModerate();
  const { error } = queue;
  const onError = ({ message }: Error) => toast({ title: words.error, description: message, variant: 'destructive' });

  if (error instanceof Problem && (error.code === 'forbidden' || error.code === 'unauthenticated'))
    return (
      <EmptyState icon="lock" title={text.forbidden}>
        {text.forbiddenWhy}
      </EmptyState>
    );
  if (error) return <Failed title={text.failed} error={error} onRetry={() => void queue.refetch()} />;
  if (!queue.data)
    return (
      <Loading label={text.loading} className="grid gap-3">
        <Skeleton className="h-32" />
        <Skeleton className="h-32" />
      </Loading>
    );
  return (
    <div className="grid grid-cols-1 items-start gap-8 desk:grid-cols-[minmax(0,1fr)_22rem]">
      <section className="grid grid-cols-1 gap-3" aria-label={text.queue}>
        <h2 className="text-lead font-bold">{text.queue}</h2>
        {queue.data.length === 0 && (
          <EmptyState icon="tick" title={text.none}>
            {text.noneWhy}
          </EmptyState>
        )}
        <ul className="grid grid-cols-1 gap-3">
          {queue.data.map((item) => (
            <Waiting
              key={`${item.kind} ${item.id}`}
              item={item}
              pending={decide.isPending}
              onDecide={(decision) => decide.mutate({ kind: item.kind, id: item.id, decision }, { onError })}
            />
          ))}
        </ul>
      </section>
      <section className="grid grid-cols-1 gap-3" aria-label={text.experts}>
        <h2 className="text-lead font-bold">{text.experts}</h2>
        {experts.data?.length === 0 && <p className="text-soft">{text.noExperts}</p>}
        <ul className="grid grid-cols-1 gap-3">
          {experts.data?.map((expert) => (
            <li key={expert.id} className="grid grid-cols-1 gap-2 rounded-card bg-surface p-4 shadow-card">
              <Link href={`/community/experts/${expert.id}`} className="font-bold wrap-anywhere">
                {expert.displayName}
              </Link>
              <ExpertFacts expert={expert} />
              <Button
                look="secondary"
                pending={verify.isPending && verify.variables.id === expert.id}
                aria-label={`${expert.isVerified ? text.unverify : text.verify}: ${expert.displayName}`}
                onClick={() => verify.mutate({ id: expert.id, verified: !expert.isVerified }, { onError })}
              >
                {expert.isVerified ? text.unverify : text.verify}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

interface WaitingProps {
  item: QueueItem;
  pending: boolean;
  onDecide: (decision: 'hide' | 'restore') => void;
}

function Waiting({ item, pending, onDecide }: WaitingProps) {
  const { kind, threadId, title, content, author, state, createdAt, reports } = item;
  const place = kind === 'post' || kind === 'comment' ? 'posts' : 'qa';
  return (
    <li className="grid grid-cols-1 gap-3 rounded-card bg-surface p-4 shadow-card tablet:p-5">
      <div className="flex flex-wrap items-center gap-2">
        <Badge>{text.kinds[kind]}</Badge>
        <Badge tone={state === 'held' ? 'caution' : 'plain'}>{text.states[state]}</Badge>
        {reports.length > 0 && <Badge tone="stop">{text.reports(reports.length)}</Badge>}
        <span className="text-caption text-soft wrap-anywhere">{`${text.by(author)} · ${dateAndTime(createdAt)}`}</span>
      </div>
      {title && (
        <p dir="auto" className="font-bold wrap-anywhere">
          {title}
        </p>
      )}
      <PlainText text={content} />
      {reports.length > 0 && (
        <ul className="grid gap-1 rounded-control bg-sunk p-3 text-small">
          {reports.map(({ reason, note }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: reports are nameless and never move
            <li key={at} className="wrap-anywhere">
              {[words.reporting.reasons[reason as keyof typeof words.reporting.reasons] ?? reason, note]
                .filter(Boolean)
                .join(': ')}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button look="danger" aria-disabled={pending} onClick={() => onDecide('hide')}>
          {text.hide}
        </Button>
        <Button look="secondary" aria-disabled={pending} onClick={() => onDecide('restore')}>
          {state === 'shown' ? text.keep : text.restore}
        </Button>
        {state === 'shown' && (
          <Link
            href={`/community/${place}/${threadId}`}
            className="inline-flex min-h-11 items-center px-2 text-brand-ink underline underline-offset-2"
          >
            {text.open}
          </Link>
        )}
      </div>
    </li>
  );
}
