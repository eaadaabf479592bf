/** Whether there is room for two columns. The order of the page differs, so the style sheet alone cannot do it. */
import { useSyncExternalStore } from 'react';

// The same width as --breakpoint-desk in ui/tokens.css; a media query cannot read a token.
const query = () => window.matchMedia?.('(min-width: 62rem)');

const subscribe = (tell: () => void) => {
  const list = query();
  list?.addEventListener('change', tell);
  return () => list?.removeEventListener('change', tell);
};

export const useDesk = (): boolean => useSyncExternalStore(subscribe, () => query()?.matches ?? false);
