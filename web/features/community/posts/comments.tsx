/** The comments below a post, and the form for one more. */
import { useState } from 'react';
import { COMMENT_FORM_MAX, type Comment, CommentForm } from '#contract/community.ts';
import { reportComment } from '#contract/moderation.ts';
import { PlainText } from '#web/ui/plain-text.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { Byline } from '../byline.tsx';
import { drafts } from '../drafts.ts';
import { StateNotice } from '../state-notice.tsx';
import { words } from '../words.ts';
import { WriteText } from '../write-text.tsx';
import { WrittenActions } from '../written-actions.tsx';
import type { useChangePost } from './queries.ts';
import { text } from './words.ts';

type Change = ReturnType<typeof useChangePost>;

export function CommentCard({ comment, signedIn, change }: { comment: Comment; signedIn: boolean; change: Change }) {
  const [editing, setEditing] = useState(false);
  const { editComment, deleteComment } = change;
  return (
    <li className="grid grid-cols-1 gap-2 border-t border-line pt-4 first:border-0 first:pt-0">
      <Byline written={comment} />
      <StateNotice state={comment.state} />
      {editing ? (
        <WriteText
          shape={CommentForm}
          most={COMMENT_FORM_MAX}
          initial={comment.content}
          label={text.comments.of(comment.author.username)}
          send={words.save}
          sending={words.saving}
          pending={editComment.isPending}
          error={editComment.error}
          onSend={(content) =>
            editComment.mutate({ commentId: comment.id, content }, { onSuccess: () => setEditing(false) })
          }
          onCancel={() => setEditing(false)}
        />
      ) : (
        <>
          <PlainText text={comment.content} />
          <WrittenActions
            of={text.comments.of(comment.author.username)}
            id={comment.id}
            mine={comment.mine}
            signedIn={signedIn}
            reportBy={reportComment}
            question={text.comments.delete}
            onEdit={() => setEditing(true)}
            onDelete={() => deleteComment(comment.id)}
          />
        </>
      )}
    </li>
  );
}

/** Begins anew once it was sent. */
export function NewComment({ postId, change: { comment } }: { postId: number; change: Change }) {
  const draft = `comment on ${postId}`;
  const [sent, setSent] = useState(0);
  return (
    <WriteText
      key={sent}
      draft={draft}
      shape={CommentForm}
      most={COMMENT_FORM_MAX}
      label={text.comments.add}
      send={text.comments.send}
      sending={text.comments.sending}
      pending={comment.isPending}
      error={comment.error}
      onSend={(content) =>
        comment.mutate(
          { content },
          {
            onSuccess: ({ state }) => {
              drafts.drop(draft);
              setSent(sent + 1);
              if (state === 'held') toast(text.form.held);
            },
            onError: ({ message }) =>
              toast({ title: words.error, description: message || text.comments.failed, variant: 'destructive' }),
          },
        )
      }
    />
  );
}
