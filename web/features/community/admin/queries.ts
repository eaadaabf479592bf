/** What administrators ask the server. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { listPosts, showPost } from '#contract/community.ts';
import { listExperts } from '#contract/experts.ts';
import { decide, expertsToVerify, moderationQueue, verifyExpert } from '#contract/moderation.ts';
import { listQuestions, showQuestion } from '#contract/qa.ts';
import { call } from '#web/lib/call.ts';
import { refresh } from '#web/lib/query-client.ts';

export const queueQuery = queryOptions({
  queryKey: [moderationQueue.path],
  queryFn: ({ signal }) => call(moderationQueue, { signal }),
  staleTime: 0,
  refetchOnMount: 'always',
});

export const expertsToVerifyQuery = queryOptions({
  queryKey: [expertsToVerify.path],
  queryFn: ({ signal }) => call(expertsToVerify, { signal }),
  staleTime: 0,
  refetchOnMount: 'always',
});

type Decision = z.input<NonNullable<typeof decide.body>>;

export function useModerate() {
  const client = useQueryClient();
  return {
    decide: useMutation({
      mutationFn: (body: Decision) => call(decide, { body }),
      onSuccess: () =>
        refresh(client, moderationQueue.path, listPosts.path, showPost.path, listQuestions.path, showQuestion.path),
    }),
    verify: useMutation({
      mutationFn: ({ id, verified }: { id: number; verified: boolean }) =>
        call(verifyExpert, { params: { id }, body: { verified } }),
      onSuccess: () => refresh(client, expertsToVerify.path, listExperts.path),
    }),
  };
}
