/** The history itself, for one who is signed in: what is there, what is coming, what went wrong. */

import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { pagedHistoryQuery } from './queries.ts';
import { SessionCard } from './session-card.tsx';
import { words } from './words.ts';

const GRID = 'grid grid-cols-1 gap-3 tablet:gap-4 desk:grid-cols-2';

export function SessionList({ onOpen }: { onOpen: (id: number) => void }) {
  const history = useInfiniteQuery(pagedHistoryQuery);
  const { data, isError, isFetchNextPageError, isFetchingNextPage, hasNextPage } = history;

  if (!data) {
    if (isError) {
      return (
        <FailedState title={words.failed} retry={words.retry} onRetry={() => void history.refetch()}>
          {history.error.message}
        </FailedState>
      );
    }
    if (history.fetchStatus === 'paused') {
      return (
        <EmptyState icon="offline" title={words.offline}>
          {words.offlineWhy}
        </EmptyState>
      );
    }
    return <LoadingSessions />;
  }

  const sessions = data.pages.flatMap((page) => page.sessions ?? []);
  if (sessions.length === 0) {
    return (
      <EmptyState
        icon="history"
        title={words.none}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <ButtonLink href="/">{words.run}</ButtonLink>
            <ButtonLink look="quiet" href="/example">
              {words.example}
            </ButtonLink>
          </div>
        }
      >
        {words.noneWhy}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={GRID}>
        {sessions.map((session) => (
          <SessionCard key={session.id} session={session} onOpen={() => onOpen(session.id)} />
        ))}
      </ul>
      {isFetchNextPageError && !isFetchingNextPage ? (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunk p-4">
          <p>{words.moreFailed}</p>
          <Button look="secondary" onClick={() => void history.fetchNextPage()}>
            {words.retry}
          </Button>
        </div>
      ) : (
        hasNextPage && (
          <MoreButton
            words={{ more: words.more, loading: words.loadingMore }}
            loading={isFetchingNextPage}
            onMore={() => void history.fetchNextPage()}
          />
        )
      )}
    </>
  );
}

const LoadingSessions = () => (
  <Loading label={words.loading} className={GRID}>
    {[1, 2, 3, 4].map((at) => (
      <Skeleton key={at} className="h-36" />
    ))}
  </Loading>
);
