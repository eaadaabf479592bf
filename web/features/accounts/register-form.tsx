/** A new account: a name, a password, and the question that gets one back in. */

import { Registration, SECURITY_QUESTIONS } from '#contract/accounts.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { FormTrouble } from './form-trouble.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { useRegister } from './queries.ts';
import { UsernameField } from './username-field.tsx';
import { words } from './words.ts';

export function RegisterForm() {
  const registering = useRegister();
  const { form, onSubmit, errors, trouble } = useForm(
    Registration,
    (typed) => registering.mutate(typed),
    registering.error,
  );
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-5">
      <UsernameField hint={words.usernameHint} error={errors.username} />
      <NewPasswordField label={words.password} error={errors.password} />
      <Field label={words.question} error={errors.securityQuestion}>
        {(control) => (
          <Select {...control} name="securityQuestion" prompt={words.questionPrompt} options={SECURITY_QUESTIONS} />
        )}
      </Field>
      <Field label={words.answer} hint={words.answerHint} error={errors.securityAnswer}>
        {(control) => <TextInput {...control} name="securityAnswer" autoComplete="off" maxLength={200} />}
      </Field>
      <Field label={words.email} aside={words.optional} hint={words.emailHint} error={errors.email}>
        {(control) => (
          <TextInput {...control} name="email" type="email" inputMode="email" autoComplete="email" maxLength={254} />
        )}
      </Field>
      <FormTrouble trouble={trouble} />
      <Button type="submit" size="large" pending={registering.isPending}>
        {registering.isPending ? words.registering : words.register}
      </Button>
    </form>
  );
}
