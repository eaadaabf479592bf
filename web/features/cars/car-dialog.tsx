/** "Add Car Details" and "Edit Car Details". */

import { useId } from 'react';
import type { Car } from '#contract/cars.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { CarForm } from './car-form.tsx';
import { useSaveCar } from './changes.ts';
import { words } from './form-words.ts';

interface Props {
  /** The car to edit; left out, one is added. */
  car?: Car | undefined;
  title: string;
  signedIn: boolean;
  onClose: () => void;
}

export function CarDialog({ car, title, signedIn, onClose }: Props) {
  const form = useId();
  const save = useSaveCar({ signedIn });

  const failure = (error: Error) => (car ? words.updateFailed(error.message || words.somethingWrong) : words.addFailed);
  const submit = { add: words.add, pending: words.adding };
  if (car) Object.assign(submit, { add: words.update, pending: words.updating });

  return (
    <Dialog title={title} description={words.dialogWhy} closeName={words.close} onClose={onClose}>
      <CarForm
        id={form}
        car={car}
        onSubmit={(details) =>
          save.mutate(
            { ...details, id: car?.id },
            {
              onSuccess: () => {
                toast(car ? words.updated : words.added);
                onClose();
              },
              onError: (error) => toast({ title: words.error, description: failure(error), variant: 'destructive' }),
            },
          )
        }
      />
      {save.error && (
        <p role="alert" className="rounded-control bg-stop-tint px-4 py-3 text-stop-ink">
          {failure(save.error)}
        </p>
      )}
      <DialogActions>
        <Button look="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" form={form} pending={save.isPending}>
          {save.isPending ? submit.pending : submit.add}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
