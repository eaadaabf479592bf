/** A stored answer, by `/diagnostic-results/{id}` or `?sessionId={id}`: the same view as on home, as it was answered. */

import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams, useSearch } from 'wouter';
import { Problem } from '#contract/problem.ts';
import { sessionResultQuery } from '#web/features/diagnosis/queries.ts';
import { ResultsSkeleton } from '#web/features/diagnosis/results-skeleton.tsx';
import { ResultsView } from '#web/features/diagnosis/results-view.tsx';
import { SaveResults } from '#web/features/diagnosis/save-results.tsx';
import { sessionCostsQuery } from '#web/features/quotes/queries.ts';
import { HeardPanel } from '#web/features/sound/heard-panel.tsx';
import { SeenPanel } from '#web/features/visual/seen-panel.tsx';
import { goBack } from '#web/lib/go-back.ts';
import { AVERAGE_PLACE, labourPlace } from '#web/lib/labour-place.ts';
import { signInPath } from '#web/lib/sign-in-path.ts';
import { useStored } from '#web/lib/use-stored.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state.tsx';
import { ResultLabour, ResultParts } from './result-parts.tsx';
import { ScreenTitle } from './screen-title.tsx';
import { words } from './words.ts';

const text = words.results;

export function DiagnosticResultsScreen() {
  const params = useParams();
  const search = new URLSearchParams(useSearch());
  const id = Number(params.id ?? search.get('sessionId'));
  return (
    <>
      <ScreenTitle>{text.title}</ScreenTitle>
      {Number.isSafeInteger(id) && id > 0 ? <StoredResult id={id} /> : <Unnamed named={params.id !== undefined} />}
    </>
  );
}

function StoredResult({ id }: { id: number }) {
  const [here, navigate] = useLocation();
  const { data: stored, error, isError, refetch } = useQuery(sessionResultQuery(id));
  const place = useStored(labourPlace);
  const then = stored?.result.labour ?? AVERAGE_PLACE;
  const elsewhere = stored !== undefined && (then.region !== place.region || then.garage !== place.garage);
  const { data: recosted } = useQuery(sessionCostsQuery(id, place, elsewhere));
  const data = (elsewhere && recosted) || stored;

  if (data) {
    const back = () => goBack(() => navigate('/history'));
    return (
      <ResultsView
        result={data.result}
        car={data.session.car}
        onBack={back}
        paper={`/visit-paper?sessionId=${id}`}
        parts={<ResultParts issues={data.result.results} car={data.session.car} sessionId={id} />}
        labour={<ResultLabour />}
        sensed={
          data.result.sound ? (
            <HeardPanel sound={data.result.sound} />
          ) : (
            data.result.sight && <SeenPanel sight={data.result.sight} />
          )
        }
        save={<SaveResults saved saving={false} onSave={() => undefined} />}
      />
    );
  }
  if (!isError) return <ResultsSkeleton />;
  if (error instanceof Problem && error.code === 'unauthenticated') {
    const next = here + window.location.search;
    return (
      <EmptyState
        icon="key"
        level="h1"
        title={text.signIn}
        action={<ButtonLink href={signInPath(next)}>{text.signInAction}</ButtonLink>}
      >
        {text.signInText}
      </EmptyState>
    );
  }
  if (error instanceof Problem && error.code === 'not_found') return <Missing />;
  return (
    <FailedState level="h1" title={text.failed} retry={text.retry} onRetry={() => void refetch()}>
      {error.message}
    </FailedState>
  );
}

const ToHistory = () => <ButtonLink href="/history">{text.toHistory}</ButtonLink>;

const Missing = () => (
  <EmptyState icon="search" level="h1" title={text.missing} action={<ToHistory />}>
    {text.missingText}
  </EmptyState>
);

const Unnamed = ({ named }: { named: boolean }) =>
  named ? (
    <Missing />
  ) : (
    <EmptyState icon="search" level="h1" title={text.unnamed} action={<ToHistory />}>
      {text.unnamedText}
    </EmptyState>
  );
