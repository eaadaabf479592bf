/** The Parts Search tab of an answer, loaded when it is opened. */

import { Suspense } from 'react';
import type { CarInfo } from '#contract/cars.ts';
import type { Issue } from '#contract/diagnosis.ts';
import { lazyRoute } from '#web/lib/lazy-route.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

const PartsComparison = lazyRoute(
  () => import('#web/features/parts/parts-comparison.tsx'),
  (module) => module.PartsComparison,
);

const LabourChooser = lazyRoute(
  () => import('#web/features/quotes/labour-chooser.tsx'),
  (module) => module.LabourChooser,
);

/** Where the owner has work done; the costs follow. */
export const ResultLabour = ({ onChange }: { onChange?: () => void }) => (
  <Suspense fallback={<div className="h-11" />}>
    <LabourChooser onChange={onChange} />
  </Suspense>
);

/** From all issues, likeliest first, each part once: "Brake hose × 2" and "Brake hose" are one. */
const partNames = (issues: readonly Issue[]): string[] => [
  ...new Set(issues.flatMap(({ details }) => details.requiredParts ?? []).map((name) => name.replace(/ × \d+$/, ''))),
];

interface Props {
  issues: readonly Issue[];
  car: CarInfo | null;
  /** Null where the answer is not stored. */
  sessionId: number | null;
}

export const ResultParts = ({ issues, car, sessionId }: Props) => (
  <Suspense fallback={<Spinner className="mx-auto size-8" />}>
    <PartsComparison parts={partNames(issues)} car={car} sessionId={sessionId} />
  </Suspense>
);
