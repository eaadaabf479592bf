/** A new post, or an own one changed. */
import { useState } from 'react';
import type { NewPost } from '#contract/community.ts';
import { PostForm as Shape } from '#contract/community.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Field } from '#web/ui/field.tsx';
import { SendForm } from '#web/ui/send-form.tsx';
import { TextArea, TextInput } from '#web/ui/text-input.tsx';
import { drafts } from '../drafts.ts';
import { words } from '../words.ts';
import { text } from './words.ts';

interface Props {
  post?: NewPost;
  /** Under which name it is kept while it is being written. */
  draft?: string;
  pending: boolean;
  error: Error | null;
  onSend: (post: NewPost) => void;
  /** There is a way back besides the button that opened the form. */
  onCancel?: () => void;
}

export function PostForm({ post, draft, pending, error, onSend, onCancel }: Props) {
  const [begun] = useState(() => (draft ? drafts.of(draft) : {}));
  const { form, onSubmit, errors, trouble } = useForm(Shape, onSend, error);
  return (
    <SendForm
      form={form}
      onSubmit={onSubmit}
      {...(draft && { onInput: drafts.keeping(draft) })}
      trouble={trouble}
      send={post ? words.save : text.form.send}
      sending={post ? words.saving : text.form.sending}
      pending={pending}
      cancel={{ name: words.cancel, onCancel }}
    >
      <Field label={text.form.title} hint={text.form.titleHint} error={errors.title}>
        {(control) => (
          <TextInput {...control} name="title" autoComplete="off" defaultValue={begun.title ?? post?.title} />
        )}
      </Field>
      <Field label={text.form.content} hint={text.form.contentHint} error={errors.content}>
        {(control) => <TextArea {...control} name="content" rows={6} defaultValue={begun.content ?? post?.content} />}
      </Field>
    </SendForm>
  );
}
