import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { Route } from 'wouter';
import { PLANS } from '#contract/plans.ts';
import type { Subscription } from '#contract/subscriptions.ts';
import { premiumStatusQuery, refreshPremium } from '#web/lib/premium-status.ts';
import { anna } from '#web/testing/examples.ts';
import { post } from '#web/testing/forum.ts';
import { refuse, serve } from '#web/testing/network.ts';
import { enterShell } from '#web/testing/shell.ts';
import { show } from '#web/testing/show.tsx';
import { AiChatScreen } from './ai-chat.tsx';
import { CommunityScreen } from './community.tsx';
import { TutorialsScreen } from './tutorials.tsx';
import { UpgradeDialog } from './upgrade.tsx';

// Loaded on demand in the app; a test would have to wait for the compiler.
beforeAll(() => UpgradeDialog.preload());

const [lifetime, yearly] = PLANS.map((plan) => ({ ...plan, features: [...plan.features] }));
if (!lifetime || !yearly) throw new Error('There are two plans');
const offers = [lifetime, yearly].map((plan) => ({ ...plan, processors: ['stripe'] }));
const held: Subscription = {
  plan: yearly,
  status: 'active',
  autoRenew: true,
  startDate: '2026-11-21T10:00:00.000Z',
  endDate: '2027-11-21T10:00:00.000Z',
  isPremium: true,
  processor: 'stripe',
};

interface World {
  user?: typeof anna | null;
  isPremium?: boolean;
  plans?: object[];
  own?: Subscription | null;
}

function open(address: string, { user = anna, isPremium = false, plans = offers, own = null }: World = {}) {
  window.history.replaceState(null, '', address);
  if (user) serve('get', '/api/user', user);
  serve('get', '/api/premium-status', { isPremium });
  serve('get', '/api/plans', plans);
  serve('get', '/api/subscription', own);
  if (isPremium) serve('get', '/api/community/posts', [post]);
  else refuse('get', '/api/community/posts', 402, 'premium_required', 'For premium members');
  serve('get', '/api/tutorials', []);
  return show(
    <>
      <Route path="/community" component={CommunityScreen} />
      <Route path="/ai-chat" component={AiChatScreen} />
      <Route path="/tutorials" component={TutorialsScreen} />
    </>,
  );
}
const dialog = () => screen.findByRole('dialog', { name: 'Premium' });

test('the plans of the price table are shown with what they give, and close again', async () => {
  const { owner } = open('/community?upgrade=1');
  const window_ = within(await dialog());
  expect(await window_.findByText('£4.99')).toBeVisible();
  expect(window_.getByText('£12.99')).toBeVisible();
  for (const feature of lifetime.features) expect(window_.getByText(feature)).toBeVisible();
  expect(window_.getByText(/stay free/)).toBeVisible();
  await owner.click(window_.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(window.location.search).toBe('');
});

test('choosing a plan asks for the page to pay on, with or without renewal', async () => {
  const asked = serve('post', '/api/subscribe', { checkoutUrl: null, subscription: null }, 201);
  const { owner } = open('/community?upgrade=1');
  await dialog();
  await owner.click(await screen.findByRole('switch', { name: 'Renew each year' }));
  await owner.click(screen.getByRole('button', { name: 'Choose Yearly' }));
  await waitFor(() =>
    expect(asked).toEqual([{ planId: yearly.id, autoRenew: false, paymentMethod: 'card', paymentProcessor: 'stripe' }]),
  );
});

test('a page to pay on that cannot be had is said, and can be asked for again', async () => {
  refuse('post', '/api/subscribe', 503, 'overloaded', 'The card provider did not answer.');
  const { owner } = open('/community?upgrade=1');
  await owner.click(await screen.findByRole('button', { name: 'Choose Lifetime' }));
  expect(await screen.findByText('The card provider did not answer.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Choose Lifetime' })).not.toHaveAttribute('aria-disabled');
});

test('a guest signs in first and comes back to the plans', async () => {
  open('/community?upgrade=1', { user: null });
  const [first] = await screen.findAllByRole('link', { name: 'Sign in to choose' });
  expect(first).toHaveAttribute('href', '/auth?next=%2Fcommunity%3Fupgrade%3D1');
});

test('where everything is open to everyone nothing of this shows', async () => {
  open('/community?upgrade=1', { isPremium: true, plans: [] });
  expect(await screen.findByText('Squealing brakes')).toBeVisible();
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('where nothing can be bought the dialog says so, after what premium gives and costs', async () => {
  open('/community?upgrade=1', { plans: [] });
  const premium = within(await dialog());
  expect(await premium.findByRole('list', { name: 'What Premium gives' })).toHaveTextContent('No advertising');
  expect(premium.getByText('£4.99')).toBeVisible();
  expect(premium.getByText('£12.99')).toBeVisible();
  expect(premium.queryByRole('button', { name: /^Choose/ })).toBeNull();
  expect(await screen.findByText('Premium cannot be bought here at the moment.')).toBeVisible();
});

test('plans that cannot be loaded can be asked for again', async () => {
  const world = open('/community?upgrade=1');
  await dialog();
  world.unmount();
  refuse('get', '/api/plans', 500, 'internal', 'No');
  window.history.replaceState(null, '', '/community?upgrade=1');
  const { owner } = show(<Route path="/community" component={CommunityScreen} />);
  await owner.click(await screen.findByRole('button', { name: 'Try again' }));
  serve('get', '/api/plans', offers);
  await owner.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('£4.99')).toBeVisible();
});

test('who has a plan sees until when, and stops its renewal', async () => {
  const { owner } = open('/community?upgrade=1', { isPremium: true, own: held });
  expect(await screen.findByText('Renews on 21 November 2027 for £12.99.')).toBeVisible();
  const stopped = { ...held, status: 'cancelled', autoRenew: false };
  serve('post', '/api/subscription/cancel', stopped);
  serve('get', '/api/subscription', stopped);
  await owner.click(screen.getByRole('button', { name: 'Stop renewal' }));
  expect(await screen.findByText('Its renewal is stopped. Open until 21 November 2027.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stop renewal' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Card and receipts' })).toBeVisible();
});

test.each([
  [{ endDate: null, autoRenew: false, plan: lifetime }, 'Yours for good. Nothing renews.'],
  [{ autoRenew: false }, 'Open until 21 November 2027. Nothing renews.'],
  [{ status: 'past_due' as const }, /last payment did not go through/],
  [{ processor: 'app_store' as const }, /Settings of your iPhone/],
])('a plan says how it stands', async (more, said) => {
  open('/community?upgrade=1', { isPremium: true, own: { ...held, ...more } });
  expect(await screen.findByText(said)).toBeVisible();
});

test('back from paying, premium opens as soon as the provider has said so', async () => {
  const { owner } = open('/community?upgrade=paid');
  expect(await screen.findByText(/is being confirmed/)).toBeVisible();
  serve('get', '/api/premium-status', { isPremium: true });
  serve('get', '/api/subscription', held);
  serve('get', '/api/community/posts', [post]);
  expect(await screen.findByText('Premium is yours. Everything is open now.')).toBeVisible();
  await owner.click(screen.getByRole('button', { name: 'Start' }));
  expect(await screen.findByText('Squealing brakes')).toBeVisible();
  expect(window.location.search).toBe('');
});

test('a refund closes what premium had opened', async () => {
  const { client } = open('/community', { isPremium: true, own: held });
  expect(await screen.findByText('Squealing brakes')).toBeVisible();
  refuse('get', '/api/community/posts', 402, 'premium_required', 'For premium members');
  serve('get', '/api/premium-status', { isPremium: false });
  await refreshPremium(client);
  expect(await screen.findByText('Premium members only')).toBeVisible();
  expect(screen.queryByText('Squealing brakes')).not.toBeInTheDocument();
});

test.each(['/ai-chat', '/tutorials'])('without premium %s shows the way to it', async (path) => {
  open(path);
  expect(await screen.findByText('Premium members only')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/subscription');
  if (path === '/tutorials') expect(screen.getByText('Request a Tutorial')).toBeVisible();
});

test.each(['/ai-chat', '/tutorials'])('with premium %s is as it is', async (path) => {
  const { client } = open(path, { isPremium: true });
  await waitFor(() => expect(client.getQueryData(premiumStatusQuery.queryKey)).toEqual({ isPremium: true }));
  expect(screen.queryByText('Premium members only')).not.toBeInTheDocument();
});

test('in the iPhone app it is bought with the Apple Account, and the server is told what Apple signed', async () => {
  const shell = enterShell({ purchase: () => ({ outcome: 'cancelled', jws: null }) });
  const inApp = offers.map((offer) => ({ ...offer, processors: ['stripe', 'app_store'] }));
  const told = serve('post', '/api/subscribe', { checkoutUrl: null, subscription: held }, 201);
  const { owner } = open('/community?upgrade=1', { plans: inApp });
  expect(await screen.findByText(/You pay with your Apple Account/)).toBeVisible();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  await owner.click(screen.getByRole('button', { name: 'Choose Lifetime' }));
  await waitFor(() => expect(shell.asked).toHaveLength(1));
  expect(told).toEqual([]);
  shell.answers.purchase = () => ({ outcome: 'purchased', jws: 'a.b.c' });
  await owner.click(await screen.findByRole('button', { name: 'Choose Lifetime' }));
  expect(await screen.findByText('Everything is open now.')).toBeVisible();
  expect(shell.asked).toContainEqual(['purchase', { productId: lifetime.appStoreProduct }]);
  expect(told).toEqual([
    { planId: lifetime.id, paymentMethod: 'app_store', paymentProcessor: 'app_store', appStoreTransaction: 'a.b.c' },
  ]);
  shell.leave();
});
