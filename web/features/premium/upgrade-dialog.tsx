/** The plans, what they give, and what one has already. Where everything is open to everyone, nothing. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { PLANS, PREMIUM_GIVES } from '#contract/plans.ts';
import type { Offer } from '#contract/subscriptions.ts';
import { inShell } from '#web/lib/native-bridge.ts';
import { premiumStatusQuery } from '#web/lib/premium-status.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { Gives } from './gives.tsx';
import { OwnPlan } from './own-plan.tsx';
import { PaymentAwaited } from './payment-awaited.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanPrice } from './plan-price.tsx';
import { plansQuery, subscriptionQuery } from './queries.ts';
import { words } from './words.ts';

interface Props {
  /** The owner comes back from paying. */
  paid: boolean;
  onClose: () => void;
}

export function UpgradeDialog({ paid, onClose }: Props) {
  const offers = useQuery(plansQuery);
  const own = useQuery(subscriptionQuery);
  const status = useQuery(premiumStatusQuery);
  const has = own.data?.isPremium ? own.data : undefined;
  const everythingIsOpen = offers.data?.length === 0 && status.data?.isPremium === true && own.isFetched && !has;
  useEffect(() => {
    if (everythingIsOpen) onClose();
  }, [everythingIsOpen, onClose]);

  if (everythingIsOpen || (!offers.data && !offers.isError)) return null;
  if (paid && !everythingIsOpen)
    return (
      <Dialog title={words.awaited.title} onClose={onClose}>
        <PaymentAwaited onClose={onClose} />
      </Dialog>
    );
  if (has)
    return (
      <Dialog title={words.own.title} onClose={onClose}>
        <OwnPlan subscription={has} />
      </Dialog>
    );
  return (
    <Dialog title={words.title} description={words.lead} onClose={onClose}>
      {offers.isError ? (
        <Notice tone="stop" icon="triangle" alert>
          <p>{words.failed}</p>
          <Button look="quiet" onClick={() => void offers.refetch()}>
            {words.retry}
          </Button>
        </Notice>
      ) : own.isPending ? (
        <Loading label={words.loading}>
          <Skeleton className="h-64" />
        </Loading>
      ) : (
        <Offers offers={offers.data ?? []} onBought={onClose} />
      )}
    </Dialog>
  );
}

function Offers({ offers, onBought }: { offers: readonly Offer[]; onBought: () => void }) {
  const way = inShell() ? 'app_store' : 'stripe';
  const payable = offers.filter(({ processors }) => processors.includes(way));
  const shared = (offers[0]?.features ?? []).filter((feature) =>
    offers.every(({ features }) => features.includes(feature)),
  );
  if (offers.length === 0) return <NotForSale />;
  if (payable.length === 0)
    return (
      <>
        <Gives features={shared} />
        <Notice tone="info" icon="info">
          {inShell() ? words.onlyOnSite : words.onlyInApp}
        </Notice>
      </>
    );
  return (
    <>
      <Gives features={shared} />
      <div className="grid gap-3">
        {payable.map((offer, at) => (
          <PlanCard
            key={offer.id}
            offer={offer}
            own={offer.features.filter((feature) => !shared.includes(feature))}
            look={at === 0 ? 'primary' : 'secondary'}
            onBought={onBought}
          />
        ))}
      </div>
      <p className="text-small text-soft">
        {way === 'stripe' ? words.byCard : words.byAppStore}{' '}
        <Link href="/terms-of-use" className="underline">
          {words.terms}
        </Link>
      </p>
    </>
  );
}

/** Without a way to pay the server offers nothing; what premium is, and what it costs, is known all the same. */
const NotForSale = () => (
  <>
    <Gives features={PREMIUM_GIVES} />
    {!inShell() && PLANS.map((plan) => <PlanPrice key={plan.id} plan={plan} heading={`plan-${plan.id}`} />)}
    <Notice tone="info" icon="info">
      {words.notForSale}
    </Notice>
  </>
);
