/** Somebody signed in or out: whatever the app knew until now was somebody else's. */

import type { QueryClient } from '@tanstack/react-query';
import type { User } from '#contract/user.ts';
import { currentUserQuery } from './current-user.ts';
import { ownedBy } from './owner.ts';

/** Clears the cache: what a screen shows is asked anew, the rest is gone. */
export async function changeOwner(client: QueryClient, user: User | null): Promise<void> {
  const [ownKey] = currentUserQuery.queryKey;
  const others = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== ownKey };
  if (user) ownedBy(user.id);
  // An answer still on its way is the other one's too.
  await client.cancelQueries();
  // The service worker does so by itself; a page that it does not control yet leaves nothing behind either.
  void globalThis.caches?.delete('private');
  client.setQueryData(currentUserQuery.queryKey, user);
  client.removeQueries({ ...others, type: 'inactive' });
  void client.resetQueries(others);
}

/** Another tab has signed somebody in. Unanswered, it stays as it was. */
export async function askWhoIsHere(client: QueryClient): Promise<void> {
  const user = await client.fetchQuery({ ...currentUserQuery, staleTime: 0 }).catch(() => undefined);
  if (user) await changeOwner(client, user);
}
