/** One box and one button: a comment, an answer, or an own text changed. */
import { type InputEvent, useState } from 'react';
import type * as z from 'zod/mini';
import { useForm } from '#web/lib/use-form.ts';
import { Field } from '#web/ui/field.tsx';
import { SendForm } from '#web/ui/send-form.tsx';
import { TextArea } from '#web/ui/text-input.tsx';
import { drafts } from './drafts.ts';
import { words } from './words.ts';

interface Props {
  shape: z.ZodMiniType<{ content: string }>;
  initial?: string;
  /** Under which name it is kept while it is being written. */
  draft?: string;
  label: string;
  /** Said once most of it is used up. */
  most?: number;
  send: string;
  sending: string;
  pending: boolean;
  error: Error | null;
  onSend: (content: string) => void;
  onCancel?: () => void;
}

const NEARLY_FULL = 0.8;

export function WriteText({ shape, initial = '', draft, label, most, error, onSend, onCancel, ...sent }: Props) {
  const [begun] = useState(() => (draft && drafts.of(draft).content) || initial);
  const [length, setLength] = useState(begun.trim().length);
  const { form, onSubmit, errors, trouble } = useForm(shape, ({ content }) => onSend(content), error);
  const count = ({ currentTarget }: InputEvent<HTMLTextAreaElement>) => setLength(currentTarget.value.trim().length);
  const hint = most && length > most * NEARLY_FULL ? words.written(length, most) : undefined;
  return (
    <SendForm
      {...sent}
      {...(draft && { onInput: drafts.keeping(draft) })}
      form={form}
      onSubmit={onSubmit}
      trouble={trouble}
      cancel={{ name: words.cancel, onCancel }}
    >
      <Field label={label} hint={hint} error={errors.content}>
        {(control) => <TextArea {...control} name="content" rows={3} defaultValue={begun} onInput={count} />}
      </Field>
    </SendForm>
  );
}
