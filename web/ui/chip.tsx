/** A small fact. It may be one that can be taken away, or one to tap. */
import type { ComponentProps } from 'react';
import { TONE, type Tone } from './badge.tsx';
import { Icon, type IconName } from './icon.tsx';

interface Props {
  tone?: Tone;
  icon?: IconName;
  /** Given, the chip has a cross with this name. */
  removeName?: string;
  onRemove?: (() => void) | undefined;
  disabled?: boolean;
  children: React.ReactNode;
}

export function Chip({ tone = 'plain', icon, removeName, onRemove, disabled, children }: Props) {
  return (
    <span
      className={`inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-pill py-1 pl-3 text-small ring-1 ring-rim ring-inset ${onRemove ? 'pr-1' : 'pr-3'} ${TONE[tone]}`}
    >
      {icon && <Icon name={icon} className="size-4" />}
      <span className="min-w-0">{children}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={removeName}
          disabled={disabled}
          onClick={onRemove}
          className="-my-2 inline-flex size-11 shrink-0 items-center justify-center rounded-pill hover:bg-line"
        >
          <Icon name="close" className="size-4" />
        </button>
      )}
    </span>
  );
}

/** A chip to tap, e.g. an example. */
export function ChipButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={`min-h-11 rounded-control bg-surface px-3.5 py-2 text-left text-small ring-1 ring-inset ring-line transition-colors hover:bg-brand-tint hover:text-brand-ink ${className}`}
    />
  );
}
