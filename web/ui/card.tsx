/** A sheet of paper on the desk: one soft shadow, nothing else. */
import type { ComponentProps } from 'react';

export function Card({ className = '', ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={`rounded-card bg-surface p-4 shadow-card tablet:p-5 ${className}`} />;
}
