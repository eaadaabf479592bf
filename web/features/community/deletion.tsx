/** Asks before something of one's own is deleted. */
import { useMutation } from '@tanstack/react-query';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { tellRefusal } from './tell-refusal.ts';
import { words } from './words.ts';

const text = words.deletion;

interface Props {
  /** What goes with it: "Are you sure you want to delete this post and its comments?" */
  question: string;
  onDelete: () => Promise<unknown>;
  onClose: () => void;
}

export function Deletion({ question, onDelete, onClose }: Props) {
  const remove = useMutation({ mutationFn: onDelete, onSuccess: onClose, onError: tellRefusal });
  return (
    <Dialog alert title={text.title} description={text.warning} closeName={words.close} onClose={onClose}>
      <p>{question}</p>
      <DialogActions>
        <Button look="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button look="danger" pending={remove.isPending} onClick={() => remove.mutate()}>
          {remove.isPending ? text.deleting : text.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
