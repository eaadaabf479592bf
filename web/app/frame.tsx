/** What stands around every screen: skip link, header, navigation, the main region, toasts. */

import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon } from '#web/ui/icon.tsx';
import { SkipLink } from '#web/ui/skip-link.tsx';
import { Toaster } from '#web/ui/toaster.tsx';
import { AccountLink } from './account-link.tsx';
import { followKeyboard } from './keyboard-mode.ts';
import { languageOf, spokenLanguage } from './language.ts';
import { Navigation } from './navigation.tsx';
import { words } from './words.ts';

export function Frame({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const main = useArrival(path);
  useEffect(followKeyboard, []);
  useSyncExternalStore(spokenLanguage.subscribe, spokenLanguage.now, spokenLanguage.now);

  return (
    <>
      <SkipLink>{words.skip}</SkipLink>
      <header className="print:hidden sticky top-0 z-20 border-b border-line bg-paper pt-[env(safe-area-inset-top)]">
        <div className="mx-auto flex min-h-14 max-w-page items-center justify-between gap-4 px-4 desk:min-h-16 desk:px-8">
          <Link href="/" className="flex min-h-11 min-w-0 items-center gap-2.5 font-heavy tracking-tight">
            <span className="flex size-8 shrink-0 items-center justify-center rounded-plate bg-brand text-on-brand">
              <Icon name="gauge" className="size-5" />
            </span>
            <span className="min-w-0 leading-tight">{words.name}</span>
          </Link>
          <div className="flex shrink-0 items-center gap-1">
            <Navigation path={path} />
            <AccountLink path={path} />
          </div>
        </div>
      </header>
      <main
        ref={main}
        id="main-content"
        lang={languageOf(path)}
        tabIndex={-1}
        className="mx-auto grid min-h-[70dvh] max-w-page grid-cols-[minmax(0,1fr)] content-start px-4 pt-5 pb-[calc(9rem+env(safe-area-inset-bottom))] print:block print:p-0 desk:px-8 desk:pt-8 desk:pb-16"
      >
        {children}
      </main>
      <Toaster words={words.toasts} />
    </>
  );
}

/** A new screen begins at its top, and the focus with it; a step back through the history stays where the browser puts it. */
function useArrival(path: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(path);
  const stepped = useRef(false);

  useEffect(() => {
    const step = () => {
      stepped.current = true;
    };
    window.addEventListener('popstate', step);
    return () => window.removeEventListener('popstate', step);
  }, []);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    main.current?.focus({ preventScroll: true });
    if (!stepped.current) window.scrollTo?.(0, 0);
    stepped.current = false;
  }, [path]);
  return main;
}
