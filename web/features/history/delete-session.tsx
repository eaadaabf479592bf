/** Asks before a diagnosis goes for good. */

import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useDeleteSession } from './queries.ts';
import { words } from './words.ts';

const text = words.deletion;

interface Props {
  id: number;
  onDeleted: () => void;
  onCancel: () => void;
}

export function DeleteSession({ id, onDeleted, onCancel }: Props) {
  const remove = useDeleteSession();
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => {
        toast(text.done);
        onDeleted();
      },
      onError: ({ message }) => toast({ title: text.error, description: message, variant: 'destructive' }),
    });
  return (
    <Dialog alert title={text.title} description={text.warning} closeName={text.cancel} onClose={onCancel}>
      <p>{text.question}</p>
      <DialogActions>
        <Button look="secondary" onClick={onCancel}>
          {text.cancel}
        </Button>
        <Button look="danger" pending={remove.isPending} onClick={confirm}>
          {remove.isPending ? text.deleting : text.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
