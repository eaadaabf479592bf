/** The three steps of a reset, a form each. */

import { NewPassword, ResetAnswer, ResetRequest } from '#contract/accounts.ts';
import { Problem } from '#contract/problem.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { FormTrouble } from './form-trouble.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { useCompleteReset, useRequestReset, useVerifyAnswer } from './queries.ts';
import { UsernameField } from './username-field.tsx';
import { words } from './words.ts';

const text = words.reset;

interface UsernameProps {
  initial: string;
  onDone: (known: { username: string; question: string }) => void;
}

export function UsernameStep({ initial, onDone }: UsernameProps) {
  const request = useRequestReset();
  const { form, onSubmit, errors, trouble } = useForm(
    ResetRequest,
    ({ username }) =>
      request.mutate(
        { username },
        { onSuccess: ({ securityQuestion }) => onDone({ username, question: securityQuestion }) },
      ),
    request.error,
  );
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-5">
      <p className="text-soft">{text.who}</p>
      <UsernameField initial={initial} error={errors.username} />
      <FormTrouble trouble={trouble} />
      <Button type="submit" size="large" pending={request.isPending}>
        {request.isPending ? text.checking : text.next}
      </Button>
    </form>
  );
}

interface AnswerProps {
  username: string;
  question: string;
  onDone: (token: string) => void;
}

export function AnswerStep({ username, question, onDone }: AnswerProps) {
  const verify = useVerifyAnswer();
  const { form, onSubmit, errors, trouble } = useForm(
    ResetAnswer,
    (typed) => verify.mutate(typed, { onSuccess: ({ resetToken }) => onDone(resetToken) }),
    verify.error,
  );
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-5">
      <p className="text-soft">{text.ask}</p>
      <input type="hidden" name="username" value={username} />
      <Field label={question} error={errors.securityAnswer}>
        {(control) => <TextInput {...control} name="securityAnswer" autoComplete="off" maxLength={200} />}
      </Field>
      <FormTrouble trouble={trouble} />
      <Button type="submit" size="large" pending={verify.isPending}>
        {verify.isPending ? text.checking : text.next}
      </Button>
    </form>
  );
}

interface PasswordProps {
  username: string;
  token: string;
  onAgain: () => void;
  onDone: () => void;
}

export function PasswordStep({ username, token, onAgain, onDone }: PasswordProps) {
  const complete = useCompleteReset();
  const { form, onSubmit, errors, trouble } = useForm(
    NewPassword,
    (typed) => complete.mutate(typed, { onSuccess: onDone }),
    complete.error,
  );
  const expired = trouble instanceof Problem && trouble.code === 'unauthenticated';
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-5">
      <p className="text-soft">{text.choose}</p>
      {/* For the password manager, which files the new password under it. */}
      <input name="username" autoComplete="username" value={username} readOnly hidden />
      <input type="hidden" name="resetToken" value={token} />
      <NewPasswordField label={words.newPassword} error={errors.password} />
      <FormTrouble trouble={trouble} />
      {expired ? (
        <Button size="large" onClick={onAgain}>
          {text.again}
        </Button>
      ) : (
        <Button type="submit" size="large" pending={complete.isPending}>
          {complete.isPending ? text.saving : text.save}
        </Button>
      )}
    </form>
  );
}
