/** The whole app, from the error screen outside to the routes inside. */

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { forgetFailedLoads } from '#web/lib/lazy-route.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ErrorBoundary } from './error-screen.tsx';
import { Frame } from './frame.tsx';
import { Routes, usePreloadedScreens } from './routes.tsx';
import { StartUpGate } from './start-up-gate.tsx';
import { followUniversalLinks } from './universal-link.ts';
import { words } from './words.ts';

export function App({ client }: { client: QueryClient }) {
  const [, navigate] = useLocation();
  useEffect(() => followUniversalLinks(navigate), [navigate]);
  usePreloadedScreens();

  return (
    <ErrorBoundary onReset={forgetFailedLoads}>
      <QueryClientProvider client={client}>
        <StartUpGate>
          <Frame>
            <Suspense fallback={<Waiting />}>
              <Routes />
            </Suspense>
          </Frame>
        </StartUpGate>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

const Waiting = () => (
  <div className="grid min-h-[50dvh] place-items-center">
    <Spinner label={words.loading} className="size-8" />
  </div>
);
