/** More, for those who want it. What is inside stays in the page while folded, so a form loses nothing. */
import { type ReactNode, useId, useState } from 'react';
import { Icon } from './icon.tsx';

interface Props {
  label: string;
  /** Said after the label to those who listen, when several on a page have the same label. */
  of?: string;
  initiallyOpen?: boolean;
  children: ReactNode;
}

export function Disclosure({ label, of, initiallyOpen = false, children }: Props) {
  const [open, setOpen] = useState(initiallyOpen);
  const id = useId();
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="-mx-2 flex min-h-11 items-center gap-1.5 rounded-control px-2 text-left font-semibold text-brand-ink hover:bg-brand-tint"
      >
        {label}
        {of && <span className="sr-only"> {of}</span>}
        <Icon name="down" className={`size-5 transition-transform ${open ? 'rotate-180' : ''}`} />
      </button>
      <div id={id} hidden={!open} className="animate-fade pt-3">
        {children}
      </div>
    </div>
  );
}
