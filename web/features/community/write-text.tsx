/** One box and one button: a comment, an answer, or an own text changed. */
import { type InputEvent, useState } from 'react';
import type * as z from 'zod/mini';
import { useForm } from '#web/lib/use-form.ts';
import { Field } from '#web/ui/field.tsx';
import { SendForm } from '#web/ui/send-form.tsx';
import { TextArea } from '#web/ui/text-input.tsx';
import { words } from './words.ts';

interface Props {
  shape: z.ZodMiniType<{ content: string }>;
  initial?: string;
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

export function WriteText({ shape, initial = '', label, most, error, onSend, onCancel, ...sent }: Props) {
  const [length, setLength] = useState(initial.trim().length);
  const { form, onSubmit, errors, trouble } = useForm(shape, ({ content }) => onSend(content), error);
  const count = ({ currentTarget }: InputEvent<HTMLTextAreaElement>) => setLength(currentTarget.value.trim().length);
  const hint = most && length > most * NEARLY_FULL ? words.written(length, most) : undefined;
  return (
    <SendForm {...sent} form={form} onSubmit={onSubmit} trouble={trouble} cancel={{ name: words.cancel, onCancel }}>
      <Field label={label} hint={hint} error={errors.content}>
        {(control) => <TextArea {...control} name="content" rows={3} defaultValue={initial} onInput={count} />}
      </Field>
    </SendForm>
  );
}
