/** "Password & Sign-ins": a new password for one who knows the old one, and an end to sessions elsewhere. */
import { useQuery } from '@tanstack/react-query';
import { PasswordChange } from '#contract/accounts.ts';
import type { User } from '#contract/user.ts';
import { useForm } from '#web/lib/use-form.ts';
import { dateAndTime } from '#web/lib/when.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { FormTrouble } from './form-trouble.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { signInsQuery, useChangePassword, useEndOtherSignIns } from './queries.ts';
import { words } from './words.ts';

const text = words.safety;

export const SignInSafetyDialog = ({ user, onClose }: { user: User; onClose: () => void }) => (
  <Dialog title={text.title} description={text.why} closeName={text.close} onClose={onClose}>
    <ChangePassword user={user} onDone={onClose} />
    <SignIns />
  </Dialog>
);

function ChangePassword({ user, onDone }: { user: User; onDone: () => void }) {
  const change = useChangePassword();
  const { form, onSubmit, errors, trouble } = useForm(
    PasswordChange,
    (typed) =>
      change.mutate(typed, {
        onSuccess: () => {
          toast(text.changed);
          onDone();
        },
      }),
    change.error,
  );
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-4">
      {/* For the password manager, which files the new password under it. */}
      <input name="username" autoComplete="username" value={user.username} readOnly hidden />
      <Field label={text.current} error={errors.currentPassword}>
        {(control) => (
          <PasswordInput
            {...control}
            name="currentPassword"
            autoComplete="current-password"
            maxLength={200}
            words={text.currentSight}
          />
        )}
      </Field>
      <NewPasswordField label={words.newPassword} error={errors.password} />
      <FormTrouble trouble={trouble} />
      <Button type="submit" pending={change.isPending} className="justify-self-start">
        {change.isPending ? text.changing : text.change}
      </Button>
    </form>
  );
}

function SignIns() {
  const { data, error } = useQuery(signInsQuery);
  const end = useEndOtherSignIns();
  const others = data?.filter(({ here }) => !here) ?? [];
  return (
    <section aria-labelledby="sign-ins" className="mt-6 grid grid-cols-1 gap-3 border-t border-line pt-4">
      <h3 id="sign-ins" className="font-bold">
        {text.signIns}
      </h3>
      <ul className="grid grid-cols-1 gap-1 text-small">
        {data?.map(({ since, here }) => (
          <li key={`${since} ${here}`}>{text.since(dateAndTime(since), here)}</li>
        ))}
      </ul>
      <FormTrouble trouble={end.error ?? error ?? undefined} />
      {others.length > 0 && (
        <Button look="secondary" pending={end.isPending} onClick={() => end.mutate()} className="justify-self-start">
          {text.endOthers}
        </Button>
      )}
    </section>
  );
}
