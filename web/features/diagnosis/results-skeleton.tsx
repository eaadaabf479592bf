/** The shape of an answer while it is on its way. */
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { words } from './words.ts';

export const ResultsSkeleton = () => (
  <Loading label={words.loadingResults} className="grid gap-5">
    <Skeleton className="h-11 w-24" />
    <Skeleton className="h-24" />
    <Skeleton className="h-16" />
    <Skeleton className="h-13" />
    <Skeleton className="h-72" />
    <Skeleton className="h-40" />
  </Loading>
);
