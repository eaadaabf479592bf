/** A new post, or an own one changed. */
import type { NewPost } from '#contract/community.ts';
import { PostForm as Shape } from '#contract/community.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Field } from '#web/ui/field.tsx';
import { SendForm } from '#web/ui/send-form.tsx';
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
  return (
    <SendForm
      form={form}
      onSubmit={onSubmit}
      trouble={trouble}
      send={post ? words.save : text.form.send}
      sending={post ? words.saving : text.form.sending}
      pending={pending}
      cancel={{ name: words.cancel, onCancel }}
    >
      <Field label={text.form.title} hint={text.form.titleHint} error={errors.title}>
        {(control) => <TextInput {...control} name="title" autoComplete="off" defaultValue={post?.title} />}
      </Field>
      <Field label={text.form.content} hint={text.form.contentHint} error={errors.content}>
        {(control) => <TextArea {...control} name="content" rows={6} defaultValue={post?.content} />}
      </Field>
    </SendForm>
  );
}
