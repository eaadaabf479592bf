import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from '#web/app/error-screen.tsx';
import { announceFailedLoads, forgetFailedLoads, lazyRoute } from './lazy-route.tsx';

const history = { HistoryScreen: () => <p>History is here</p> };

test('a screen whose load failed comes with Try Again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn<() => Promise<typeof history>>().mockRejectedValueOnce(new Error('Lost on the way'));
  load.mockResolvedValue(history);
  const History = lazyRoute(load, (module) => module.HistoryScreen);
  await act(async () =>
    render(
      <ErrorBoundary onReset={forgetFailedLoads}>
        <Suspense fallback={<p>Loading</p>}>
          <History />
        </Suspense>
      </ErrorBoundary>,
    ),
  );
  expect(await screen.findByText('Lost on the way')).toBeVisible();
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Try Again' })));
  expect(await screen.findByText('History is here')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  vi.restoreAllMocks();
});

test('a screen loaded ahead is loaded once, and shown without a spinner', async () => {
  const load = vi.fn(async () => history);
  const History = lazyRoute(load, (module) => module.HistoryScreen);
  await History.preload();
  render(
    <Suspense fallback={<p>Loading</p>}>
      <History />
    </Suspense>,
  );
  expect(screen.getByText('History is here')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a screen that could not be loaded ahead is loaded when it is opened', async () => {
  const load = vi.fn<() => Promise<typeof history>>().mockRejectedValueOnce(new Error('Lost on the way'));
  load.mockResolvedValue(history);
  const History = lazyRoute(load, (module) => module.HistoryScreen);
  await expect(History.preload()).rejects.toThrow('Lost on the way');
  await act(async () =>
    render(
      <Suspense fallback={<p>Loading</p>}>
        <History />
      </Suspense>,
    ),
  );
  expect(await screen.findByText('History is here')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a failed load is announced; only a listener that cancels it keeps it from failing on', () => {
  announceFailedLoads();
  const fail = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  const heard = vi.fn();
  window.addEventListener('preload-error', heard);
  expect(fail()).toBe(true);
  expect(heard).toHaveBeenCalledTimes(1);
  const cancel = (event: Event) => event.preventDefault();
  window.addEventListener('preload-error', cancel);
  expect(fail()).toBe(false);
  window.removeEventListener('preload-error', cancel);
  window.removeEventListener('preload-error', heard);
});
