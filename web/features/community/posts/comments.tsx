/** The comments below a post, and the form for one more. */
import { type InputEvent, useState } from 'react';
import { COMMENT_FORM_MAX, type Comment, CommentForm } from '#contract/community.ts';
import { reportComment } from '#contract/moderation.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PlainText } from '#web/ui/plain-text.tsx';
import { TextArea } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { Byline } from '../byline.tsx';
import { StateNotice } from '../state-notice.tsx';
import { words } from '../words.ts';
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
        <WriteComment
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
export function NewComment({ change: { comment } }: { change: Change }) {
  const [sent, setSent] = useState(0);
  return (
    <WriteComment
      key={sent}
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

interface Props {
  initial?: string;
  label: string;
  send: string;
  sending: string;
  pending: boolean;
  error: Error | null;
  onSend: (content: string) => void;
  onCancel?: () => void;
}

function WriteComment({ initial = '', label, send, sending, pending, error, onSend, onCancel }: Props) {
  const [length, setLength] = useState(initial.trim().length);
  const { form, onSubmit, errors, trouble } = useForm(CommentForm, ({ content }) => onSend(content), error);
  const count = ({ currentTarget }: InputEvent<HTMLTextAreaElement>) => setLength(currentTarget.value.trim().length);
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-3">
      <Field
        label={label}
        hint={length > COMMENT_FORM_MAX * 0.8 ? text.comments.left(length) : undefined}
        error={errors.content}
      >
        {(control) => <TextArea {...control} name="content" rows={3} defaultValue={initial} onInput={count} />}
      </Field>
      {trouble && (
        <Notice tone="stop" icon="triangle" alert>
          {trouble.message}
        </Notice>
      )}
      <div className="flex justify-end gap-3">
        {onCancel && (
          <Button look="secondary" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
        <Button type="submit" pending={pending}>
          {pending ? sending : send}
        </Button>
      </div>
    </form>
  );
}
