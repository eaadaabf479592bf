/** Checks a garage's quote against a fault of the diagnosis in hand, or the one named in the address. */

import { useSearch } from 'wouter';
import { useCurrentCar } from '#web/features/cars/use-current-car.ts';
import { caseStore } from '#web/features/diagnosis/case-store.ts';
import { QuoteForm } from '#web/features/quotes/quote-form.tsx';
import { words as quoteWords } from '#web/features/quotes/words.ts';
import { useStored } from '#web/lib/use-stored.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ScreenTitle } from './screen-title.tsx';

/** Until the server has said its name: "brakes/worn-front-pads" reads "Worn front pads". */
function nameOf(id: string): string {
  const name = id.slice(id.lastIndexOf('/') + 1).replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export function QuoteCheckScreen() {
  const asked = new URLSearchParams(useSearch()).get('fault') ?? undefined;
  const { result } = useStored(caseStore);
  const current = useCurrentCar();
  const known = result?.results.map(({ id, title }) => ({ id, title })) ?? [];
  const faults =
    asked === undefined || known.some(({ id }) => id === asked) ? known : [{ id: asked, title: nameOf(asked) }];

  return (
    <>
      <ScreenTitle>{quoteWords.title}</ScreenTitle>
      {faults.length === 0 ? (
        <EmptyState
          icon="pound"
          level="h1"
          title={quoteWords.noFault}
          action={<ButtonLink href="/">{quoteWords.toHome}</ButtonLink>}
        >
          {quoteWords.noFaultText}
        </EmptyState>
      ) : (
        <div className="grid gap-3">
          <Button
            look="quiet"
            icon="back"
            onClick={() => window.history.back()}
            className="-mt-2 -ml-4 justify-self-start"
          >
            {quoteWords.back}
          </Button>
          <QuoteForm faults={faults} faultId={asked} car={current.state === 'known' ? current.car : null} />
        </div>
      )}
    </>
  );
}
