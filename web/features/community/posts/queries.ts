/** What we ask the server about posts, and what becomes stale when something is written. */
import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  createComment,
  createPost,
  deleteComment,
  deletePost,
  editComment,
  editPost,
  likePost,
  listPosts,
  type NewComment,
  type NewPost,
  type PostSort,
  showPost,
} from '#contract/community.ts';
import { Problem } from '#contract/problem.ts';
import { call, callPage } from '#web/lib/call.ts';
import { callOnce } from '#web/lib/call-once.ts';
import { MINUTE_MS, refresh } from '#web/lib/query-client.ts';
import { tellRefusal } from '../tell-refusal.ts';

export interface AskedPosts {
  search: string;
  sort: PostSort;
}

/** What the list begins with. */
export const NEWEST: AskedPosts = { search: '', sort: 'new' };

export const postsQuery = ({ search, sort }: AskedPosts) =>
  infiniteQueryOptions({
    queryKey: [listPosts.path, search, sort],
    queryFn: ({ pageParam, signal }) =>
      callPage(listPosts, { query: { cursor: pageParam, sort, ...(search && { search }) }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 2 * MINUTE_MS,
    refetchOnMount: true,
    retry: false,
  });

/** The post, and its comments a page at a time. */
export const postQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [showPost.path, id],
    queryFn: ({ pageParam, signal }) => callPage(showPost, { params: { id }, query: { cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 3 * MINUTE_MS,
    // Offline it fails and says so, instead of waiting unseen.
    networkMode: 'offlineFirst',
    refetchOnMount: true,
  });

export const isForPremium = (error: Error | null): boolean =>
  error instanceof Problem && error.code === 'premium_required';

/** The list was refused for want of premium: then nothing can be written either. */
export const useForumLocked = (): boolean => isForPremium(useInfiniteQuery(postsQuery(NEWEST)).error);

export function useCreatePost() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewPost) => callOnce(createPost, { body }),
    onSuccess: () => refresh(client, listPosts.path),
  });
}

/** Everything that changes one discussion: it is read anew, and so is the list. */
export function useChangePost(id: number) {
  const client = useQueryClient();
  const onSuccess = () => refresh(client, showPost.path, listPosts.path);
  return {
    edit: useMutation({ mutationFn: (body: NewPost) => call(editPost, { params: { id }, body }), onSuccess }),
    like: useMutation({ mutationFn: () => call(likePost, { params: { id } }), onSuccess, onError: tellRefusal }),
    comment: useMutation({
      mutationFn: (body: NewComment) => callOnce(createComment, { params: { postId: id }, body }),
      onSuccess,
    }),
    editComment: useMutation({
      mutationFn: ({ commentId, ...body }: NewComment & { commentId: number }) =>
        call(editComment, { params: { id: commentId }, body }),
      onSuccess,
    }),
    deleteComment: async (commentId: number) => {
      await call(deleteComment, { params: { id: commentId } });
      await onSuccess();
    },
  };
}

export function useDeletePost(id: number) {
  const client = useQueryClient();
  return async () => {
    await call(deletePost, { params: { id } });
    client.removeQueries({ queryKey: postQuery(id).queryKey });
    await refresh(client, listPosts.path);
  };
}
