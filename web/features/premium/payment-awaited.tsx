/** After paying: waits for the provider's word, which comes to the server and not through the browser. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { premiumStatusQuery } from '#web/lib/premium-status.ts';
import { refresh } from '#web/lib/query-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Gives } from './gives.tsx';
import { subscriptionQuery } from './queries.ts';
import { words } from './words.ts';

const ASK_EVERY_MS = 1_000;
const LOOK_EVERY_MS = 5_000;
const USUAL_MS = 20_000;
const text = words.awaited;

export function PaymentAwaited({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const status = useQuery({
    ...premiumStatusQuery,
    staleTime: 0,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.isPremium ? false : ASK_EVERY_MS),
  });
  const isOpen = status.data?.isPremium === true;
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), USUAL_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (isOpen) void refresh(client, String(subscriptionQuery.queryKey[0]));
  }, [client, isOpen]);
  // Asked for, the server asks the provider itself, should its word have been lost.
  const own = useQuery({ ...subscriptionQuery, refetchInterval: isOpen ? false : LOOK_EVERY_MS });

  return (
    <div className="grid gap-4">
      <p role="status" className="flex items-center gap-3">
        {!isOpen && <Spinner />}
        <span>{isOpen ? text.open : late ? text.long : text.confirming}</span>
      </p>
      {isOpen && own.data && <Gives features={own.data.plan.features} />}
      <Button look={isOpen ? 'primary' : 'secondary'} onClick={onClose}>
        {isOpen ? text.go : text.close}
      </Button>
    </div>
  );
}
