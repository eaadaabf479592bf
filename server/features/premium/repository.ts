/** Every query on what owners have bought and on what the payment providers said of it. */
import { and, desc, eq, max, sql } from 'drizzle-orm';
import { type PricedPlan, planOf } from '#contract/plans.ts';
import type { Processor, SubscriptionStatus } from '#contract/subscriptions.ts';
import type { Db } from '#server/db/open.ts';
import { users } from '#server/db/tables/accounts.ts';
import { paymentEvents, subscriptionPlans, userSubscriptions } from '#server/db/tables/subscriptions.ts';
import { FOR_EVER, type Happening, type Kind, type Life, lifeOf } from './life.ts';

/** One thing that a provider said, under the provider's own name for it. */
export interface Told extends Happening {
  eventId: string;
}

/** Names and dates of the provider's, kept with the subscription. */
export type Facts = Partial<
  Pick<
    typeof userSubscriptions.$inferInsert,
    | 'paymentReference'
    | 'cardCustomerId'
    | 'cardSubscriptionId'
    | 'cardPaymentIntentId'
    | 'appStoreTransactionId'
    | 'appStoreProductId'
    | 'appStoreExpiryDate'
  >
>;

export interface Agreement {
  processor: Processor;
  agreement: string;
}

/** A subscription as it stands, dates not yet applied. */
export interface Held extends Agreement, Life, Facts {
  plan: PricedPlan;
  startDate: Date;
}

export interface NewAgreement extends Agreement {
  userId: number;
  plan: PricedPlan;
  now: Date;
}

const held = (row: typeof userSubscriptions.$inferSelect): Held[] => {
  const plan = planOf(row.planId);
  if (plan === undefined || row.agreement === null) return [];
  return [
    {
      ...row,
      plan,
      // Both are written by `project` and `keep` alone.
      processor: row.paymentProcessor as Processor,
      agreement: row.agreement,
      status: row.status as SubscriptionStatus,
      renews: row.autoRenew,
      paidUntil: row.endDate,
      premiumUntil: row.premiumUntil ?? undefined,
    },
  ];
};

const named = ({ processor, agreement }: Agreement) =>
  and(eq(userSubscriptions.paymentProcessor, processor), eq(userSubscriptions.agreement, agreement));

export const premiumRepository = (db: Db) => ({
  /** All of an owner's, the newest first. */
  ofOwner: async (userId: number): Promise<Held[]> => {
    const rows = await db
      .select()
      .from(userSubscriptions)
      .where(eq(userSubscriptions.userId, userId))
      .orderBy(desc(userSubscriptions.id));
    return rows.flatMap(held);
  },

  /** How the card provider knows the owner, and where receipts go. */
  payer: async (userId: number): Promise<{ customer: string | null; email: string | null }> => {
    const [row] = await db
      .select({ customer: users.cardCustomerId, email: users.email })
      .from(users)
      .where(eq(users.id, userId));
    return row ?? { customer: null, email: null };
  },

  /**
   * Takes what a provider said, each thing once, and writes down what has become of the subscription. What it says of
   * an agreement that nobody has yet is kept until somebody does. False: it was all known already.
   */
  hear: async (which: Agreement, told: readonly Told[], facts: Facts = {}): Promise<boolean> =>
    db.transaction(async (tx) => {
      await hold(tx, which);
      const fresh = await write(tx, which, told);
      await project(tx, which, facts);
      return fresh > 0;
    }),

  /** Gives an agreement to an owner, if it is not somebody's already; false: it is another's. */
  keep: async ({ userId, plan, now, ...which }: NewAgreement, told: readonly Told[], facts: Facts): Promise<boolean> =>
    db.transaction(async (tx) => {
      await hold(tx, which);
      const [row] = await tx.select({ userId: userSubscriptions.userId }).from(userSubscriptions).where(named(which));
      if (row && row.userId !== userId) return false;
      if (!row) {
        await keepPlan(tx, plan);
        await tx.insert(userSubscriptions).values({
          userId,
          planId: plan.id,
          startDate: now,
          endDate: now,
          status: 'pending',
          autoRenew: false,
          paymentProcessor: which.processor,
          agreement: which.agreement,
        });
      }
      await write(tx, which, told);
      await project(tx, which, facts);
      return true;
    }),
});

export type PremiumRepository = ReturnType<typeof premiumRepository>;

/** Whoever else speaks of the same agreement waits until this transaction is over, also when there is no row yet. */
const hold = (tx: Db, { processor, agreement }: Agreement) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${processor} ${agreement}`}, 0))`);

async function write(tx: Db, which: Agreement, told: readonly Told[]): Promise<number> {
  if (told.length === 0) return 0;
  const rows = told.map(({ eventId, kind, at, payment, until }) => ({
    ...which,
    eventId,
    kind,
    happenedAt: at,
    payment: payment ?? null,
    until: until ?? null,
  }));
  const fresh = await tx.insert(paymentEvents).values(rows).onConflictDoNothing().returning({ id: paymentEvents.id });
  return fresh.length;
}

/** Reads the whole life anew and writes it where screens and gates look. */
async function project(tx: Db, which: Agreement, facts: Facts): Promise<void> {
  const [row] = await tx.select().from(userSubscriptions).where(named(which));
  if (!row) return;
  // In the order in which deleting an account takes them; weak enough for whoever only refers to the owner meanwhile.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, row.userId)).for('no key update');
  const heard = await tx
    .select()
    .from(paymentEvents)
    .where(and(eq(paymentEvents.processor, which.processor), eq(paymentEvents.agreement, which.agreement)));
  const life = lifeOf(
    // The column holds what `write` put there.
    heard.map(({ kind, happenedAt, payment, until }) => ({ kind: kind as Kind, at: happenedAt, payment, until })),
  );
  const begun = heard.filter(({ kind }) => kind === 'paid').map(({ happenedAt }) => happenedAt.getTime());
  const startDate = begun.length > 0 ? new Date(Math.min(...begun)) : row.startDate;
  await tx
    .update(userSubscriptions)
    .set({
      ...facts,
      startDate,
      endDate: life.paidUntil ?? startDate,
      status: life.status,
      autoRenew: life.renews,
      premiumUntil: life.premiumUntil ?? null,
    })
    .where(eq(userSubscriptions.id, row.id));
  await openTo(tx, row.userId, facts.cardCustomerId);
}

/** What the gates ask at every call: the best of everything that an owner has. */
async function openTo(tx: Db, userId: number, customer: string | null | undefined): Promise<void> {
  const [best] = await tx
    .select({ until: max(userSubscriptions.premiumUntil) })
    .from(userSubscriptions)
    .where(eq(userSubscriptions.userId, userId));
  const until = best?.until ?? null;
  await tx
    .update(users)
    .set({
      isSubscriber: until !== null,
      subscriptionExpiryDate: until !== null && until < FOR_EVER ? until : null,
      ...(customer && { cardCustomerId: customer }),
    })
    .where(eq(users.id, userId));
}

/** The table of plans says what the price table of the contract says. */
async function keepPlan(tx: Db, { id, name, description, price, interval, features }: PricedPlan): Promise<void> {
  const plan = { name, description, price, interval, features: [...features] };
  await tx
    .insert(subscriptionPlans)
    .overridingSystemValue()
    .values({ id, ...plan })
    .onConflictDoUpdate({ target: subscriptionPlans.id, set: plan });
}
