/** One plan: what it costs, what it is, and the way to pay for it. */
import { useId, useState } from 'react';
import type { Offer } from '#contract/subscriptions.ts';
import { useSignedIn } from '#web/lib/current-user.ts';
import { inShell } from '#web/lib/native-bridge.ts';
import { signInPath } from '#web/lib/sign-in-path.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { Gives } from './gives.tsx';
import { PlanPrice } from './plan-price.tsx';
import { usePayByCard, usePayInApp } from './queries.ts';
import { words } from './words.ts';

interface Props {
  offer: Offer;
  /** Features that it does not share with the other plans. */
  own: readonly string[];
  look: 'primary' | 'secondary';
  onBought: () => void;
}

export function PlanCard({ offer, own, look, onBought }: Props) {
  const { id, name, description, interval, appStoreProduct } = offer;
  const heading = useId();
  const [autoRenew, setAutoRenew] = useState(true);
  const signedIn = useSignedIn();
  const byCard = usePayByCard();
  const inApp = usePayInApp();
  // A page that is being left stays as it is until it is gone.
  const pending = byCard.isPending || byCard.isSuccess || inApp.isPending;
  const failed = {
    onError: ({ message }: Error) =>
      void toast({ title: words.couldNot, description: message, variant: 'destructive' }),
  };

  const buy = () => {
    if (!inShell()) return byCard.mutate({ planId: id, autoRenew }, failed);
    inApp.mutate(
      { planId: id, productId: appStoreProduct },
      {
        ...failed,
        onSuccess: (outcome) => {
          if (outcome === 'pending') toast(words.toasts.pending);
          if (outcome !== 'purchased') return;
          toast(words.toasts.bought);
          onBought();
        },
      },
    );
  };

  return (
    <section
      aria-labelledby={heading}
      className="grid content-start gap-2 rounded-card bg-paper p-4 ring-1 ring-line ring-inset"
    >
      <PlanPrice plan={offer} heading={heading} />
      <p className="text-small text-soft">{description}</p>
      {own.length > 0 && <Gives features={own} />}
      {interval === 'year' && !inShell() && (
        <Switch label={words.renew} hint={words.renewHint} on={autoRenew} onChange={setAutoRenew} />
      )}
      {signedIn === false ? (
        <ButtonLink href={signInPath('/community?upgrade=1')} look={look} className="mt-1">
          {words.signIn}
        </ButtonLink>
      ) : (
        <Button look={look} pending={pending} disabled={signedIn === undefined} onClick={buy} className="mt-1">
          {pending ? words.opening : words.choose(name)}
        </Button>
      )}
    </section>
  );
}
