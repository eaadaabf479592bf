/** Starts the app in the page. */

import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { currentCarQuery } from '#web/features/cars/queries.ts';
import { askWhoIsHere } from '#web/lib/change-owner.ts';
import { announceFailedLoads } from '#web/lib/lazy-route.tsx';
import { followOwner } from '#web/lib/owner.ts';
import { keepAccessible } from '#web/lib/preferences.ts';
import { premiumStatusQuery } from '#web/lib/premium-status.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { turn } from '#web/lib/turn.ts';
import { App } from './app.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { keepLanguage } from './language.ts';

export async function start(): Promise<void> {
  const page = document.getElementById('root');
  if (!page) throw new Error('The page has no place for the app');
  const root = createRoot(page);
  try {
    announceFailedLoads();
    keepAccessible();
    await keepLanguage();
    await turn();
    const client = createQueryClient();
    followOwner({ onLeft: () => window.location.reload(), onArrived: () => void askWhoIsHere(client) });
    // Failures are met where the answer is needed.
    void client.prefetchQuery(currentCarQuery);
    void client.prefetchQuery(premiumStatusQuery);
    await turn();
    // In small pieces, between which an older phone answers a tap.
    startTransition(() =>
      root.render(
        <StrictMode>
          <App client={client} />
        </StrictMode>,
      ),
    );
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    root.render(<ErrorScreen error={error} onRetry={() => window.location.reload()} />);
  }
}
