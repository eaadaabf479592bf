/** Who is signed in: several features ask. Null for a guest. */

import { queryOptions, useQuery } from '@tanstack/react-query';
import { currentUser } from '#contract/user.ts';
import { call, orNull } from './call.ts';
import { ownedBy } from './owner.ts';

export const currentUserQuery = queryOptions({
  queryKey: [currentUser.path],
  queryFn: async ({ signal }) => {
    const user = await orNull(() => call(currentUser, { signal }));
    // However the session ended, nothing that was kept in it stays.
    if (user === null) void globalThis.caches?.delete('private');
    else ownedBy(user.id);
    return user;
  },
});

/** Undefined while nobody knows yet. Who has once been known stays so, though asking again fails. */
export const useSignedIn = (): boolean | undefined => {
  const { data, isError } = useQuery(currentUserQuery);
  if (data === undefined) return isError ? false : undefined;
  return data !== null;
};
