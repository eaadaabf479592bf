/** `/parts`: any part by name, or the one that the address names; where guides and the assistant lead. */
import { useSearchParams } from 'wouter';
import { useCurrentCar } from '#web/features/cars/use-current-car.ts';
import { PartsComparison } from '#web/features/parts/parts-comparison.tsx';
import { words } from '#web/features/parts/words.ts';
import { ScreenTitle } from './screen-title.tsx';

export function PartsScreen() {
  const part = useSearchParams()[0].get('part')?.trim() ?? '';
  const current = useCurrentCar();
  return (
    <>
      <ScreenTitle>{words.screen}</ScreenTitle>
      <h1 className="sr-only">{words.screen}</h1>
      <PartsComparison
        key={part}
        parts={part === '' ? [] : [part]}
        car={current.state === 'known' ? current.car : null}
      />
    </>
  );
}
