/** How long what the server said stays true, unless a query says otherwise. */
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { Problem } from '#contract/problem.ts';
import { read } from './call.ts';
import { changeOwner } from './change-owner.ts';
import { currentUserQuery } from './current-user.ts';

export const MINUTE_MS = 60_000;

export function createQueryClient(): QueryClient {
  // A session can end elsewhere, by a reset or on another device: the first call to be told so makes a guest of the owner.
  const onError = (error: Error) => {
    const ended = error instanceof Problem && error.code === 'unauthenticated';
    if (ended && client.getQueryData(currentUserQuery.queryKey)) void changeOwner(client, null);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => read(String(queryKey[0]), signal),
        staleTime: 30 * MINUTE_MS,
        gcTime: 60 * MINUTE_MS,
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
        networkMode: 'online',
      },
      // Without a connection they fail at once and say so, instead of waiting for it unseen.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}

/** With `refetchOnMount: false` a query that no screen shows just now would keep its old answer for ever; this refetches it too. */
export const refresh = (client: QueryClient, ...keys: string[]): Promise<unknown> =>
  Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key], refetchType: 'all' })));
