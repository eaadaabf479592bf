/** Where the first answers of calls with an Idempotency-Key are kept for a day. */
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { inOneTransaction } from '#server/db/one-transaction.ts';
import type { Db } from '#server/db/open.ts';
import { idempotencyKeys } from '#server/db/tables/accounts.ts';
import type { AnswerStore, Claim, Kept } from '#server/http/idempotency.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const answerRepository = (
  db: Db,
  clock: () => Date,
): AnswerStore & { clearAway: (now: Date) => Promise<void> } => {
  const at = ({ userId, key }: Claim) => and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  const aDayBefore = (now: Date) => lt(idempotencyKeys.createdAt, new Date(now.getTime() - DAY_MS));

  /** True when the key is ours. Whoever holds it in a transaction of theirs is waited for, by the database itself. */
  async function claimed(claim: Claim): Promise<boolean> {
    const now = clock();
    const mine = { fingerprint: claim.fingerprint, status: null, reply: null, createdAt: now };
    const rows = await db
      .insert(idempotencyKeys)
      .values({ userId: claim.userId, key: claim.key, ...mine })
      .onConflictDoUpdate({
        target: [idempotencyKeys.userId, idempotencyKeys.key],
        set: mine,
        setWhere: or(aDayBefore(now), isNull(idempotencyKeys.status)) ?? sql`false`,
      })
      .returning({ key: idempotencyKeys.key });
    return rows.length > 0;
  }

  async function kept(claim: Claim): Promise<Kept | undefined> {
    const [row] = await db.select().from(idempotencyKeys).where(at(claim));
    if (!row || row.status === null) return undefined;
    return { fingerprint: row.fingerprint, status: row.status, reply: row.reply ?? undefined };
  }

  return {
    once: (claim, work) =>
      inOneTransaction(db, async () => {
        while (!(await claimed(claim))) {
          const answer = await kept(claim);
          if (answer) return answer;
          // Cleared away between the two looks.
        }
        const { status, reply } = await work();
        await db
          .update(idempotencyKeys)
          .set({ status, reply: reply ?? null })
          .where(at(claim));
        return { fingerprint: claim.fingerprint, status, reply };
      }),

    clearAway: async (now) => {
      await db.delete(idempotencyKeys).where(aDayBefore(now));
    },
  };
};
