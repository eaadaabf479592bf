/** A form that is sent: its fields, what went wrong with sending it, and the buttons at its end. */
import type { FormEvent, ReactNode, Ref, SubmitEvent } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface Props {
  form: Ref<HTMLFormElement>;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onInput?: (event: FormEvent<HTMLFormElement>) => void;
  /** What went wrong that is no field's fault. */
  trouble: Error | undefined;
  send: string;
  sending: string;
  pending: boolean;
  /** The way back, where there is one besides what opened the form. */
  cancel?: { name: string; onCancel: (() => void) | undefined };
  children: ReactNode;
}

export function SendForm({ form, onSubmit, onInput, trouble, send, sending, pending, cancel, children }: Props) {
  return (
    <form ref={form} noValidate onSubmit={onSubmit} onInput={onInput} className="grid grid-cols-1 gap-4">
      {children}
      {trouble && (
        <Notice tone="stop" icon="triangle" alert>
          {trouble.message}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        {cancel?.onCancel && (
          <Button look="secondary" onClick={cancel.onCancel}>
            {cancel.name}
          </Button>
        )}
        <Button type="submit" pending={pending}>
          {pending ? sending : send}
        </Button>
      </div>
    </form>
  );
}
