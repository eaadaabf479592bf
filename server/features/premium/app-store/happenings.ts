/** The App Store's notifications and transactions in the words of `life.ts`. */
import { PLANS, type PricedPlan } from '#contract/plans.ts';
import type { Happening } from '../life.ts';
import type { Facts, Told } from '../repository.ts';
import type { Notification, Transaction } from './app-store.ts';

const ON = 1;

export const planBought = ({ productId }: Transaction): PricedPlan | undefined =>
  PLANS.find(({ appStoreProduct }) => appStoreProduct === productId);

const paid = ({ transactionId, purchaseDate, expiresDate }: Transaction): Happening => ({
  kind: 'paid',
  at: purchaseDate,
  payment: transactionId,
  until: expiresDate ?? null,
});

/** What a transaction by itself proves. Handed in again it says nothing new, unless Apple has lengthened or revoked it. */
export function provedBy(transaction: Transaction): Told[] {
  const { transactionId, purchaseDate, expiresDate, revocationDate } = transaction;
  const eventId = `transaction ${transactionId} ${expiresDate?.getTime() ?? 'for ever'}`;
  return [
    { ...paid(transaction), eventId },
    ...(expiresDate ? [{ kind: 'renewal_on' as const, at: purchaseDate, eventId }] : []),
    ...(revocationDate ? [{ kind: 'refunded' as const, at: revocationDate, payment: transactionId, eventId }] : []),
  ];
}

export const factsOf = ({ originalTransactionId, productId, expiresDate }: Transaction): Facts => ({
  appStoreTransactionId: originalTransactionId,
  appStoreProductId: productId,
  ...(expiresDate && { appStoreExpiryDate: expiresDate }),
});

/** What a notification says beyond the transaction in it; nothing, where it is not about what was bought. */
export function notified({ id, type, subtype, signedDate, transaction, renewal }: Notification): Told[] {
  if (!transaction) return [];
  const { transactionId: payment, expiresDate, revocationDate } = transaction;
  const told: Happening[] = [];
  switch (type) {
    case 'SUBSCRIBED':
    case 'DID_RENEW':
    case 'OFFER_REDEEMED':
    case 'ONE_TIME_CHARGE':
    case 'RENEWAL_EXTENDED':
      told.push(paid(transaction));
      break;
    case 'EXPIRED':
      told.push({ kind: 'ended', at: expiresDate ?? signedDate });
      break;
    case 'GRACE_PERIOD_EXPIRED':
      told.push({ kind: 'ended', at: signedDate });
      break;
    case 'DID_FAIL_TO_RENEW':
      told.push({ kind: 'payment_failed', at: signedDate, until: renewal?.gracePeriodExpiresDate });
      break;
    case 'REFUND':
    case 'REVOKE':
      told.push({ kind: 'refunded', at: revocationDate ?? signedDate, payment });
      break;
    case 'REFUND_REVERSED':
      told.push({ kind: 'refund_reversed', at: signedDate, payment });
      break;
    default:
  }
  if (type === 'DID_CHANGE_RENEWAL_STATUS')
    told.push({ kind: subtype === 'AUTO_RENEW_DISABLED' ? 'renewal_off' : 'renewal_on', at: signedDate });
  else if (renewal?.autoRenewStatus !== undefined)
    told.push({ kind: renewal.autoRenewStatus === ON ? 'renewal_on' : 'renewal_off', at: renewal.signedDate });
  return told.map((happening) => ({ ...happening, eventId: id }));
}
