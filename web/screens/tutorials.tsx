/** `/tutorials`: the generator, the wish, and the list. */
import { useCurrentCar } from '#web/features/cars/use-current-car.ts';
import { Locked } from '#web/features/premium/locked.tsx';
import { usePremium } from '#web/features/premium/use-premium.ts';
import { Generator } from '#web/features/tutorials/generator.tsx';
import { RequestForm } from '#web/features/tutorials/request-form.tsx';
import { TutorialList } from '#web/features/tutorials/tutorial-list.tsx';
import { words } from '#web/features/tutorials/words.ts';
import { Card } from '#web/ui/card.tsx';
import { ScreenTitle } from './screen-title.tsx';

export function TutorialsScreen() {
  const current = useCurrentCar();
  const isPremium = usePremium();
  const asked = current.state === 'known' ? current : { car: null, signedIn: false };
  return (
    <>
      <ScreenTitle>{words.title}</ScreenTitle>
      <div className="grid grid-cols-1 gap-5">
        <header className="grid grid-cols-1 gap-1">
          <h1 className="text-title font-heavy tracking-tight tablet:text-display">{words.title}</h1>
          <p className="max-w-reading text-soft">{words.lead}</p>
        </header>
        <div className="grid grid-cols-1 items-start gap-5 desk:grid-cols-[22rem_minmax(0,1fr)]">
          {isPremium === false ? (
            <div className="grid content-start gap-4">
              <Card>
                <Locked what="generator" />
              </Card>
              <RequestForm topic="" asked={asked} />
            </div>
          ) : (
            <Generator asked={asked} />
          )}
          <TutorialList />
        </div>
      </div>
    </>
  );
}
