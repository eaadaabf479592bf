import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { serve } from '#web/testing/network.ts';
import { enterShell } from '#web/testing/shell.ts';
import { show } from '#web/testing/show.tsx';
import { PrivacyDialog } from './settings-dialogs.tsx';

let shell: ReturnType<typeof enterShell> | undefined;
afterEach(() => shell?.leave());

const open = () => show(<PrivacyDialog onClose={() => undefined} />);
const withAds = () => {
  serve('get', '/api/premium-status', { isPremium: false });
  serve('get', '/api/ads', { clientId: 'ca-pub-1234567890123456' });
};

test('what was said about ads can be changed later', async () => {
  withAds();
  localStorage.setItem('trackingConsent', 'true');
  const { owner } = open();
  const ads = await screen.findByRole('switch', { name: 'Personalised Ads' });
  expect(ads).toBeChecked();
  await owner.click(ads);
  expect(ads).not.toBeChecked();
  expect(localStorage.getItem('trackingConsent')).toBe('false');
  expect(window.trackingConsentGranted).toBe(false);
});

test('where no ads can show there is nothing to set', async () => {
  const { client } = open();
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(screen.getByRole('switch', { name: 'Store Diagnostic History' })).toBeVisible();
  expect(screen.queryByText('Personalised Ads')).toBeNull();
});

test('in the iOS app the device decides, and the owner reads where', async () => {
  shell = enterShell();
  withAds();
  open();
  expect(await screen.findByText(/Settings › Privacy & Security › Tracking/)).toBeVisible();
  expect(screen.queryByRole('switch', { name: 'Personalised Ads' })).toBeNull();
});
