/** Home: the car, what is wrong with it in three ways, and the answer in their place. */

import { Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useCurrentCar } from '#web/features/cars/use-current-car.ts';
import { asksAnew, caseStore } from '#web/features/diagnosis/case-store.ts';
import { type HomeView, toResult } from '#web/features/diagnosis/home-view.ts';
import { ResultsSkeleton } from '#web/features/diagnosis/results-skeleton.tsx';
import { useDiagnosis } from '#web/features/diagnosis/use-diagnosis.ts';
import { lazyRoute } from '#web/lib/lazy-route.tsx';
import { signInPath } from '#web/lib/sign-in-path.ts';
import { Footer } from './footer.tsx';
import { Ask, useAskTabs } from './home-ask.tsx';
import { ScreenTitle } from './screen-title.tsx';

/** Not needed before there is an answer; loaded while the question is being typed. */
export const HomeResult = lazyRoute(
  () => import('./home-result.tsx'),
  (module) => module.HomeResult,
);

/** Besides what everyone comes for. */
export const ChatLink = lazyRoute(
  () => import('./home-chat-link.tsx'),
  (module) => module.ChatLink,
);

export function HomeScreen() {
  const [, navigate] = useLocation();
  const view = useHistoryState<HomeView | null>();
  const current = useCurrentCar();
  const known = current.state === 'known' ? current : undefined;
  const diagnosis = useDiagnosis(known, current.state === 'loading');
  const { result, saveWhenSignedIn } = diagnosis.kept;
  const show = (view: HomeView['view']) => navigate('/', { replace: true, state: { view } satisfies HomeView });

  // They are found again as they were left.
  const tabs = useAskTabs(diagnosis);

  const signedIn = known?.signedIn;
  const { save } = diagnosis;
  const arrived = useRef(false);
  useEffect(() => {
    if (arrived.current || signedIn === undefined) return;
    arrived.current = true;
    if (!saveWhenSignedIn) return;
    caseStore.change({ saveWhenSignedIn: false });
    // Back from signing in: saved without retyping. Back without it: the owner thought better of it.
    if (signedIn) save(() => show('result'));
  });

  // The button that led back went with the answer; the focus must not go nowhere.
  const chosen = view?.view ?? (asksAnew(diagnosis.kept) ? 'tabs' : 'result');
  const showsResult = chosen === 'result' && result !== null;
  const shown = useRef(showsResult);
  useEffect(() => {
    if (shown.current && !showsResult) document.getElementById('main-content')?.focus({ preventScroll: true });
    shown.current = showsResult;
  }, [showsResult]);

  const toTabs = () => (view?.fromTabs ? window.history.back() : show('tabs'));
  const keep = () => {
    if (signedIn) return save();
    caseStore.change({ saveWhenSignedIn: true });
    navigate(signInPath('/'));
  };

  return (
    <>
      <ScreenTitle />
      {showsResult ? (
        <Suspense fallback={<ResultsSkeleton />}>
          <HomeResult result={result} diagnosis={diagnosis} known={known} onBack={toTabs} onSave={keep} />
        </Suspense>
      ) : (
        <Ask current={current} diagnosis={diagnosis} tabs={tabs} onAnswered={() => toResult(navigate, '/')} />
      )}
      <Footer />
      <Suspense>
        <ChatLink />
      </Suspense>
    </>
  );
}
