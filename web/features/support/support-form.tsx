/** A message to support. What was written stays until it has arrived. */
import { useEffect } from 'react';
import { SupportMessage } from '#contract/support.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea, TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useSendMessage } from './queries.ts';
import { words } from './words.ts';

const text = words.form;

/** `email`: the member's own, put in if nothing has been typed. */
export function SupportForm({ email }: { email: string }) {
  const send = useSendMessage();
  const { form, onSubmit, errors } = useForm(
    SupportMessage,
    (message) =>
      send.mutate(message, {
        onSuccess: () => {
          form.current?.reset();
          toast(text.sent);
        },
        onError: (error) => toast({ title: text.failed, description: error.message, variant: 'destructive' }),
      }),
    send.error,
  );
  // Who is signed in becomes known later; by then somebody may have typed.
  useEffect(() => {
    const box = form.current?.elements.namedItem('email');
    if (box instanceof HTMLInputElement && box.value === '') box.value = email;
  }, [email, form]);
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-5">
      <Field label={text.email} hint={text.emailHint} error={errors.email}>
        {(control) => (
          <TextInput {...control} type="email" name="email" required autoComplete="email" maxLength={254} />
        )}
      </Field>
      <Field label={text.message} error={errors.message}>
        {(control) => <TextArea {...control} name="message" required rows={6} maxLength={5000} />}
      </Field>
      <Button type="submit" size="large" pending={send.isPending}>
        {send.isPending ? text.sending : text.send}
      </Button>
    </form>
  );
}
