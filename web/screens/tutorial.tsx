/** `/tutorials/{id}`: one guide, by its id or by the id of its job. */
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { Problem } from '#contract/problem.ts';
import { tutorialQuery } from '#web/features/tutorials/queries.ts';
import { TutorialGuide } from '#web/features/tutorials/tutorial-detail.tsx';
import { words } from '#web/features/tutorials/words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { ScreenTitle } from './screen-title.tsx';

/** The diagnosis names guides by their job, whose slash comes encoded. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

export function TutorialScreen() {
  const id = decoded(useParams<{ id: string }>().id);
  const { data, error, refetch } = useQuery(tutorialQuery(id));
  return (
    <>
      <ScreenTitle>{data?.title ?? words.title}</ScreenTitle>
      <div className="grid grid-cols-1 gap-3">
        <ButtonLink href="/tutorials" look="quiet" icon="back" className="-mt-2 -ml-4 justify-self-start">
          {words.back}
        </ButtonLink>
        {data ? <TutorialGuide tutorial={data} /> : error ? <Trouble error={error} onRetry={refetch} /> : <Waiting />}
      </div>
    </>
  );
}

const Trouble = ({ error, onRetry }: { error: Error; onRetry: () => void }) =>
  error instanceof Problem && error.code === 'not_found' ? (
    <EmptyState icon="book" level="h1" title={words.missing}>
      {words.missingText}
    </EmptyState>
  ) : (
    <FailedState level="h1" title={words.detailFailed} retry={words.retry} onRetry={onRetry}>
      {error.message}
    </FailedState>
  );

const Waiting = () => (
  <Loading label={words.loadingOne} className="grid gap-4">
    <Skeleton className="h-24" />
    <Skeleton className="h-28" />
    <Skeleton className="h-96" />
  </Loading>
);
