/** After signing in: the cars kept in this browser may move into the account. Nothing is moved unasked. */

import type { Car } from '#contract/cars.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useAdoptGuestCars } from './changes.ts';
import { words } from './form-words.ts';
import { words as garageWords } from './garage-words.ts';

const text = garageWords.offer;

interface Props {
  cars: readonly Car[];
  /** Saved or put off. */
  onDone: () => void;
}

export function OfferGuestCars({ cars, onDone }: Props) {
  const adopt = useAdoptGuestCars();
  const save = () =>
    adopt.mutate(undefined, {
      onSuccess: (count) => {
        toast({ title: text.saved, description: text.savedCount(count) });
        onDone();
      },
      onError: ({ message }) => toast({ title: words.error, description: message, variant: 'destructive' }),
    });
  return (
    <div className="grid gap-4">
      <p className="text-soft">{text.why(cars.length)}</p>
      <ul className="grid gap-2">
        {cars.map((car) => (
          <li key={car.id} className="flex min-h-12 items-center gap-3 rounded-control bg-sunk px-4 py-2">
            <Icon name="car" className="size-5 text-brand-ink" />
            <span className="min-w-0 font-semibold">{`${car.make} ${car.model}`}</span>
            <span className="ml-auto text-soft tabular-nums">{car.year}</span>
          </li>
        ))}
      </ul>
      <div className="grid gap-2 tablet:grid-cols-2">
        <Button look="secondary" onClick={onDone}>
          {text.later}
        </Button>
        <Button pending={adopt.isPending} onClick={save} className="max-tablet:order-first">
          {adopt.isPending ? text.saving : text.save(cars.length)}
        </Button>
      </div>
    </div>
  );
}
