/**
 * The life of what an owner has bought. It is read anew from everything that the provider ever said, in the order in
 * which things happened, not in which they arrived: so nothing that comes late, twice or out of order can bend it.
 * No job ends anything: the dates do.
 */
import type { SubscriptionStatus } from '#contract/subscriptions.ts';

export type Kind = 'paid' | 'payment_failed' | 'renewal_on' | 'renewal_off' | 'ended' | 'refunded' | 'refund_reversed';

export interface Happening {
  kind: Kind;
  /** By the provider's clock. */
  at: Date;
  /** Which payment `paid` and the refunds speak of. */
  payment?: string | null | undefined;
  /** What `paid` paid for ends here, null: never; with `payment_failed` the end of the provider's own days of grace. */
  until?: Date | null | undefined;
}

/** What each happening makes of each status. A refund counts only when it leaves nothing paid for; see `lifeOf`. */
export const TRANSITIONS: Record<SubscriptionStatus, Record<Kind, SubscriptionStatus>> = {
  pending: {
    paid: 'active',
    payment_failed: 'pending',
    renewal_on: 'pending',
    renewal_off: 'pending',
    ended: 'expired',
    refunded: 'expired',
    refund_reversed: 'pending',
  },
  active: {
    paid: 'active',
    payment_failed: 'past_due',
    renewal_on: 'active',
    renewal_off: 'cancelled',
    ended: 'expired',
    refunded: 'expired',
    refund_reversed: 'active',
  },
  past_due: {
    paid: 'active',
    payment_failed: 'past_due',
    renewal_on: 'past_due',
    renewal_off: 'cancelled',
    ended: 'expired',
    refunded: 'expired',
    refund_reversed: 'past_due',
  },
  cancelled: {
    // A late payment for a period already begun; that nothing renews after it stands.
    paid: 'cancelled',
    payment_failed: 'cancelled',
    renewal_on: 'active',
    renewal_off: 'cancelled',
    ended: 'expired',
    refunded: 'expired',
    refund_reversed: 'cancelled',
  },
  expired: {
    paid: 'active',
    payment_failed: 'expired',
    renewal_on: 'expired',
    renewal_off: 'expired',
    ended: 'expired',
    refunded: 'expired',
    refund_reversed: 'active',
  },
};

/** As a date, because a column wants one. */
export const FOR_EVER = new Date('9999-12-31T00:00:00Z');

/** A renewal is charged about when the period ends, and heard of when it has been: nobody is locked out in between. */
export const GRACE_DAYS = 3;
const GRACE_MS = GRACE_DAYS * 86_400_000;

export interface Life {
  /** As of the last thing heard; what it is now, `statusAt` says. */
  status: SubscriptionStatus;
  renews: boolean;
  /** What has been paid for ends here. */
  paidUntil: Date | undefined;
  /** Until when it opens premium; undefined: not at all. */
  premiumUntil: Date | undefined;
}

/** Of things that bear the same moment, the one that takes away comes last. */
const ORDER: readonly Kind[] = [
  'renewal_on',
  'paid',
  'payment_failed',
  'renewal_off',
  'ended',
  'refunded',
  'refund_reversed',
];

const inOrder = (a: Happening, b: Happening): number =>
  a.at.getTime() - b.at.getTime() ||
  ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) ||
  (a.payment ?? '').localeCompare(b.payment ?? '') ||
  (a.until ?? FOR_EVER).getTime() - (b.until ?? FOR_EVER).getTime();

export function lifeOf(happenings: readonly Happening[]): Life {
  const payments = new Map<string, { until: Date; refunded: boolean }>();
  const canRenew = happenings.some(({ kind }) => kind === 'renewal_on');
  let status: SubscriptionStatus = 'pending';
  let renews = false;
  let grace: Date | undefined;

  const paidUntil = () =>
    latest(
      [...payments.values()].filter(({ refunded }) => !refunded),
      ({ until }) => until,
    );
  const nothingLeft = (at: Date) => (paidUntil()?.getTime() ?? 0) <= at.getTime();

  for (const { kind, at, payment, until } of [...happenings].sort(inOrder)) {
    const of = payments.get(payment ?? '') ?? { until: at, refunded: false };
    let counts = true;
    switch (kind) {
      case 'paid':
        payments.set(payment ?? '', { ...of, until: later(of.until, until ?? FOR_EVER) });
        // Said once more of money that has gone back, it opens nothing.
        counts = !of.refunded;
        if (counts && status === 'expired') renews = canRenew;
        break;
      case 'payment_failed':
        grace = until ? later(grace ?? until, until) : grace;
        break;
      case 'renewal_on':
      case 'renewal_off':
        renews = kind === 'renewal_on';
        break;
      case 'ended':
        for (const paid of payments.values()) if (paid.until > at) paid.until = at;
        break;
      case 'refunded':
        payments.set(payment ?? '', { ...of, refunded: true });
        counts = nothingLeft(at);
        break;
      case 'refund_reversed':
        payments.set(payment ?? '', { ...of, refunded: false });
        counts = !nothingLeft(at);
        break;
      default:
        kind satisfies never;
    }
    if (counts) status = TRANSITIONS[status][kind];
  }
  const end = paidUntil();
  return { status, renews, paidUntil: end, premiumUntil: premiumUntil(status, renews, end, grace) };
}

function premiumUntil(
  status: SubscriptionStatus,
  renews: boolean,
  paidUntil: Date | undefined,
  grace: Date | undefined,
): Date | undefined {
  if (paidUntil === undefined) return undefined;
  const withGrace = new Date(Math.min(paidUntil.getTime() + GRACE_MS, FOR_EVER.getTime()));
  switch (status) {
    case 'active':
      return renews ? withGrace : paidUntil;
    case 'past_due':
      return grace ? later(withGrace, grace) : withGrace;
    case 'cancelled':
      return paidUntil;
    case 'pending':
    case 'expired':
      return undefined;
    default:
      return status satisfies never;
  }
}

/** What a status has become by the mere passing of time. */
export function statusAt(
  { status, renews, paidUntil, premiumUntil: until }: Omit<Life, 'status'> & { status: SubscriptionStatus },
  now: Date,
): SubscriptionStatus {
  if (status === 'pending' || status === 'expired') return status;
  if (until === undefined || until <= now) return 'expired';
  return status === 'active' && renews && paidUntil && paidUntil <= now ? 'past_due' : status;
}

const later = (a: Date, b: Date): Date => (a > b ? a : b);

const latest = <Item>(items: readonly Item[], of: (item: Item) => Date): Date | undefined =>
  items.map(of).reduce<Date | undefined>((most, date) => (most ? later(most, date) : date), undefined);
