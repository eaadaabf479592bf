/** A choice from a list: the platform's own, which every phone opens well and every reader knows. */
import type { ComponentProps } from 'react';
import { BOX } from './field.tsx';
import { Icon } from './icon.tsx';

interface Props extends ComponentProps<'select'> {
  /** Shown while nothing is chosen. */
  prompt: string;
  options: readonly (string | number)[];
}

export function Select({ prompt, options, className = '', ...rest }: Props) {
  return (
    <div className="relative">
      <select {...rest} className={`${BOX} appearance-none truncate pr-10 ${className}`}>
        <option value="">{prompt}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <span className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-soft">
        <Icon name="down" />
      </span>
    </div>
  );
}

interface Labelled extends ComponentProps<'select'> {
  /** Shown while nothing is chosen; left out, the first option is chosen. */
  prompt?: string;
  options: readonly { value: string; label: string }[];
}

/** The same where what is chosen and what is read differ. */
export function LabelledSelect({ prompt, options, className = '', ...rest }: Labelled) {
  return (
    <div className="relative">
      <select {...rest} className={`${BOX} appearance-none truncate pr-10 ${className}`}>
        {prompt !== undefined && <option value="">{prompt}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-soft">
        <Icon name="down" />
      </span>
    </div>
  );
}
