/** A password that can be looked at: typed blind on a phone, long ones go wrong. */
import { type ComponentProps, useState } from 'react';
import { TextInput } from './text-input.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  words: { show: string; hide: string; what: string };
}

export function PasswordInput({ words, ...rest }: Props) {
  const [shown, setShown] = useState(false);
  const toggle = shown ? words.hide : words.show;
  return (
    <div className="relative">
      <TextInput
        {...rest}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className="pr-20"
      />
      <button
        type="button"
        aria-label={`${toggle} ${words.what}`}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0.5 right-0.5 min-w-16 rounded-control px-3 text-small font-semibold text-brand-ink hover:bg-brand-tint"
      >
        {toggle}
      </button>
    </div>
  );
}
