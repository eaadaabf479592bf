import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anna } from '#web/testing/examples.ts';
import { refuse, serve } from '#web/testing/network.ts';
import { enterShell, silence } from '#web/testing/shell.ts';

let shell: ReturnType<typeof enterShell> | undefined;
let stop: () => void = () => undefined;
beforeEach(() => vi.resetModules());
afterEach(() => {
  stop();
  shell?.leave();
  shell = undefined;
});

const bought = {
  productId: 'premium.yearly',
  transactionId: '2',
  originalTransactionId: '1',
  expiresAt: '2027-11-21T10:00:00.000Z',
  jws: 'header.payload.signature',
};
const owning = (...entitlements: object[]) => ({ active: entitlements.length > 0, entitlements });
const opened = { checkoutUrl: null, subscription: null };

async function start(answers: Parameters<typeof enterShell>[0]) {
  shell = enterShell(answers);
  const { createQueryClient } = await import('#web/lib/query-client.ts');
  const { followShell } = await import('./with-shell.ts');
  const client = createQueryClient();
  const navigate = vi.fn();
  stop = followShell(client, navigate);
  await waitFor(() => expect(shell?.hears('linkOpened')).toBe(true));
  return { client, navigate, shell };
}

test('at start the shell is asked once what is in force, for every plan on sale', async () => {
  const { shell } = await start({ subscriptionStatus: () => owning() });
  await waitFor(() => expect(shell.asked).toHaveLength(1));
  expect(shell.asked).toEqual([['subscriptionStatus', { productIds: ['premium.lifetime', 'premium.yearly'] }]]);
});

test('a member’s purchase that the server does not know goes to it as Apple signed it', async () => {
  serve('get', '/api/user', anna);
  serve('get', '/api/premium-status', { isPremium: false });
  const sent = serve('post', '/api/subscribe', opened, 201);
  await start({ subscriptionStatus: () => owning(bought) });
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    planId: 2,
    paymentMethod: 'app_store',
    paymentProcessor: 'app_store',
    appStoreTransaction: bought.jws,
  });
});

test.each([
  ['who is premium already', anna, true],
  ['who is not signed in', undefined, false],
])('nothing is sent for one %s', async (_, user, isPremium) => {
  if (user) serve('get', '/api/user', user);
  const asked = serve('get', '/api/premium-status', { isPremium });
  const sent = serve('post', '/api/subscribe', opened, 201);
  await start({ subscriptionStatus: () => owning(bought) });
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(sent).toEqual([]);
});

test('when the App Store says that something changed, premium and the plan are asked anew', async () => {
  const status = serve('get', '/api/premium-status', { isPremium: false });
  const { client, shell } = await start({ subscriptionStatus: () => owning() });
  const { premiumStatusQuery, SUBSCRIPTION_KEY } = await import('#web/lib/premium-status.ts');
  await client.prefetchQuery(premiumStatusQuery);
  client.setQueryData([SUBSCRIPTION_KEY], null);
  const plan = serve('get', '/api/subscription', null);
  shell.say('subscriptionChanged');
  await waitFor(() => expect(status).toHaveLength(2));
  await waitFor(() => expect(client.getQueryState([SUBSCRIPTION_KEY])?.isInvalidated || plan.length > 0).toBe(true));
});

test.each([
  ['does not know the message', {}],
  ['says nothing', { subscriptionStatus: silence }],
])('a shell that %s, or a server that refuses, stops nothing', async (_, answers) => {
  refuse('post', '/api/subscribe', 409, 'conflict', 'This purchase belongs to another account');
  const { navigate, shell } = await start(answers);
  shell.say('linkOpened', { url: 'https://cars.example/community/posts/4?page=2' });
  shell.say('linkOpened', { url: 'https://cars.example/diagnostic-results?id=7' });
  expect(navigate.mock.calls).toEqual([['/community/posts/4?page=2'], ['/diagnostic-results/7']]);
});

test('in a browser there is no shell, and nothing is asked', async () => {
  const asked = serve('get', '/api/premium-status', { isPremium: false });
  const { createQueryClient } = await import('#web/lib/query-client.ts');
  const { followShell } = await import('./with-shell.ts');
  stop = followShell(createQueryClient(), () => undefined);
  expect(asked).toEqual([]);
});
