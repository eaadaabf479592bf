import { expect, test } from 'vitest';
import { currentCarQuery } from '#web/features/cars/queries.ts';
import { serve } from '#web/testing/network.ts';
import { historyQuery } from './history-query.ts';
import { premiumStatusQuery } from './premium-status.ts';
import { createQueryClient, refresh } from './query-client.ts';

const MINUTES = 60_000;

test('what the server said is fresh for 30 minutes, kept for 60, and asked again only when told to', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    staleTime: 30 * MINUTES,
    gcTime: 60 * MINUTES,
    refetchOnWindowFocus: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchInterval: false,
    retry: false,
    networkMode: 'online',
  });
});

test('the car is fresh for 5 minutes, premium for 10 and asked every 30 s, history for 5 with one retry', () => {
  expect(currentCarQuery.staleTime).toBe(5 * MINUTES);
  expect(premiumStatusQuery).toMatchObject({ staleTime: 10 * MINUTES, refetchInterval: 30_000 });
  expect(historyQuery).toMatchObject({
    staleTime: 5 * MINUTES,
    refetchOnWindowFocus: true,
    refetchOnMount: true,
    retry: 1,
  });
});

test('a query without a function of its own gets the path that is its key', async () => {
  serve('get', '/api/anything', { well: true });
  expect(await createQueryClient().fetchQuery({ queryKey: ['/api/anything'] })).toEqual({ well: true });
});

test('what nobody shows just now is asked again too when it has become stale', async () => {
  const client = createQueryClient();
  const asked = serve('get', '/api/anything', { well: true });
  await client.fetchQuery({ queryKey: ['/api/anything'] });
  await refresh(client, '/api/anything');
  expect(asked).toHaveLength(2);
});
