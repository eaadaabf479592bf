/** The whole app, from the error screen outside to the routes inside. */

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { forgetFailedLoads } from '#web/lib/lazy-route.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ErrorBoundary } from './error-screen.tsx';
import { Frame } from './frame.tsx';
import { Routes, usePreloadedScreens } from './routes.tsx';
import { StartUpGate } from './start-up-gate.tsx';
import { words } from './words.ts';

export function App({ client }: { client: QueryClient }) {
  usePreloadedScreens();

  return (
    <ErrorBoundary onReset={forgetFailedLoads}>
      <QueryClientProvider client={client}>
        <StartUpGate>
          <Frame>
            <Later />
            <Suspense fallback={<Waiting />}>
              <Routes />
            </Suspense>
          </Frame>
        </StartUpGate>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

/** When the other screens are loaded too. */
const LATER_MS = 800;

/** What stands beside the screens comes after them; failing to load, it takes nothing from them. */
function Later() {
  const [Loaded, setLoaded] = useState<ComponentType>();
  useEffect(() => {
    const load = () =>
      import('./later.tsx').then(
        (module) => setLoaded(() => module.Later),
        () => undefined,
      );
    // A link from outside leads elsewhere at once.
    const linked = window.location.search.includes('universal_link=');
    const timer = setTimeout(() => void load(), linked ? 0 : LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  return Loaded ? <Loaded /> : null;
}

const Waiting = () => (
  <div className="grid min-h-[50dvh] place-items-center">
    <Spinner label={words.loading} className="size-8" />
  </div>
);
