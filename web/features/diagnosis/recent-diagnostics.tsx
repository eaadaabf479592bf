/** The two latest sessions, below the form. */

import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Session } from '#contract/sessions.ts';
import { historyQuery } from '#web/lib/history-query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { words } from './recent-words.ts';

const SHOWN = 2;
const ICON: Record<Session['inputType'], IconName> = { text: 'words', audio: 'sound', visual: 'camera' };

export function RecentDiagnostics() {
  const { data, isPending, isError, fetchStatus, refetch } = useQuery(historyQuery);
  const sessions = data?.slice(0, SHOWN) ?? [];
  // A query that waits for a connection is neither loading nor empty.
  const offline = isPending && fetchStatus === 'paused';

  return (
    <section aria-labelledby="recent" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="recent" className="text-lead font-bold">
          {words.recent}
        </h2>
        <Link
          href="/history"
          className="-mr-2 flex min-h-11 items-center gap-1 rounded-control px-2 font-semibold text-brand-ink hover:underline"
        >
          {words.viewAll}
          <Icon name="next" className="size-4" />
        </Link>
      </div>
      <div className="grid min-h-20 grid-cols-1 content-start gap-3">
        {isPending && !offline && (
          <Loading label={words.loadingRecent} className="grid gap-3">
            <Skeleton className="h-20" />
          </Loading>
        )}
        {(isError || offline) && (
          <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunk p-4">
            <p>{words.recentFailed}</p>
            <Button look="secondary" onClick={() => void refetch()}>
              {words.retry}
            </Button>
          </div>
        )}
        {data !== undefined && sessions.length === 0 && (
          <div className="grid justify-items-center gap-1 rounded-card bg-sunk px-4 pt-5 pb-2 text-center text-soft">
            <p>{words.noneYet}</p>
            <Link
              href="/example"
              className="flex min-h-11 items-center px-2 font-semibold text-brand-ink hover:underline"
            >
              {words.seeExample}
            </Link>
          </div>
        )}
        {sessions.map((session) => (
          <RecentCard key={session.id} session={session} />
        ))}
      </div>
    </section>
  );
}

function RecentCard({ session }: { session: Session }) {
  const car = [session.car?.make, session.car?.model].filter(Boolean).join(' ') || words.unknownCar;
  return (
    <Link
      href={`/diagnostic-results?sessionId=${session.id}`}
      className="flex min-h-20 items-center gap-3 rounded-card bg-surface p-4 shadow-card transition-shadow hover:shadow-lift"
    >
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{car}</p>
        <p className="text-caption text-soft">{words.when(session.startedAt)}</p>
      </div>
      <Badge icon={ICON[session.inputType]}>{words.inputType[session.inputType]}</Badge>
      <Icon name="next" className="size-5 text-soft" />
    </Link>
  );
}
