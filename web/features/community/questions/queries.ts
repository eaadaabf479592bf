/** What we ask the server about questions, and what becomes stale when something is written. */
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import {
  acceptAnswer,
  answerQuestion,
  askQuestion,
  type Category,
  closeQuestion,
  deleteAnswer,
  deleteQuestion,
  editAnswer,
  editQuestion,
  listQuestions,
  type NewQuestion,
  type Status,
  showQuestion,
  similarQuestions,
  upvoteAnswer,
  upvoteQuestion,
} from '#contract/qa.ts';
import { call, callPage } from '#web/lib/call.ts';
import { callOnce } from '#web/lib/call-once.ts';
import { MINUTE_MS, refresh } from '#web/lib/query-client.ts';
import { tellRefusal } from '../tell-refusal.ts';

export interface AskedQuestions {
  search: string;
  sort: 'new' | 'top';
  category: Category | undefined;
  status: Status | undefined;
  fault: string | undefined;
}

export const questionsQuery = (asked: AskedQuestions) =>
  infiniteQueryOptions({
    queryKey: [listQuestions.path, asked],
    queryFn: ({ pageParam, signal }) =>
      callPage(listQuestions, {
        query: { ...asked, search: asked.search || undefined, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 5 * MINUTE_MS,
    refetchOnMount: true,
  });

/** The question, and its answers a page at a time. */
export const questionQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [showQuestion.path, id],
    queryFn: ({ pageParam, signal }) =>
      callPage(showQuestion, { params: { id }, query: { cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 3 * MINUTE_MS,
    // Offline it fails and says so, instead of waiting unseen.
    networkMode: 'offlineFirst',
    refetchOnMount: true,
  });

/** What has been asked and solved before, while a question is being typed. */
export const similarQuery = (typed: string) =>
  queryOptions({
    queryKey: [similarQuestions.path, typed],
    queryFn: ({ signal }) => call(similarQuestions, { query: { text: typed }, signal }),
    enabled: typed.length >= 10,
    placeholderData: keepPreviousData,
  });

export function useAskQuestion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewQuestion) => callOnce(askQuestion, { body }),
    onSuccess: () => refresh(client, listQuestions.path),
  });
}

/** Everything that changes one question and its answers. */
export function useChangeQuestion(id: number) {
  const client = useQueryClient();
  const onSuccess = () => refresh(client, showQuestion.path, listQuestions.path);
  const params = { id };
  return {
    edit: useMutation({
      mutationFn: (body: { title: string; content: string }) => call(editQuestion, { params, body }),
      onSuccess,
    }),
    close: useMutation({
      mutationFn: (closed: boolean) => call(closeQuestion, { params, body: { closed } }),
      onSuccess,
      onError: tellRefusal,
    }),
    upvote: useMutation({ mutationFn: () => call(upvoteQuestion, { params }), onSuccess, onError: tellRefusal }),
    answer: useMutation({
      mutationFn: (content: string) => callOnce(answerQuestion, { params: { questionId: id }, body: { content } }),
      onSuccess,
    }),
    editAnswer: useMutation({
      mutationFn: ({ answerId, content }: { answerId: number; content: string }) =>
        call(editAnswer, { params: { id: answerId }, body: { content } }),
      onSuccess,
    }),
    upvoteAnswer: useMutation({
      mutationFn: (answerId: number) => call(upvoteAnswer, { params: { id: answerId } }),
      onSuccess,
      onError: tellRefusal,
    }),
    accept: useMutation({
      mutationFn: (answerId: number) => call(acceptAnswer, { params: { id: answerId } }),
      onSuccess,
      onError: tellRefusal,
    }),
    deleteAnswer: async (answerId: number) => {
      await call(deleteAnswer, { params: { id: answerId } });
      await onSuccess();
    },
  };
}

export function useDeleteQuestion(id: number) {
  const client = useQueryClient();
  return async () => {
    await call(deleteQuestion, { params: { id } });
    client.removeQueries({ queryKey: questionQuery(id).queryKey });
    await refresh(client, listQuestions.path);
  };
}
