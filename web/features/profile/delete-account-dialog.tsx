/** "Delete Your Account": only for one who types it. */

import { type KeyboardEvent, type SubmitEvent, useId, useState } from 'react';
import type { User } from '#contract/user.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useDeleteAccount } from './queries.ts';
import { words } from './words.ts';

const text = words.deletion;

interface Props {
  user: User;
  onDeleted: (message: string) => void;
  onClose: () => void;
}

export function DeleteAccountDialog({ user, onDeleted, onClose }: Props) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const remove = useDeleteAccount(onDeleted);
  const meant = typed === text.word;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!meant) return;
    remove.mutate(user, {
      onError: ({ message }) =>
        toast({ title: words.error, description: message || text.failed, variant: 'destructive' }),
    });
  };
  /** The button is off until then, and with it the form; the Enter key is told why. */
  const explain = ({ key }: KeyboardEvent) => {
    if (key === 'Enter' && !meant) toast({ ...text.unconfirmed, variant: 'destructive' });
  };
  return (
    <Dialog alert title={text.title} description={text.why} closeName={words.close} onClose={onClose}>
      <form id={id} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <Notice tone="stop" icon="triangle">
          {text.goes}
        </Notice>
        <p className="text-small text-soft">{text.download}</p>
        <Field label={text.type}>
          {(control) => (
            <TextInput
              {...control}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={explain}
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
            />
          )}
        </Field>
      </form>
      <DialogActions>
        <Button look="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" form={id} look="danger" disabled={!meant} pending={remove.isPending}>
          {remove.isPending ? text.deleting : text.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
