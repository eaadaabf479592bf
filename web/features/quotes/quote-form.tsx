/** A garage's quote, typed or pasted, and what came of checking it. */

import { type FormEvent, useId, useState } from 'react';
import type { CarInfo } from '#contract/cars.ts';
import { QUOTE_MAX } from '#contract/quotes.ts';
import { labourPlace } from '#web/lib/labour-place.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextArea } from '#web/ui/text-input.tsx';
import { LabourChooser } from './labour-chooser.tsx';
import { useCheckQuote } from './queries.ts';
import { QuoteAnswerView } from './quote-answer.tsx';
import { words } from './words.ts';

interface Props {
  /** What the quote may be for. */
  faults: readonly { id: string; title: string }[];
  /** The one that was asked about. */
  faultId: string | undefined;
  car: CarInfo | null;
}

export function QuoteForm({ faults, faultId, car }: Props) {
  const [chosen, setChosen] = useState(faultId ?? faults[0]?.id ?? '');
  const [text, setText] = useState('');
  const [vatIncluded, setVatIncluded] = useState(true);
  const check = useCheckQuote();
  const heading = useId();

  const send = (event?: FormEvent) => {
    event?.preventDefault();
    check.mutate({ faultId: chosen, text, vatIncluded, labour: labourPlace.read(), carInfo: car });
  };

  return (
    <div className="grid items-start gap-6 desk:grid-cols-2 desk:gap-8">
      <form aria-labelledby={heading} onSubmit={send} className="grid gap-5">
        <div className="grid gap-1">
          <h1 id={heading} className="text-title font-heavy tracking-tight tablet:text-display">
            {words.title}
          </h1>
          <p className="text-soft">{words.lead}</p>
        </div>
        <Field label={words.fault}>
          {(control) => (
            <Select
              {...control}
              prompt={words.chooseFault}
              options={faults.map(({ title }) => title)}
              value={faults.find(({ id }) => id === chosen)?.title ?? ''}
              onChange={(event) => setChosen(faults.find(({ title }) => title === event.target.value)?.id ?? '')}
            />
          )}
        </Field>
        <Field label={words.lines} hint={words.linesHint}>
          {(control) => (
            <TextArea
              {...control}
              value={text}
              maxLength={QUOTE_MAX}
              placeholder={words.example}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <Switch label={words.vat} hint={words.vatWhy} on={vatIncluded} onChange={setVatIncluded} />
        <LabourChooser {...(check.data && { onChange: () => send() })} />
        <Button type="submit" size="large" pending={check.isPending} disabled={text.trim() === '' || chosen === ''}>
          {check.isPending ? words.checking : words.check}
        </Button>
        {check.isError && (
          <Notice tone="stop" icon="triangle" alert>
            <p className="font-semibold">{words.failed}</p>
            <p>{check.error.message}</p>
          </Notice>
        )}
      </form>
      {check.data && <QuoteAnswerView answer={check.data} />}
    </div>
  );
}
