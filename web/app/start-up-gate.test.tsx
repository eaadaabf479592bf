import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { network } from '#web/testing/network.ts';
import { show } from '#web/testing/show.tsx';
import { StartUpGate } from './start-up-gate.tsx';

test('while the server starts a full-screen loading screen with a bar shows, and goes when it answers', async () => {
  let status = 503;
  network.use(http.get('*/api/health', () => new HttpResponse(null, { status })));
  const { container } = show(<StartUpGate>What was here stays</StartUpGate>);
  const bar = await screen.findByRole('progressbar', { name: 'Server start-up' });
  expect(bar).toHaveAttribute('aria-valuemax', '100');
  expect(screen.getByRole('heading', { name: 'Starting up' })).toBeVisible();
  expect(container.querySelector('[inert]')).toHaveTextContent('What was here stays');
  status = 200;
  await vi.waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull(), { timeout: 5_000 });
  expect(container.querySelector('[inert]')).toBeNull();
});

test('what was asked before the server was there is asked again once it is', async () => {
  let status = 503;
  const asked: number[] = [];
  network.use(http.get('*/api/health', () => new HttpResponse(null, { status })));
  network.use(
    http.get('*/api/anything', () => {
      asked.push(status);
      return status === 200 ? HttpResponse.json({ well: true }) : new HttpResponse(null, { status });
    }),
  );
  const { client } = show(<StartUpGate>Home</StartUpGate>);
  await client.prefetchQuery({ queryKey: ['/api/anything'] });
  await screen.findByRole('progressbar');
  act(() => {
    status = 200;
  });
  await vi.waitFor(() => expect(client.getQueryData(['/api/anything'])).toEqual({ well: true }), { timeout: 5_000 });
  expect(asked).toEqual([503, 200]);
});
