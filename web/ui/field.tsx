/** A label, its control, a hint and what is wrong with it, tied together for those who listen. */
import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

export interface Control {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props {
  label: string;
  /** Said beside the label, e.g. "optional". */
  aside?: string;
  hint?: ReactNode;
  error?: string | undefined;
  children: (control: Control) => ReactNode;
}

export function Field({ label, aside, hint, error, children }: Props) {
  const id = useId();
  const described = [aside && `${id}-aside`, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid grid-cols-1 content-start gap-1.5">
      <div className="flex items-baseline justify-between gap-2">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {aside && (
          <span id={`${id}-aside`} className="text-caption text-soft">
            {aside}
          </span>
        )}
      </div>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-caption text-soft">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** What is wrong with what was typed, below its box. */
export const FieldError = ({ id, children }: { id: string; children: string }) => (
  <p id={id} className="flex items-start gap-1.5 text-small text-stop-ink">
    <Icon name="triangle" className="mt-0.5 size-5" />
    {children}
  </p>
);

/** What every box to type or choose in has in common. */
export const BOX =
  'w-full min-h-12 rounded-control bg-surface px-3 py-2.5 text-body text-ink ring-1 ring-inset ring-edge placeholder:text-soft aria-invalid:ring-2 aria-invalid:ring-stop disabled:bg-sunk disabled:text-soft disabled:ring-line';
