/** How long each answer counts, as the specification's table has it. */
import { expect, test } from 'vitest';
import { carsQuery, currentCarQuery } from '#web/features/cars/queries.ts';
import { NEWEST, postQuery, postsQuery } from '#web/features/community/posts/queries.ts';
import { questionsQuery } from '#web/features/community/questions/queries.ts';
import { pagedHistoryQuery } from '#web/features/history/queries.ts';
import { tutorialQuery, tutorialsQuery } from '#web/features/tutorials/queries.ts';
import { historyQuery } from '#web/lib/history-query.ts';
import { premiumStatusQuery } from '#web/lib/premium-status.ts';
import { createQueryClient } from '#web/lib/query-client.ts';

const MINUTES = 60_000;
const questions = questionsQuery({ search: '', sort: 'new', category: undefined, status: undefined, fault: undefined });

test.each([
  ['by default', createQueryClient().getDefaultOptions().queries, { staleTime: 30 * MINUTES, gcTime: 60 * MINUTES }],
  ['the current car', currentCarQuery, { staleTime: 5 * MINUTES }],
  ['premium status', premiumStatusQuery, { staleTime: 10 * MINUTES, refetchInterval: 30_000 }],
  ['questions', questions, { staleTime: 5 * MINUTES }],
  ['posts', postsQuery(NEWEST), { staleTime: 2 * MINUTES, retry: false }],
  ['a post', postQuery(1), { staleTime: 3 * MINUTES }],
  ['tutorials', tutorialsQuery({}), { staleTime: 60 * MINUTES }],
  ['a tutorial', tutorialQuery('1'), { staleTime: 60 * MINUTES }],
  [
    'the history on home',
    historyQuery,
    { staleTime: 5 * MINUTES, refetchOnWindowFocus: true, refetchOnMount: true, retry: 1 },
  ],
  [
    'the whole history',
    pagedHistoryQuery,
    { staleTime: 5 * MINUTES, refetchOnWindowFocus: true, refetchOnMount: true, retry: 1 },
  ],
  ['the list of cars', carsQuery, { staleTime: 0, refetchOnMount: 'always' }],
])('%s: as fresh as specified', (_, query, freshness) => {
  expect(query).toMatchObject(freshness);
});

test('the list of cars is not tried again by itself, as nothing is by default', () => {
  expect(carsQuery.retry).toBeUndefined();
  expect(createQueryClient().getDefaultOptions().queries?.retry).toBe(false);
});
