/** What is said about cars that are only in this browser: to a guest, and to a member who left some behind. */

import { signInPath } from '#web/lib/sign-in-path.ts';
import { useStored } from '#web/lib/use-stored.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useAdoptGuestCars } from './changes.ts';
import { words } from './form-words.ts';
import { words as garageWords } from './garage-words.ts';
import { guestGarage } from './guest-cars.ts';

const text = garageWords.garage;

export const GuestsAreKeptHere = () => (
  <Notice tone="info" icon="info">
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1 basis-60">{text.guest}</p>
      <ButtonLink look="secondary" href={signInPath('/cars')}>
        {text.signIn}
      </ButtonLink>
    </div>
  </Notice>
);

export function LeftBehind() {
  const { cars } = useStored(guestGarage);
  const adopt = useAdoptGuestCars();
  if (cars.length === 0) return null;
  const save = () =>
    adopt.mutate(undefined, {
      onSuccess: (count) => toast({ title: garageWords.offer.saved, description: garageWords.offer.savedCount(count) }),
      onError: ({ message }) => toast({ title: words.error, description: message, variant: 'destructive' }),
    });
  return (
    <Notice tone="info" icon="info">
      <p>
        {text.kept(cars.length)} <strong>{cars.map(({ make, model }) => `${make} ${model}`).join(', ')}</strong>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button look="secondary" pending={adopt.isPending} onClick={save}>
          {adopt.isPending ? text.keeping : text.keep}
        </Button>
        <Button look="quiet" onClick={guestGarage.remove}>
          {text.drop}
        </Button>
      </div>
    </Notice>
  );
}
