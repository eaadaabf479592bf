/** "Confirm Deletion". */

import type { Car } from '#contract/cars.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useDeleteCar } from './changes.ts';
import { words } from './form-words.ts';
import { words as garageWords } from './garage-words.ts';

const text = garageWords.deletion;

interface Props {
  car: Car;
  signedIn: boolean;
  onClose: () => void;
}

export function DeleteCar({ car, signedIn, onClose }: Props) {
  const remove = useDeleteCar({ signedIn });
  const confirm = () =>
    remove.mutate(car.id, {
      onSuccess: () => {
        toast(text.done);
        onClose();
      },
      onError: () => toast({ title: words.error, description: text.failed, variant: 'destructive' }),
    });
  return (
    <Dialog alert title={text.title} description={text.warning} closeName={words.close} onClose={onClose}>
      <div className="grid gap-1">
        <p>{text.question}</p>
        <p className="font-semibold">{`${car.make} ${car.model} (${car.year})`}</p>
        {signedIn && <p className="text-small text-soft">{text.history}</p>}
      </div>
      <DialogActions>
        <Button look="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button look="danger" pending={remove.isPending} onClick={confirm}>
          {remove.isPending ? text.deleting : text.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
