/** An expert's public profile. */
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Problem } from '#contract/problem.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Name, PlainText } from '#web/ui/plain-text.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { Failed } from '../paged-list.tsx';
import { words } from '../words.ts';
import { ExpertFacts } from './expert-facts.tsx';
import { expertQuery } from './queries.ts';
import { text } from './words.ts';

export function ExpertProfile({ id }: { id: number }) {
  const query = useQuery(expertQuery(id));
  if (!query.data) {
    if (query.error instanceof Problem && query.error.code === 'not_found')
      return (
        <EmptyState icon="search" level="h1" title={text.missing}>
          {text.missingWhy}
        </EmptyState>
      );
    if (query.error) return <Failed title={text.failed} error={query.error} onRetry={() => void query.refetch()} />;
    return (
      <Loading label={text.loading} className="max-w-reading">
        <Skeleton className="h-56" />
      </Loading>
    );
  }
  const { expert, answers } = query.data;
  return (
    <div className="grid max-w-reading grid-cols-1 gap-5">
      <Card className="grid grid-cols-1 gap-4">
        <h1 className="text-title font-heavy tracking-tight tablet:text-display">
          <Name>{expert.displayName}</Name>
        </h1>
        <ExpertFacts expert={expert} />
        {expert.bio && <PlainText text={expert.bio} />}
      </Card>
      {answers.length > 0 && (
        <Card className="grid grid-cols-1 gap-3">
          <h2 className="text-lead font-bold">{text.answers}</h2>
          <ul className="grid grid-cols-1 gap-2">
            {answers.map(({ questionId, title, isAccepted, upvotes }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one person may answer a question twice, and the list never moves
              <li key={at} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Link
                  href={`/community/qa/${questionId}`}
                  dir="auto"
                  className="inline-flex min-h-11 items-center text-brand-ink underline underline-offset-2 wrap-anywhere"
                >
                  {title}
                </Link>
                {isAccepted && (
                  <Badge tone="go" icon="tick">
                    {text.accepted}
                  </Badge>
                )}
                <span className="text-caption text-soft tabular-nums">{words.upvotes(upvotes)}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
