/** Where the first answers of calls with an Idempotency-Key are kept for a day. */
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { idempotencyKeys } from '#server/db/tables/accounts.ts';
import type { AnswerStore, Claim } from '#server/http/idempotency.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A call that has not answered by then has died with its server. */
const DEAD_AFTER_MS = 30_000;

export const answerRepository = (
  db: Db,
  clock: () => Date,
): AnswerStore & { clearAway: (now: Date) => Promise<void> } => {
  const at = ({ userId, key }: Claim) => and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  const before = (now: Date, ms: number) => lt(idempotencyKeys.createdAt, new Date(now.getTime() - ms));

  return {
    claim: async (claim) => {
      const now = clock();
      const mine = { fingerprint: claim.fingerprint, status: null, reply: null, createdAt: now };
      const claimed = await db
        .insert(idempotencyKeys)
        .values({ userId: claim.userId, key: claim.key, ...mine })
        .onConflictDoUpdate({
          target: [idempotencyKeys.userId, idempotencyKeys.key],
          set: mine,
          setWhere:
            or(before(now, DAY_MS), and(isNull(idempotencyKeys.status), before(now, DEAD_AFTER_MS))) ?? sql`false`,
        })
        .returning({ key: idempotencyKeys.key });
      return claimed.length > 0;
    },

    find: async (claim) => {
      const [row] = await db.select().from(idempotencyKeys).where(at(claim));
      if (!row) return undefined;
      const answer = row.status === null ? undefined : { status: row.status, reply: row.reply ?? undefined };
      return { fingerprint: row.fingerprint, answer };
    },

    finish: async (claim, { status, reply }) => {
      await db
        .update(idempotencyKeys)
        .set({ status, reply: reply ?? null })
        .where(at(claim));
    },

    release: async (claim) => {
      await db.delete(idempotencyKeys).where(and(at(claim), isNull(idempotencyKeys.status)));
    },

    clearAway: async (now) => {
      await db.delete(idempotencyKeys).where(before(now, DAY_MS));
    },
  };
};
