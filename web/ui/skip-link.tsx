/** The first thing Tab reaches: past the navigation, straight to the content. Escape or leaving it hides it again. */

export function SkipLink({ children }: { children: string }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads somewhere; the focus must go along
    <a
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
