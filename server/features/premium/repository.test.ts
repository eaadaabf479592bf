import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { PLANS } from '#contract/plans.ts';
import { testApp } from '#server/testing/test-app.ts';
import { premiumRepository } from './repository.ts';

const server = testApp();
const { anna } = server;
const [plan] = PLANS;

/** Long enough for the other one to be done, unless it has to wait. */
async function aWhile(): Promise<void> {
  for (let at = 0; at < 200; at += 1) await server.db.execute(sql`select 1`);
}

test('a refund heard at the very moment in which somebody claims the purchase is not lost', async () => {
  if (!plan) throw new Error('There is a plan');
  const which = { processor: 'app_store', agreement: 'the first transaction' } as const;
  const now = server.time.now;
  const paid = { kind: 'paid', at: now, payment: 'one', until: null, eventId: 'bought' } as const;
  const refunded = { kind: 'refunded', at: now, payment: 'one', eventId: 'money back' } as const;
  let claim: Promise<boolean> = Promise.resolve(false);
  await server.db.transaction(async (tx) => {
    await premiumRepository(tx).hear(which, [refunded]);
    claim = premiumRepository(server.db).keep({ userId: anna.id, plan, now, ...which }, [paid], {});
    await Promise.race([claim, aWhile()]);
  });
  expect(await claim).toBe(true);
  const [held] = await premiumRepository(server.db).ofOwner(anna.id);
  expect(held).toMatchObject({ status: 'expired', premiumUntil: undefined });
});
