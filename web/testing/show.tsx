/** Puts something on the screen the way the app would: with its query client and its toasts. */
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createQueryClient } from '#web/lib/query-client.ts';
import { Toaster } from '#web/ui/toaster.tsx';

export function show(what: ReactNode, client = createQueryClient()) {
  const shown = render(
    <QueryClientProvider client={client}>
      {what}
      <Toaster words={{ region: 'Notifications (F8)', close: 'Close notification' }} />
    </QueryClientProvider>,
  );
  return { ...shown, client, owner: userEvent.setup() };
}
