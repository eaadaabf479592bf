/** Username and password; the way to a new password beside them. */

import { Login } from '#contract/accounts.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { FormTrouble } from './form-trouble.tsx';
import { useSignIn } from './queries.ts';
import { UsernameField } from './username-field.tsx';
import { words } from './words.ts';

interface Props {
  username: string;
  /** With the name that was typed. */
  onForgotten: (username: string) => void;
}

export function SignInForm({ username, onForgotten }: Props) {
  const signIn = useSignIn();
  const { form, onSubmit, errors, trouble } = useForm(Login, (typed) => signIn.mutate(typed), signIn.error);
  const forgotten = () => {
    const typed = form.current && new FormData(form.current).get('username');
    onForgotten(String(typed ?? '').trim());
  };
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-5">
      <UsernameField initial={username} error={errors.username} />
      <Field label={words.password} error={errors.password}>
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="current-password"
            maxLength={200}
            words={words.passwordSight}
          />
        )}
      </Field>
      <FormTrouble trouble={trouble} />
      <div className="grid gap-1">
        <Button type="submit" size="large" pending={signIn.isPending}>
          {signIn.isPending ? words.signingIn : words.signIn}
        </Button>
        <Button look="quiet" onClick={forgotten} className="justify-self-center">
          {words.forgot}
        </Button>
      </div>
    </form>
  );
}
