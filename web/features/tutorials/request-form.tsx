/** A wish for a tutorial that is missing. */
import type { SubmitEvent } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { type AskedCar, useRequest } from './queries.ts';
import { words } from './words.ts';

/** Open and filled in when a topic could not be written. */
export function RequestForm({ topic, asked }: { topic: string; asked: AskedCar }) {
  const request = useRequest();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const wish = String(new FormData(form).get('topic') ?? '').trim();
    if (wish === '') return void toast({ ...words.toasts.blankRequest, variant: 'destructive' });
    request.mutate(
      { topic: wish, asked },
      {
        onSuccess: () => {
          form.reset();
          toast(words.toasts.requested);
        },
        onError: ({ message }) =>
          toast({ title: words.toasts.requestFailed, description: message, variant: 'destructive' }),
      },
    );
  };
  return (
    <Card className="py-2 tablet:py-3">
      <Disclosure label={words.request} initiallyOpen={topic !== ''}>
        <form onSubmit={submit} className="grid grid-cols-1 gap-3 pb-3">
          <p className="text-small text-soft">{words.requestLead}</p>
          <Field label={words.requestTopic}>
            {(control) => <TextInput {...control} name="topic" required maxLength={200} defaultValue={topic} />}
          </Field>
          <Button type="submit" look="secondary" pending={request.isPending}>
            {request.isPending ? words.sending : words.send}
          </Button>
        </form>
      </Disclosure>
    </Card>
  );
}
