import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createQueryClient } from '#web/lib/query-client.ts';
import { loadWholeHome } from '#web/testing/whole-home.ts';
import { App } from './app.tsx';

beforeAll(loadWholeHome);
afterEach(() => vi.restoreAllMocks());

const open = (address: string) => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  window.history.replaceState(null, '', address);
  render(<App client={createQueryClient()} />);
};
const link = (to: string) => `/?universal_link=${encodeURIComponent(to)}`;

/** What reads links is fetched after the start. */
const PATIENT = { timeout: 8_000 };

test.each([
  ['https://cars.example/car', '/cars'],
  ['https://cars.example/diagnostic?from=mail', '/'],
  ['https://cars.example/subscription', '/community?upgrade=1'],
  ['https://cars.example/diagnostic-results?id=12', '/diagnostic-results/12'],
  ['https://evil.example//evil.example/profile', '/evil.example/profile'],
])('a page opened by the link %s shows %s, on this site, and the link is gone from the address', async (to, shown) => {
  open(link(to));
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe(shown), PATIENT);
  expect(window.location.origin).toBe('http://localhost:3000');
});

test('a link that cannot be read leaves the owner where the page is, and tells only the console', async () => {
  const told = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  open('/?universal_link=mailto:anna@cars.example');
  await waitFor(() => expect(told).toHaveBeenCalledWith('Failed to parse Universal Link'), PATIENT);
  expect(window.location.pathname + window.location.search).toBe('/');
});
