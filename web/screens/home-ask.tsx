/** Home before there is an answer: the car, and what is wrong with it in three ways. */

import { Suspense, useState } from 'react';
import { CarSection } from '#web/features/cars/car-section.tsx';
import type { CurrentCar } from '#web/features/cars/use-current-car.ts';
import { caseStore } from '#web/features/diagnosis/case-store.ts';
import { TextTab } from '#web/features/diagnosis/text-tab.tsx';
import type { useDiagnosis } from '#web/features/diagnosis/use-diagnosis.ts';
import { NO_PHOTO, type PhotoDraft } from '#web/features/visual/photo-draft.ts';
import { lazyRoute } from '#web/lib/lazy-route.tsx';
import { Card } from '#web/ui/card.tsx';
import { Points } from '#web/ui/points.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { HomeHeading } from './home-heading.tsx';
import { words } from './words.ts';

/** Not needed to type; loaded beside it. */
export const LampChoice = lazyRoute(
  () => import('#web/features/lamps/lamp-choice.tsx'),
  (module) => module.LampChoice,
);

const TABS = [
  { id: 'text', icon: 'words' },
  { id: 'audio', icon: 'sound' },
  { id: 'visual', icon: 'camera' },
] as const;

/** Loaded when the tab is chosen. */
export const AudioTab = lazyRoute(
  () => import('#web/features/sound/audio-tab.tsx'),
  (module) => module.AudioTab,
);

/** Below what everyone comes for. */
export const RecentDiagnostics = lazyRoute(
  () => import('#web/features/diagnosis/recent-diagnostics.tsx'),
  (module) => module.RecentDiagnostics,
);

export const VisualTab = lazyRoute(
  () => import('#web/features/visual/visual-tab.tsx'),
  (module) => module.VisualTab,
);

type Diagnosis = ReturnType<typeof useDiagnosis>;

/** Which tab is open, and the photo that is being made ready: kept while another tab or the answer is in their place. */
export function useAskTabs({ kept, photo: asked }: Pick<Diagnosis, 'kept' | 'photo'>) {
  const { sound, sight } = kept.result ?? {};
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>(sight ? 'visual' : sound ? 'audio' : 'text');
  const [photo, setPhoto] = useState<PhotoDraft>(asked ?? NO_PHOTO);
  const changePhoto = (change: Partial<PhotoDraft>) => setPhoto((photo) => ({ ...photo, ...change }));
  return { tab, setTab, photo, changePhoto };
}

interface Props {
  current: CurrentCar;
  diagnosis: Diagnosis;
  tabs: ReturnType<typeof useAskTabs>;
  onAnswered: () => void;
}

export function Ask({ current, diagnosis, tabs, onAnswered }: Props) {
  const { tab, setTab } = tabs;
  const { kept, pending, submit } = diagnosis;
  const lampChoice = (
    <Suspense fallback={<div className="min-h-17.5 tablet:min-h-11" />}>
      <LampChoice lit={kept.lamps} onChange={(lamps) => caseStore.change({ lamps })} />
    </Suspense>
  );
  return (
    <div className="grid grid-cols-1 gap-5 desk:gap-8">
      <HomeHeading />
      <div className="grid grid-cols-1 items-start gap-5 desk:grid-cols-[22rem_minmax(0,1fr)] desk:gap-8">
        <div className="grid grid-cols-1 gap-5 desk:sticky desk:top-22">
          <CarSection current={current} />
          <Promises />
        </div>
        <div className="grid grid-cols-1 gap-8">
          <Card className="grid grid-cols-1">
            <Tabs
              label={words.home.tabs}
              tabs={TABS.map((one) => ({ ...one, label: words.home[one.id] }))}
              chosen={tab}
              onChoose={setTab}
            >
              {tab === 'text' && (
                <TextTab
                  symptoms={kept.symptoms}
                  timeframe={kept.timeframe}
                  pending={pending}
                  lampsPicked={kept.lamps.length > 0}
                  lamps={lampChoice}
                  onChange={caseStore.change}
                  onSubmit={() => submit(onAnswered)}
                />
              )}
              {tab === 'audio' && (
                <Suspense fallback={<div className="min-h-80" />}>
                  <AudioTab
                    pending={diagnosis.hearing}
                    onSubmit={(sound) => diagnosis.submitAudio(sound, onAnswered)}
                  />
                </Suspense>
              )}
              {tab === 'visual' && (
                <Suspense fallback={<div className="min-h-80" />}>
                  <VisualTab
                    draft={tabs.photo}
                    onDraft={tabs.changePhoto}
                    pending={diagnosis.seeing}
                    lamps={lampChoice}
                    onSubmit={(photo) => diagnosis.submitPhoto(photo, onAnswered)}
                  />
                </Suspense>
              )}
            </Tabs>
          </Card>
          {tab === 'text' && (
            <Suspense fallback={<div className="min-h-34" />}>
              <RecentDiagnostics />
            </Suspense>
          )}
        </div>
      </div>
    </div>
  );
}

/** Only where there is room beside the form. */
const Promises = () => (
  <section aria-labelledby="you-get" className="hidden gap-4 px-2 desk:grid">
    <h2 id="you-get" className="font-bold">
      {words.home.youGet}
    </h2>
    <Points points={words.home.promises} />
  </section>
);
