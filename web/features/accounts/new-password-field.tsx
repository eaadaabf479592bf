/** A password to be made up: six characters are enough, fifteen are advised, said while typing. */
import { useState } from 'react';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { words } from './words.ts';

const ADVISED = 15;

export function NewPasswordField({ label, error }: { label: string; error: string | undefined }) {
  const [typed, setTyped] = useState(0);
  const advice = typed === 0 ? words.passwordAdvice : words.passwordShort(typed, ADVISED);
  return (
    <Field label={label} hint={typed >= ADVISED ? words.passwordLong : advice} error={error}>
      {(control) => (
        <PasswordInput
          {...control}
          name="password"
          autoComplete="new-password"
          maxLength={200}
          words={words.passwordSight}
          onChange={(event) => setTyped([...event.target.value].length)}
        />
      )}
    </Field>
  );
}
