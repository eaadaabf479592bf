/** A purchase made in the App Store, handed in by the shell: one transaction, one account. */
import { Problem } from '#contract/problem.ts';
import type { NewSubscription } from '#contract/subscriptions.ts';
import type { PremiumDeps } from '../deps.ts';
import { planMeant } from '../subscribe.ts';
import { factsOf, planBought, provedBy } from './happenings.ts';

export async function claim(
  { appStore, repository, clock }: PremiumDeps,
  userId: number,
  body: NewSubscription,
): Promise<void> {
  if (!appStore) throw new Problem('conflict', 'Purchases in the App Store are not taken here');
  if (!body.appStoreTransaction)
    throw new Problem('validation_failed', 'The signed transaction is missing', {
      details: [{ path: 'appStoreTransaction', message: 'The signed transaction is missing' }],
    });
  const transaction = await appStore.transaction(body.appStoreTransaction);
  const plan = planBought(transaction);
  if (!plan || plan !== planMeant(body))
    throw new Problem('validation_failed', 'This purchase is of something else', {
      details: [{ path: 'planId', message: 'This purchase is of something else' }],
    });
  const agreement = transaction.originalTransactionId;
  const isTheirs = await repository.keep(
    { userId, plan, now: clock(), processor: 'app_store', agreement },
    provedBy(transaction),
    factsOf(transaction),
  );
  if (!isTheirs) throw new Problem('conflict', 'This purchase belongs to another account. Sign in with that one.');
}
