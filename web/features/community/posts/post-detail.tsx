/** A post with the discussion below it. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Post } from '#contract/community.ts';
import { reportPost } from '#contract/moderation.ts';
import { Problem } from '#contract/problem.ts';
import { useSignedIn } from '#web/lib/current-user.ts';
import { signInPath } from '#web/lib/sign-in-path.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { PlainText } from '#web/ui/plain-text.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { VoteButton } from '#web/ui/vote-button.tsx';
import { Byline } from '../byline.tsx';
import { Failed } from '../paged-list.tsx';
import { StateNotice } from '../state-notice.tsx';
import { words } from '../words.ts';
import { WrittenActions } from '../written-actions.tsx';
import { CommentCard, NewComment } from './comments.tsx';
import { PostForm } from './post-form.tsx';
import { PremiumOnly } from './post-list.tsx';
import { isForPremium, postQuery, useChangePost, useDeletePost } from './queries.ts';
import { text } from './words.ts';

export function PostDetail({ id }: { id: number }) {
  const query = useInfiniteQuery(postQuery(id));
  const signedIn = useSignedIn() === true;
  const change = useChangePost(id);
  const [first] = query.data?.pages ?? [];

  if (!first) {
    if (isForPremium(query.error)) return <PremiumOnly />;
    if (query.error instanceof Problem && query.error.code === 'not_found')
      return (
        <EmptyState icon="search" level="h1" title={text.detail.missing}>
          {text.detail.missingWhy}
        </EmptyState>
      );
    if (query.error)
      return <Failed title={text.detail.failed} error={query.error} onRetry={() => void query.refetch()} />;
    return (
      <div role="status" className="grid justify-items-center gap-3 py-16 text-center">
        <Spinner className="size-8" />
        <p className="text-lead font-bold">{text.detail.loading}</p>
        <p className="text-soft">{text.detail.wait}</p>
      </div>
    );
  }

  const { post } = first.data;
  const comments = (query.data?.pages ?? []).flatMap(({ data }) => data.comments);
  return (
    <div className="grid max-w-reading grid-cols-1 gap-5">
      <Shown post={post} signedIn={signedIn} change={change} />
      <Card className="grid grid-cols-1 gap-4" aria-labelledby="comments">
        <h2 id="comments" className="text-lead font-bold">
          {text.comments.title} <span className="font-normal text-soft tabular-nums">({post.commentCount})</span>
        </h2>
        {comments.length === 0 && <p className="text-soft">{text.comments.none}</p>}
        <ul className="grid grid-cols-1 gap-4">
          {comments.map((comment) => (
            <CommentCard key={comment.id} comment={comment} signedIn={signedIn} change={change} />
          ))}
        </ul>
        {query.hasNextPage && (
          <MoreButton
            words={{ more: words.more, loading: words.loadingMore }}
            loading={query.isFetchingNextPage}
            onMore={() => void query.fetchNextPage()}
          />
        )}
        {signedIn ? (
          <NewComment postId={id} change={change} />
        ) : (
          <ButtonLink look="secondary" href={signInPath(`/community/posts/${id}`)} className="justify-self-start">
            {words.signInToJoin}
          </ButtonLink>
        )}
      </Card>
    </div>
  );
}

interface ShownProps {
  post: Post;
  signedIn: boolean;
  change: ReturnType<typeof useChangePost>;
}

function Shown({ post, signedIn, change: { edit, like } }: ShownProps) {
  const [editing, setEditing] = useState(false);
  const [, navigate] = useLocation();
  const remove = useDeletePost(post.id);
  const onDelete = async () => {
    await remove();
    toast(text.detail.deleted);
    navigate('/community', { replace: true });
  };
  if (editing)
    return (
      <Card>
        <PostForm
          post={post}
          pending={edit.isPending}
          error={edit.error}
          onSend={(changed) => edit.mutate(changed, { onSuccess: () => setEditing(false) })}
          onCancel={() => setEditing(false)}
        />
      </Card>
    );
  return (
    <Card className="grid grid-cols-1 gap-4">
      <header className="grid grid-cols-1 justify-items-start gap-2">
        {post.isSticky && (
          <Badge tone="go" icon="bookmark">
            {text.sticky}
          </Badge>
        )}
        <h1 dir="auto" className="text-title font-heavy tracking-tight wrap-anywhere tablet:text-display">
          {post.title}
        </h1>
        <Byline written={post} />
      </header>
      <StateNotice state={post.state} />
      <PlainText text={post.content} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex items-center gap-3">
          <VoteButton
            icon="thumb"
            name={signedIn ? text.detail.like : text.detail.signInToLike}
            counted={words.likes(post.likes)}
            count={post.likes}
            pressed={post.liked}
            disabled={like.isPending || post.state !== 'shown'}
            onPress={() => (signedIn ? like.mutate() : navigate(signInPath(`/community/posts/${post.id}`)))}
          />
          <span className="text-caption text-soft tabular-nums">{words.views(post.views)}</span>
        </div>
        <WrittenActions
          of={text.detail.ofPost}
          id={post.id}
          mine={post.mine}
          signedIn={signedIn}
          reportBy={reportPost}
          question={text.detail.deletePost}
          onEdit={() => setEditing(true)}
          onDelete={onDelete}
        />
      </div>
    </Card>
  );
}
