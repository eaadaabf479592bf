/** Boxes to type in: one line, or several that grow with what is written. */
import type { ComponentProps } from 'react';
import { BOX } from './field.tsx';

export function TextInput({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={`${BOX} ${className}`} />;
}

export function TextArea({ className = '', ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea {...rest} className={`${BOX} block max-h-[60dvh] min-h-32 resize-y field-sizing-content ${className}`} />
  );
}
