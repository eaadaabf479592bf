/** The name of an account, as phones should let it be typed. */
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { words } from './words.ts';

interface Props {
  initial?: string;
  hint?: string;
  error: string | undefined;
}

export const UsernameField = ({ initial = '', hint, error }: Props) => (
  <Field label={words.username} hint={hint} error={error}>
    {(control) => (
      <TextInput
        {...control}
        name="username"
        defaultValue={initial}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={64}
      />
    )}
  </Field>
);
