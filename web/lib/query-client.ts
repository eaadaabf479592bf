/** How long what the server said stays true, unless a query says otherwise. */
import { QueryClient } from '@tanstack/react-query';
import { read } from './call.ts';

export const MINUTE_MS = 60_000;

export const createQueryClient = () =>
  new QueryClient({
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
      mutations: { retry: false },
    },
  });

/** With `refetchOnMount: false` a query that no screen shows just now would keep its old answer for ever; this refetches it too. */
export const refresh = (client: QueryClient, ...keys: string[]): Promise<unknown> =>
  Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key], refetchType: 'all' })));
