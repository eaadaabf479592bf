import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { adSettings } from '#contract/ads.ts';
import { users } from '#server/db/tables/accounts.ts';
import { testApp } from '#server/testing/test-app.ts';

const ADS_CLIENT_ID = 'ca-pub-1234567890123456';
const policyOf = (headers: Record<string, unknown>) => String(headers['content-security-policy']);

const bare = testApp();
const open = testApp({ env: { ADS_CLIENT_ID } });
const unsold = testApp({ env: { BILLING: 'enforced' } });
const selling = testApp({ env: { BILLING: 'enforced', ADS_CLIENT_ID } });

test.each([
  ['nothing is configured', bare],
  ['billing is open, so that everyone is premium', open],
  ['billing is enforced, but no site is named to the advertising service', unsold],
])('nobody sees an ad, and no other site may send a script, where %s', async (_, server) => {
  for (const person of [server.guest, server.anna]) {
    const answer = await person.get(adSettings.path);
    expect(answer.json()).toEqual({ clientId: null });
    expect(policyOf(answer.headers)).toContain("script-src 'self';");
    expect(policyOf(answer.headers)).not.toMatch(/https:/);
    expect(policyOf(answer.headers)).toContain("require-trusted-types-for 'script'");
  }
});

test('where both are configured, those who have not paid are shown ads, and the policy opens for them', async () => {
  const { guest, anna } = selling;
  for (const person of [guest, anna]) {
    const answer = await person.get(adSettings.path);
    expect(answer.json()).toEqual({ clientId: ADS_CLIENT_ID });
    expect(policyOf(answer.headers)).toMatch(/script-src 'self' https:\/\/pagead2\.googlesyndication\.com/);
    // Opened for scripts from there, not for any text that becomes one.
    expect(policyOf(answer.headers)).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  }
});

test('whoever has paid sees none, and sees them again when it has run out', async () => {
  const { ben, db, time } = selling;
  const until = new Date(time.now.getTime() + 60_000);
  await db.update(users).set({ isSubscriber: true, subscriptionExpiryDate: until }).where(eq(users.id, ben.id));
  expect((await ben.get(adSettings.path)).json()).toEqual({ clientId: null });
  time.now = new Date(until.getTime() + 1);
  expect((await ben.get(adSettings.path)).json()).toEqual({ clientId: ADS_CLIENT_ID });
});
