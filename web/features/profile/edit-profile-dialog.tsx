/** "Edit Profile": name and picture for this browser, the e-mail address for the account. */

import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { Profile } from '#contract/accounts.ts';
import type { User } from '#contract/user.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { AvatarPicker } from './avatar-picker.tsx';
import { localProfile, type Shown } from './local-profile.ts';
import { useChangeProfile } from './queries.ts';
import { words } from './words.ts';

const text = words.edit;
const TOO_SHORT = 'Name must be at least 2 characters';

const ProfileForm = z.extend(Profile, {
  name: z.string(TOO_SHORT).check(z.trim(), z.minLength(2, TOO_SHORT), z.maxLength(64)),
});

interface Props {
  user: User;
  shown: Shown;
  onClose: () => void;
}

export function EditProfileDialog({ user, shown, onClose }: Props) {
  const id = useId();
  const change = useChangeProfile();
  const [avatarUrl, setAvatarUrl] = useState(shown.avatarUrl);
  const { form, onSubmit, errors, trouble } = useForm(
    ProfileForm,
    ({ name, email = null }) => {
      localProfile.write({ actualId: user.id, name, avatarUrl });
      const saved = () => {
        toast(text.saved);
        onClose();
      };
      // Name and picture need no connection; the address does.
      if (email === user.email) saved();
      else change.mutate({ email }, { onSuccess: saved });
    },
    change.error,
  );
  return (
    <Dialog title={text.title} description={text.why} closeName={words.close} onClose={onClose}>
      <form ref={form} id={id} noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-4">
        <AvatarPicker name={shown.name} url={avatarUrl} onChange={setAvatarUrl} />
        <Field label={text.name} error={errors.name}>
          {(control) => (
            <TextInput {...control} name="name" defaultValue={shown.name} autoComplete="name" maxLength={64} />
          )}
        </Field>
        <Field label={text.email} aside={text.optional} error={errors.email}>
          {(control) => (
            <TextInput
              {...control}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              defaultValue={user.email ?? ''}
              maxLength={254}
            />
          )}
        </Field>
        {trouble && (
          <Notice tone="stop" icon="triangle" alert>
            {trouble.message}
          </Notice>
        )}
      </form>
      <DialogActions>
        <Button look="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" form={id} pending={change.isPending}>
          {change.isPending ? text.saving : text.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
