/** Past the navigation, straight to the content: shown by Tab with nothing focused, hidden again by Escape or leaving it. */
import { useEffect, useRef } from 'react';

export function SkipLink({ children }: { children: string }) {
  const link = useRef<HTMLAnchorElement>(null);

  // Browsers remember where the focus was last; "nothing focused" is to mean the beginning.
  useEffect(() => {
    const offer = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.shiftKey || document.activeElement !== document.body) return;
      // Under an open dialog the page is inert, and so is this link.
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      link.current?.focus();
    };
    document.addEventListener('keydown', offer);
    return () => document.removeEventListener('keydown', offer);
  }, []);

  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads somewhere; the focus must go along
    <a
      ref={link}
      href="#main-content"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main-content')?.focus();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.currentTarget.blur();
      }}
      className="sr-only z-50 rounded-control bg-brand px-4 py-3 font-semibold text-on-brand focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      {children}
    </a>
  );
}
