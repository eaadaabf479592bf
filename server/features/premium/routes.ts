/** Premium: open to everyone, or to those who pay. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PLANS } from '#contract/plans.ts';
import { premiumStatus } from '#contract/premium.ts';
import { Problem } from '#contract/problem.ts';
import * as calls from '#contract/subscriptions.ts';
import { signedIn } from '#server/http/caller.ts';
import { notFound } from '#server/http/problem-reply.ts';
import { serve } from '#server/http/serve.ts';
import { claim } from './app-store/claim.ts';
import { factsOf, notified } from './app-store/happenings.ts';
import { originOf, type PremiumDeps } from './deps.ts';
import { foremost, shown, shownPlan } from './shown.ts';
import { stopRenewal } from './stop.ts';
import { catchUp } from './stripe/catch-up.ts';
import { portalPage } from './stripe/checkout.ts';
import { hearStripe } from './stripe/webhook.ts';
import { payByCard, planMeant } from './subscribe.ts';

const RECEIVED = { received: true } as const;

export async function premiumRoutes(app: FastifyInstance, deps: PremiumDeps): Promise<void> {
  const { repository, clock, cards, appStore, enforced } = deps;
  const own = async (userId: number) => {
    const now = clock();
    const held = foremost(await repository.ofOwner(userId), now);
    return held ? shown(held, now) : null;
  };
  const processors = [...(cards ? ['stripe' as const] : []), ...(appStore ? ['app_store' as const] : [])];
  const forSale = enforced && processors.length > 0;

  serve(app, premiumStatus, ({ user }) => ({ isPremium: app.house.hasPremium(user) }));
  serve(app, calls.plans, () => (forSale ? PLANS.map((plan) => ({ ...shownPlan(plan), processors })) : []));
  serve(app, calls.subscription, async ({ user }) => {
    if (!user) return null;
    const begun = (await repository.ofOwner(user.id)).find(({ status }) => status === 'pending');
    if (cards && begun && !app.house.hasPremium(user)) await catchUp(cards, repository, begun);
    return own(user.id);
  });

  serve(app, calls.subscribe, async ({ user, body, request }) => {
    const { id } = signedIn(user);
    if (body.paymentProcessor === 'app_store' || body.appStoreTransaction) {
      await claim(deps, id, body);
      return { checkoutUrl: null, subscription: await own(id) };
    }
    const plan = planMeant(body);
    const renews = plan.interval === 'year' && body.autoRenew;
    const checkoutUrl = await payByCard(deps, id, { plan, renews }, originOf(deps, request));
    return { checkoutUrl, subscription: null };
  });

  serve(app, calls.cancelSubscription, async ({ user }) => {
    const { id } = signedIn(user);
    await stopRenewal(deps, id);
    const now = await own(id);
    if (!now) throw notFound();
    return now;
  });

  serve(app, calls.openPortal, async ({ user, request }) => {
    const { customer } = await repository.payer(signedIn(user).id);
    if (!cards || !customer) throw new Problem('conflict', 'You have paid nothing by card here');
    return { url: await portalPage(cards, customer, originOf(deps, request)) };
  });

  serve(app, calls.appStoreWebhook, async ({ body, request }) => {
    if (!appStore) throw notFound();
    const notification = await appStore.notification(body.signedPayload).catch((error: unknown) => {
      request.log.warn({ event: 'app store', why: (error as Error).cause }, 'refused');
      throw error;
    });
    const { id, type, subtype, transaction } = notification;
    const told = notified(notification);
    const which = { processor: 'app_store', agreement: transaction?.originalTransactionId ?? '' } as const;
    const fresh = transaction && told.length > 0 && (await repository.hear(which, told, factsOf(transaction)));
    request.log.info({ event: 'app store', id, type, subtype }, fresh ? 'heard' : 'nothing new');
    return RECEIVED;
  });

  // A signature is over the bytes as they came, so nothing may read them first; only here are they left alone.
  await app.register((scope, _, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      async (_: FastifyRequest, body: Buffer) => body,
    );
    serve(scope, calls.stripeWebhook, async ({ request }) => {
      if (!cards) throw notFound();
      await hearStripe(cards, repository, request, clock());
      return RECEIVED;
    });
    done();
  });
}
