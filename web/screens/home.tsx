/** Home: the car, what is wrong with it in three ways, and the answer in their place. */

import { Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { CarSection } from '#web/features/cars/car-section.tsx';
import { useCurrentCar } from '#web/features/cars/use-current-car.ts';
import { caseStore } from '#web/features/diagnosis/case-store.ts';
import { RecentDiagnostics } from '#web/features/diagnosis/recent-diagnostics.tsx';
import { ResultsSkeleton } from '#web/features/diagnosis/results-skeleton.tsx';
import { SaveResults } from '#web/features/diagnosis/save-results.tsx';
import { TextTab } from '#web/features/diagnosis/text-tab.tsx';
import { useDiagnosis } from '#web/features/diagnosis/use-diagnosis.ts';
import { lazyRoute } from '#web/lib/lazy-route.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { ScreenTitle } from './screen-title.tsx';
import { words } from './words.ts';

const TABS = [
  { id: 'text', label: words.home.text, icon: 'words' },
  { id: 'audio', label: words.home.audio, icon: 'sound' },
  { id: 'visual', label: words.home.visual, icon: 'camera' },
] as const;

/** What the browser's history remembers of home, so that its own back button leads from the answer to the tabs. */
interface View {
  view: 'result';
  /** The tabs are one step back. */
  fromTabs?: boolean;
}

/** Not needed before there is an answer; loaded while the question is being typed. */
export const ResultsView = lazyRoute(
  () => import('#web/features/diagnosis/results-view.tsx'),
  (module) => module.ResultsView,
);

export function HomeScreen() {
  const [, navigate] = useLocation();
  const view = useHistoryState<View | null>();
  const current = useCurrentCar();
  const known = current.state === 'known' ? current : undefined;
  const diagnosis = useDiagnosis(known);
  const { result, saveWhenSignedIn } = diagnosis.kept;
  const showResult = (options: { replace: boolean }) =>
    navigate('/', { ...options, state: { view: 'result', fromTabs: !options.replace } satisfies View });

  const signedIn = known?.signedIn;
  const { save } = diagnosis;
  const arrived = useRef(false);
  useEffect(() => {
    if (arrived.current || signedIn === undefined) return;
    arrived.current = true;
    if (!saveWhenSignedIn) return;
    caseStore.change({ saveWhenSignedIn: false });
    // Back from signing in: saved without retyping. Back without it: the owner thought better of it.
    if (signedIn) save(() => showResult({ replace: true }));
  });

  const toTabs = () => (view?.fromTabs ? window.history.back() : navigate('/', { replace: true }));
  const keep = () => {
    if (signedIn) return save();
    caseStore.change({ saveWhenSignedIn: true });
    navigate(`/auth?next=${encodeURIComponent('/')}`);
  };

  return (
    <>
      <ScreenTitle />
      {view?.view === 'result' && result ? (
        <Suspense fallback={<ResultsSkeleton />}>
          <ResultsView
            result={result}
            onBack={toTabs}
            onAnswer={diagnosis.answer}
            answering={diagnosis.answering}
            onAddMore={toTabs}
            save={
              <SaveResults
                saved={Boolean(signedIn) && result.sessionId !== null}
                saving={diagnosis.saving}
                onSave={keep}
              />
            }
          />
        </Suspense>
      ) : (
        <Ask current={current} diagnosis={diagnosis} onAnswered={() => showResult({ replace: false })} />
      )}
      <Footer />
      <Link
        href="/ai-chat"
        aria-label={words.home.chat}
        className="fixed right-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-10 flex size-13 items-center justify-center rounded-pill bg-brand text-on-brand shadow-lift transition-colors hover:bg-brand-strong desk:right-8 desk:bottom-8"
      >
        <Icon name="chat" className="size-6" />
      </Link>
    </>
  );
}

interface AskProps {
  current: ReturnType<typeof useCurrentCar>;
  diagnosis: ReturnType<typeof useDiagnosis>;
  onAnswered: () => void;
}

function Ask({ current, diagnosis, onAnswered }: AskProps) {
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('text');
  const { kept, pending, submit } = diagnosis;
  return (
    <div className="grid gap-5 desk:gap-8">
      <header className="grid gap-1">
        <h1 className="text-title font-heavy tracking-tight tablet:text-display">{words.home.title}</h1>
        <p className="max-w-reading text-small text-soft tablet:text-body">{words.home.lead}</p>
      </header>
      <div className="grid items-start gap-5 desk:grid-cols-[22rem_minmax(0,1fr)] desk:gap-8">
        <div className="grid gap-5 desk:sticky desk:top-22">
          <CarSection current={current} />
          <Promises />
        </div>
        <div className="grid gap-8">
          <Card className="grid">
            <Tabs label={words.home.tabs} tabs={TABS} chosen={tab} onChoose={setTab}>
              {tab === 'text' && (
                <TextTab
                  symptoms={kept.symptoms}
                  timeframe={kept.timeframe}
                  pending={pending}
                  onChange={caseStore.change}
                  onSubmit={() => submit(onAnswered)}
                />
              )}
              {tab === 'audio' && <NotYet icon="sound">{words.home.audioNotYet}</NotYet>}
              {tab === 'visual' && <NotYet icon="camera">{words.home.visualNotYet}</NotYet>}
            </Tabs>
          </Card>
          {tab === 'text' && <RecentDiagnostics />}
        </div>
      </div>
    </div>
  );
}

const NotYet = ({ icon, children }: { icon: 'sound' | 'camera'; children: string }) => (
  <EmptyState icon={icon} title={words.home.notYet}>
    {children}
  </EmptyState>
);

/** Only where there is room beside the form. */
const Promises = () => (
  <section aria-labelledby="you-get" className="hidden gap-4 px-2 desk:grid">
    <h2 id="you-get" className="font-bold">
      {words.home.youGet}
    </h2>
    <ul className="grid gap-4">
      {words.home.promises.map(({ icon, title, text }) => (
        <li key={title} className="flex items-start gap-3">
          <Icon name={icon} className="mt-0.5 size-6 text-brand-ink" />
          <div>
            <p className="font-semibold">{title}</p>
            <p className="text-small text-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);

const Footer = () => (
  <footer className="mt-10 border-t border-line pt-4">
    <nav aria-label={words.home.footer}>
      <ul className="flex flex-wrap justify-center gap-x-6 text-small desk:justify-start">
        {[
          ['/privacy-policy', words.home.privacy],
          ['/terms-of-use', words.home.terms],
          ['/support', words.home.support],
        ].map(([href = '', label]) => (
          <li key={href}>
            <Link href={href} className="flex min-h-11 items-center text-soft underline hover:text-ink">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  </footer>
);
