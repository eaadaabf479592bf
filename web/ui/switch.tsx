/** On or off, at once: with its name, and what it changes. */
import { useId } from 'react';

interface Props {
  label: string;
  hint?: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

export function Switch({ label, hint, on, onChange }: Props) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-4 py-2">
      <div className="min-w-0">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-small text-soft">
            {hint}
          </p>
        )}
      </div>
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={on}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onClick={() => onChange(!on)}
        className="group -my-2 flex min-h-11 shrink-0 items-center"
      >
        <span className="flex h-7 w-12 items-center rounded-pill bg-sunk p-1 ring-1 ring-inset ring-edge transition-colors group-aria-checked:bg-brand group-aria-checked:ring-brand">
          <span className="size-5 rounded-pill bg-edge transition-transform group-aria-checked:translate-x-5 group-aria-checked:bg-on-brand" />
        </span>
      </button>
    </div>
  );
}
