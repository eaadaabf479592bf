import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { premiumStatus } from '#contract/premium.ts';
import { adHook } from '#web/lib/ad-hook.ts';
import { keepConsent } from '#web/lib/tracking-consent.ts';
import { serve } from '#web/testing/network.ts';
import { enterShell } from '#web/testing/shell.ts';
import { show } from '#web/testing/show.tsx';
import { Ads } from './ads.tsx';

const CLIENT = 'ca-pub-1234567890123456';
const script = () => document.querySelector<HTMLScriptElement>('script[src*="adsbygoogle"]');
const queue = () => (window as { adsbygoogle?: object[] & { requestNonPersonalizedAds?: number } }).adsbygoogle;

let shell: ReturnType<typeof enterShell> | undefined;
afterEach(() => {
  shell?.leave();
  shell = undefined;
  script()?.remove();
  Reflect.deleteProperty(window, 'adsbygoogle');
  Reflect.deleteProperty(window, 'trackingConsentGranted');
  vi.restoreAllMocks();
});

const unpaid = (clientId: string | null = CLIENT) => {
  serve('get', '/api/premium-status', { isPremium: false });
  return serve('get', '/api/ads', { clientId });
};

test('a premium owner is shown no ad, is asked nothing, and nothing is asked of the server', async () => {
  const asked = serve('get', '/api/ads', { clientId: CLIENT });
  const { client } = show(<Ads />);
  await waitFor(() => expect(client.getQueryData([premiumStatus.path])).toEqual({ isPremium: true }));
  expect(asked).toEqual([]);
  expect(script()).toBeNull();
  expect(screen.queryByText('Ads pay for the free version')).toBeNull();
});

test('where no ads are configured nobody is asked about them', async () => {
  const asked = unpaid(null);
  show(<Ads />);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByText('Ads pay for the free version')).toBeNull();
  expect(script()).toBeNull();
});

test.each([
  ['Personalised ads', 'true', 0],
  ['General ads only', 'false', 1],
])('on the web nothing is loaded before the owner has chosen; “%s” is kept as %s', async (choice, kept, general) => {
  unpaid();
  const { owner } = show(<Ads />);
  const button = await screen.findByRole('button', { name: choice });
  expect(script()).toBeNull();
  expect(localStorage.getItem('trackingConsent')).toBeNull();
  await owner.click(button);
  expect(localStorage.getItem('trackingConsent')).toBe(kept);
  expect(script()?.src).toBe(`https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${CLIENT}`);
  expect(queue()?.requestNonPersonalizedAds).toBe(general);
  expect([...(queue() ?? [])]).toEqual([{ google_ad_client: CLIENT, enable_page_level_ads: true }]);
  expect(screen.queryByText('Ads pay for the free version')).toBeNull();
});

test('in the browser of an iPhone the page asks as well, and nothing is loaded before', async () => {
  shell = enterShell();
  Reflect.deleteProperty(window, 'Capacitor');
  unpaid();
  const { owner } = show(<Ads />);
  const general = await screen.findByRole('button', { name: 'General ads only' });
  expect(script()).toBeNull();
  await owner.click(general);
  expect(script()).not.toBeNull();
});

test('“Not now” loads nothing, and keeps nothing', async () => {
  unpaid();
  const { owner } = show(<Ads />);
  await owner.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(screen.queryByText('Ads pay for the free version')).toBeNull();
  expect(script()).toBeNull();
  expect(localStorage.getItem('trackingConsent')).toBeNull();
});

test('consent that is taken back counts from the next ad on, and the script is loaded once', async () => {
  keepConsent(true);
  unpaid();
  show(<Ads />);
  await waitFor(() => expect(queue()?.requestNonPersonalizedAds).toBe(0));
  act(() => keepConsent(false));
  expect(queue()?.requestNonPersonalizedAds).toBe(1);
  expect(document.querySelectorAll('script[src*="adsbygoogle"]')).toHaveLength(1);
  expect(queue()).toHaveLength(1);
});

test('becoming premium takes the ads away', async () => {
  keepConsent(false);
  unpaid();
  const { client } = show(<Ads />);
  await waitFor(() => expect(script()).not.toBeNull());
  document.body.insertAdjacentHTML('beforeend', '<ins class="adsbygoogle"></ins>');
  act(() => client.setQueryData([premiumStatus.path], { isPremium: true }));
  await waitFor(() => expect(script()).toBeNull());
  expect(document.querySelector('ins.adsbygoogle')).toBeNull();
});

test('in the shell iOS decides: what was kept before does not load a personal ad', async () => {
  keepConsent(true);
  shell = enterShell({ getStatus: () => ({ status: 'denied' }) });
  unpaid();
  show(<Ads />);
  await waitFor(() => expect(script()).not.toBeNull());
  expect(queue()?.requestNonPersonalizedAds).toBe(1);
  expect(screen.queryByText('Ads pay for the free version')).toBeNull();
});

test('a script that does not come is told to the console only, and tried again before the next answer', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  keepConsent(false);
  unpaid();
  show(<Ads />);
  await waitFor(() => expect(script()).not.toBeNull());
  script()?.dispatchEvent(new Event('error'));
  expect(told).toHaveBeenCalledWith('Ads could not be loaded');
  expect(script()).toBeNull();
  adHook.run();
  expect(script()).not.toBeNull();
  expect(queue()).toHaveLength(1);
});
