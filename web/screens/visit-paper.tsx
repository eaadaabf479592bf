/** `/visit-paper`: the paper for the mechanic, of the case in hand or, with `?sessionId=`, of a stored one. */

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useCurrentCar } from '#web/features/cars/use-current-car.ts';
import { caseStore } from '#web/features/diagnosis/case-store.ts';
import { sessionResultQuery } from '#web/features/diagnosis/queries.ts';
import { PaperView } from '#web/features/paper/paper-view.tsx';
import { words } from '#web/features/paper/words.ts';
import { goBack } from '#web/lib/go-back.ts';
import { useStored } from '#web/lib/use-stored.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { ScreenTitle } from './screen-title.tsx';

export function VisitPaperScreen() {
  const session = Number(new URLSearchParams(useSearch()).get('sessionId'));
  return (
    <>
      <ScreenTitle>{words.title}</ScreenTitle>
      <div className="mx-auto grid w-full max-w-reading grid-cols-1 gap-5 print:max-w-none">
        {Number.isSafeInteger(session) && session > 0 ? <OfSession id={session} /> : <OfCase />}
      </div>
    </>
  );
}

function OfCase() {
  const { result, given } = useStored(caseStore);
  const current = useCurrentCar();
  if (!result) return <Nothing />;
  if (current.state === 'loading' && !given) return <Waiting />;
  const now = current.state === 'known' ? current.car : null;
  return (
    <WithHead back="/">
      <PaperView result={result} car={given ? given.car : now} on={new Date()} />
    </WithHead>
  );
}

function OfSession({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(sessionResultQuery(id));
  if (data)
    return (
      <WithHead back={`/diagnostic-results?sessionId=${id}`}>
        <PaperView result={data.result} car={data.session.car} on={new Date(data.session.startedAt)} />
      </WithHead>
    );
  if (!error) return <Waiting />;
  return (
    <FailedState level="h1" title={words.failed} retry={words.retry} onRetry={() => void refetch()}>
      {error.message}
    </FailedState>
  );
}

const WithHead = ({ back, children }: { back: string; children: ReactNode }) => (
  <>
    <div className="grid gap-1 print:hidden">
      <Back to={back} />
      <h1 className="text-title font-heavy tracking-tight tablet:text-display">{words.title}</h1>
      <p className="text-soft">{words.lead}</p>
    </div>
    {children}
  </>
);

/** One step back, where the answer is as it was left; a paper that was opened by its address has no step back. */
function Back({ to }: { to: string }) {
  const [, navigate] = useLocation();
  const back = () => goBack(() => navigate(to));
  return (
    <Button look="quiet" icon="back" onClick={back} className="-mt-2 -ml-4 justify-self-start">
      {words.back}
    </Button>
  );
}

const Nothing = () => (
  <EmptyState icon="words" level="h1" title={words.none} action={<ButtonLink href="/">{words.begin}</ButtonLink>}>
    {words.noneText}
  </EmptyState>
);

const Waiting = () => (
  <Loading label={words.loading} className="grid gap-5">
    <Skeleton className="h-11 w-40" />
    <Skeleton className="h-13" />
    <Skeleton className="h-96" />
  </Loading>
);
