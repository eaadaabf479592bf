/** The full-screen loading screen while the server starts. What is behind it stays as it was. */

import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { CONNECTED, watchStartUp } from './start-up.ts';
import { words } from './words.ts';

export function StartUpGate({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const [state, setState] = useState(CONNECTED);

  useEffect(
    () =>
      watchStartUp((now) => {
        setState(now);
        // What was asked too early has failed and would, without retries, stay so.
        if (now.connected) void client.refetchQueries({ predicate: ({ state: { status } }) => status === 'error' });
      }),
    [client],
  );

  return (
    <>
      <div inert={!state.connected} className="contents">
        {children}
      </div>
      {!state.connected && (
        <div role="alert" className="fixed inset-0 z-40 grid place-items-center bg-paper p-8">
          <div className="grid w-full max-w-toast justify-items-center gap-5 text-center">
            <span className="flex size-16 items-center justify-center rounded-card bg-brand text-on-brand">
              <Icon name="gauge" className="size-9" />
            </span>
            <div className="grid gap-1">
              <h1 className="text-title font-bold tracking-tight">{words.starting.title}</h1>
              <p className="text-soft">{words.starting.text}</p>
            </div>
            <ProgressBar label={words.starting.progress} value={state.progress} />
          </div>
        </div>
      )}
    </>
  );
}
