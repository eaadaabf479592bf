/** What we ask the server about an owner. */

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { changeProfile, deleteAccount, deletionToken, exportAccount, type Profile, usage } from '#contract/accounts.ts';
import type { User } from '#contract/user.ts';
import { call } from '#web/lib/call.ts';
import { changeOwner } from '#web/lib/change-owner.ts';
import { currentUserQuery } from '#web/lib/current-user.ts';
import { forgetAccount } from '#web/lib/owner.ts';
import { saying } from '#web/lib/refusal.ts';
import { words } from './words.ts';

/** Counters are looked at rarely, and then they must be right. */
export const usageQuery = queryOptions({
  queryKey: [usage.path],
  queryFn: ({ signal }) => call(usage, { signal }),
  staleTime: 0,
  refetchOnMount: 'always',
});

export function useChangeProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Profile) => call(changeProfile, { body }),
    onSuccess: (user) => client.setQueryData(currentUserQuery.queryKey, user),
  });
}

export const useExport = () => useMutation({ mutationFn: () => call(exportAccount), gcTime: 0 });

/** `onDeleted` hears what the server said, while the screen still stands. */
export function useDeleteAccount(onDeleted: (message: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: User) =>
      call(deleteAccount, { query: { token: deletionToken(id, new Date()) }, body: { userId: id } }).catch(
        saying(words.deletion.unanswered),
      ),
    onSuccess: ({ message }) => {
      forgetAccount();
      onDeleted(message);
      return changeOwner(client, null);
    },
  });
}
