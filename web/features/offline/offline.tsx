/** Tells what the connection and the version of the app have to do with the owner, and nothing while there is nothing to tell. */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentUserQuery } from '#web/lib/current-user.ts';
import { historyQuery } from '#web/lib/history-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { askWorkerOffline, fetchAhead, hasWorker, keepWhatIsShown } from './readable-offline.ts';
import { keepServiceWorker } from './service-worker.ts';
import { words } from './words.ts';

const subscribe = (tell: () => void) => {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
};
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

export function Offline() {
  const online = useOnline();
  const client = useQueryClient();
  const [takeOver, setTakeOver] = useState<() => void>();
  const { data: user } = useQuery(currentUserQuery);
  // Looked at, never asked for here.
  const { data: sessions } = useQuery({ ...historyQuery, enabled: false });
  const latest = sessions?.[0]?.id;

  useEffect(() => keepServiceWorker((take) => setTakeOver(() => take)), []);
  useEffect(() => {
    if (hasWorker()) askWorkerOffline(client);
    const { serviceWorker } = navigator;
    const inCharge = () => {
      askWorkerOffline(client);
      void keepWhatIsShown(client).then(() => fetchAhead(client));
    };
    serviceWorker?.addEventListener('controllerchange', inCharge, { once: true });
    return () => serviceWorker?.removeEventListener('controllerchange', inCharge);
  }, [client]);
  // Whenever somebody has signed in, or has been answered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest session is the occasion, not an ingredient
  useEffect(() => {
    if (user) void fetchAhead(client);
  }, [client, user, latest]);

  return (
    <div role="status">
      {!online && (
        <div className="pb-4">
          <Notice tone="info" icon="offline">
            {words.offline}
          </Notice>
        </div>
      )}
      {takeOver && (
        <div className="pb-4">
          <Notice tone="info" icon="info">
            <div className="flex flex-wrap items-center justify-between gap-2">
              {words.update}
              <span className="flex gap-2">
                <Button look="quiet" onClick={() => setTakeOver(undefined)}>
                  {words.later}
                </Button>
                <Button look="secondary" onClick={takeOver}>
                  {words.reload}
                </Button>
              </span>
            </div>
          </Notice>
        </div>
      )}
    </div>
  );
}
