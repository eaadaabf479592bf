/** What we ask the server about experts. */
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  deleteExpertProfile,
  type ExpertForm,
  listExperts,
  ownExpertProfile,
  saveExpertProfile,
  showExpert,
} from '#contract/experts.ts';
import { call, callPage, orNull } from '#web/lib/call.ts';
import { MINUTE_MS, refresh } from '#web/lib/query-client.ts';

export const expertsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [listExperts.path, search],
    queryFn: ({ pageParam, signal }) =>
      callPage(listExperts, { query: { search: search || undefined, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 5 * MINUTE_MS,
    refetchOnMount: true,
  });

export const expertQuery = (id: number) =>
  queryOptions({
    queryKey: [showExpert.path, id],
    queryFn: ({ signal }) => call(showExpert, { params: { id }, signal }),
    staleTime: 5 * MINUTE_MS,
    // Offline it fails and says so, instead of waiting unseen.
    networkMode: 'offlineFirst',
    refetchOnMount: true,
  });

/** Null for a guest and for a member without one. */
export const ownProfileQuery = queryOptions({
  queryKey: [ownExpertProfile.path],
  queryFn: ({ signal }) => orNull(() => call(ownExpertProfile, { signal })),
  staleTime: 5 * MINUTE_MS,
  refetchOnMount: true,
});

export function useOwnProfile() {
  const client = useQueryClient();
  const onSuccess = () => refresh(client, ownExpertProfile.path, listExperts.path, showExpert.path);
  return {
    save: useMutation({ mutationFn: (body: ExpertForm) => call(saveExpertProfile, { body }), onSuccess }),
    remove: async () => {
      await call(deleteExpertProfile);
      await onSuccess();
    },
  };
}
