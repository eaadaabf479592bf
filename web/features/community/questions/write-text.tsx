/** One box and one button: an answer, or an own text changed. */
import type * as z from 'zod/mini';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextArea } from '#web/ui/text-input.tsx';
import { words } from '../words.ts';

interface Props {
  shape: z.ZodMiniType<{ content: string }>;
  initial?: string;
  label: string;
  send: string;
  sending: string;
  pending: boolean;
  error: Error | null;
  onSend: (content: string) => void;
  onCancel?: () => void;
}

export function WriteText({ shape, initial, label, send, sending, pending, error, onSend, onCancel }: Props) {
  const { form, onSubmit, errors, trouble } = useForm(shape, ({ content }) => onSend(content), error);
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-3">
      <Field label={label} error={errors.content}>
        {(control) => <TextArea {...control} name="content" rows={4} defaultValue={initial} />}
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
