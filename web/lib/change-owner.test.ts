import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { currentCar } from '#contract/cars.ts';
import { anna, golf } from '#web/testing/examples.ts';
import { serve } from '#web/testing/network.ts';
import { changeOwner } from './change-owner.ts';
import { currentUserQuery } from './current-user.ts';
import { createQueryClient } from './query-client.ts';

test('what was known of one owner is gone when another signs in', async () => {
  const client = createQueryClient();
  client.setQueryData(['/api/history'], ['somebody else’s']);
  await changeOwner(client, anna);
  expect(client.getQueryData(['/api/history'])).toBeUndefined();
  expect(client.getQueryData(currentUserQuery.queryKey)).toEqual(anna);
});

test('what a screen shows is asked anew for the new owner', async () => {
  const client = createQueryClient();
  client.setQueryData([currentCar.path], { ...golf, model: 'Somebody else’s' });
  serve('get', '/api/car', golf);
  const seen: unknown[] = [];
  const stop = new QueryObserver(client, { queryKey: [currentCar.path] }).subscribe(({ data }) => seen.push(data));
  await changeOwner(client, anna);
  await expect.poll(() => seen.at(-1)).toEqual(golf);
  expect(seen).toContain(undefined);
  stop();
});
