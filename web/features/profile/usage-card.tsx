/** How much has been diagnosed, by kind. */

import { useQuery } from '@tanstack/react-query';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { usageQuery } from './queries.ts';
import { words } from './words.ts';

const text = words.usage;
const KINDS = ['total', 'text', 'audio', 'visual'] as const;

export function UsageCard() {
  const { data, isError, fetchStatus, refetch } = useQuery(usageQuery);
  // A query that waits for a connection does not fail.
  const failed = isError || fetchStatus === 'paused';
  return (
    <Card aria-labelledby="usage" className="grid grid-cols-1 gap-3">
      <h2 id="usage" className="text-lead font-bold">
        {text.heading}
      </h2>
      {data && (
        <dl className="grid grid-cols-2 gap-2 tablet:grid-cols-4 desk:grid-cols-2">
          {KINDS.map((kind) => (
            <div key={kind} className="flex flex-col-reverse rounded-control bg-sunk px-3 py-2.5">
              <dt className="text-caption text-soft">{text[kind]}</dt>
              <dd className="text-title font-heavy tabular-nums">{data[kind].toLocaleString('en-GB')}</dd>
            </div>
          ))}
        </dl>
      )}
      {!data && failed && (
        <div className="grid justify-items-start gap-2">
          <p className="text-soft">{text.failed}</p>
          <Button look="secondary" onClick={() => void refetch()}>
            {words.retry}
          </Button>
        </div>
      )}
      {!data && !failed && (
        <Loading label={text.loading} className="grid grid-cols-2 gap-2 tablet:grid-cols-4 desk:grid-cols-2">
          {KINDS.map((kind) => (
            <Skeleton key={kind} className="h-17" />
          ))}
        </Loading>
      )}
    </Card>
  );
}
