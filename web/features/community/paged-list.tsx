/** A long list: what is there, what is coming, what went wrong. */
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { words } from './words.ts';

interface Props<Item> {
  query: UseInfiniteQueryResult<InfiniteData<{ data: Item[] }>>;
  loading: string;
  failed: string;
  empty: ReactNode;
  children: (item: Item) => ReactNode;
  /** In place of the plain complaint, for errors that mean something. */
  complaint?: (error: Error) => ReactNode;
}

export function PagedList<Item>({ query, loading, failed, empty, children, complaint }: Props<Item>) {
  const { data, isError, error, fetchStatus } = query;
  if (!data) {
    if (isError)
      return complaint?.(error) ?? <Failed title={failed} error={error} onRetry={() => void query.refetch()} />;
    if (fetchStatus === 'paused')
      return (
        <EmptyState icon="offline" title={words.offline}>
          {words.offlineWhy}
        </EmptyState>
      );
    return (
      <Loading label={loading} className="grid gap-3">
        {[1, 2, 3, 4].map((at) => (
          <Skeleton key={at} className="h-32" />
        ))}
      </Loading>
    );
  }
  const items = data.pages.flatMap((page) => page.data);
  if (items.length === 0) return empty;
  return (
    <>
      <ul className="grid grid-cols-1 gap-3">{items.map(children)}</ul>
      {query.isFetchNextPageError && !query.isFetchingNextPage ? (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunk p-4">
          <p>{words.moreFailed}</p>
          <Button look="secondary" onClick={() => void query.fetchNextPage()}>
            {words.retry}
          </Button>
        </div>
      ) : (
        query.hasNextPage && (
          <MoreButton
            words={{ more: words.more, loading: words.loadingMore }}
            loading={query.isFetchingNextPage}
            onMore={() => void query.fetchNextPage()}
          />
        )
      )}
    </>
  );
}

export const Failed = ({ title, error, onRetry }: { title: string; error: Error; onRetry: () => void }) => (
  <FailedState title={title} retry={words.retry} onRetry={onRetry}>
    {error.message}
  </FailedState>
);
