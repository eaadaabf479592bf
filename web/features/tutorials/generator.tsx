/** A topic becomes tutorials; what cannot be written may be asked for. */
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Problem } from '#contract/problem.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { type AskedCar, useSuggest } from './queries.ts';
import { RequestForm } from './request-form.tsx';
import { TutorialCard } from './tutorial-card.tsx';
import { words } from './words.ts';

const AT_MOST_MS = 60_000;

export function Generator({ asked }: { asked: AskedCar }) {
  const [topic, setTopic] = useState('');
  const [wish, setWish] = useState('');
  const [generating, setGenerating] = useState(false);
  const suggest = useSuggest();
  const blank = topic.trim() === '';
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const end = () => {
    clearTimeout(timer.current);
    setGenerating(false);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (generating || blank) return;
    setGenerating(true);
    timer.current = setTimeout(() => {
      setGenerating(false);
      toast({ title: words.toasts.complete, description: words.toasts.slow });
    }, AT_MOST_MS);
    suggest.mutate(
      { topic: topic.trim(), asked },
      {
        onSuccess: ({ tutorials }) => {
          end();
          toast({ title: words.toasts.complete, description: words.toasts.completeWith(tutorials.length) });
        },
        onError: (error) => {
          end();
          if (error instanceof Problem && error.code === 'not_found') setWish(topic.trim());
          toast({
            title: words.toasts.failed,
            description: error.message || words.toasts.fallback,
            variant: 'destructive',
          });
        },
      },
    );
  };

  /** The button is off until then, and with it the form; the Enter key is told why. */
  const explain = ({ key }: KeyboardEvent) => {
    if (key === 'Enter' && blank) toast({ ...words.toasts.blank, variant: 'destructive' });
  };

  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <Card aria-labelledby="generator" className="grid grid-cols-1 gap-4">
        <div className="grid gap-1">
          <h2 id="generator" className="text-lead font-bold">
            {words.generator}
          </h2>
          <p className="text-small text-soft">{words.generatorLead}</p>
        </div>
        <form onSubmit={submit} className="grid grid-cols-1 gap-3">
          <Field label={words.topic} hint={words.generatorFeatures}>
            {(control) => (
              <TextInput
                {...control}
                value={topic}
                maxLength={200}
                placeholder={words.topicHint}
                disabled={generating}
                onChange={({ target }) => setTopic(target.value)}
                onKeyDown={explain}
              />
            )}
          </Field>
          <Button type="submit" pending={generating} disabled={blank}>
            {generating ? words.generating : words.generate}
          </Button>
        </form>
        {suggest.error && (
          <p role="status" className="text-small">
            {suggest.error.message}
          </p>
        )}
        {suggest.data && (
          <section aria-labelledby="made" className="grid gap-2">
            <h3 id="made" className="font-bold">
              {words.made}
            </h3>
            <ul className="grid grid-cols-1 gap-2">
              {suggest.data.tutorials.map((tutorial) => (
                <li key={tutorial.id}>
                  <TutorialCard tutorial={tutorial} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </Card>
      <RequestForm key={wish} topic={wish} asked={asked} />
    </div>
  );
}
