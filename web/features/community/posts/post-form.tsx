/** A new post, or an own one changed. */
import type { NewPost } from '#contract/community.ts';
import { PostForm as Shape } from '#contract/community.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextArea, TextInput } from '#web/ui/text-input.tsx';
import { words } from '../words.ts';
import { text } from './words.ts';

interface Props {
  post?: NewPost;
  pending: boolean;
  error: Error | null;
  onSend: (post: NewPost) => void;
  /** There is a way back besides the button that opened the form. */
  onCancel?: () => void;
}

export function PostForm({ post, pending, error, onSend, onCancel }: Props) {
  const { form, onSubmit, errors, trouble } = useForm(Shape, onSend, error);
  const send = post ? words.save : text.form.send;
  const sending = post ? words.saving : text.form.sending;
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-4">
      <Field label={text.form.title} hint={text.form.titleHint} error={errors.title}>
        {(control) => <TextInput {...control} name="title" autoComplete="off" defaultValue={post?.title} />}
      </Field>
      <Field label={text.form.content} hint={text.form.contentHint} error={errors.content}>
        {(control) => <TextArea {...control} name="content" rows={6} defaultValue={post?.content} />}
      </Field>
      {trouble && (
        <Notice tone="stop" icon="triangle" alert>
          {trouble.message}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-3">
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
