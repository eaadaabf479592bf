/** What the owner has: until when, whether it renews, and how to stop that. */
import { inPounds } from '#contract/plans.ts';
import type { Subscription } from '#contract/subscriptions.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { Gives } from './gives.tsx';
import { useOpenPortal, useStopRenewal } from './queries.ts';
import { words } from './words.ts';

const text = words.own;

function standing({ status, autoRenew, endDate, plan }: Subscription): string {
  if (status === 'past_due') return text.pastDue;
  if (endDate === null) return text.active.forGood;
  if (status === 'cancelled') return text.cancelled(endDate);
  return autoRenew ? text.active.renews(endDate, inPounds(plan.price)) : text.active.ends(endDate);
}

export function OwnPlan({ subscription }: { subscription: Subscription }) {
  const { plan, status, autoRenew, processor } = subscription;
  const stop = useStopRenewal();
  const portal = useOpenPortal();
  const failed = {
    onError: ({ message }: Error) =>
      void toast({ title: words.couldNot, description: message, variant: 'destructive' }),
  };
  const byCard = processor === 'stripe';
  return (
    <div className="grid gap-4">
      <Notice tone={status === 'past_due' ? 'caution' : 'go'} icon={status === 'past_due' ? 'triangle' : 'tick'}>
        <p className="font-semibold">{plan.name}</p>
        <p>{standing(subscription)}</p>
      </Notice>
      <Gives features={plan.features} />
      {!byCard && <p className="text-small text-soft">{text.inAppStore}</p>}
      {byCard && (
        <div className="grid gap-2 tablet:flex tablet:justify-end">
          {autoRenew && (
            <Button
              look="secondary"
              pending={stop.isPending}
              onClick={() => stop.mutate(undefined, { ...failed, onSuccess: () => toast(words.toasts.stopped) })}
            >
              {stop.isPending ? text.stopping : text.stop}
            </Button>
          )}
          <Button
            look="secondary"
            pending={portal.isPending || portal.isSuccess}
            onClick={() => portal.mutate(undefined, failed)}
          >
            {portal.isPending || portal.isSuccess ? words.opening : text.portal}
          </Button>
        </div>
      )}
    </div>
  );
}
