/** Symptoms in the owner's own words. */

import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { TextDiagnosis, TIMEFRAMES, type Timeframe } from '#contract/diagnosis.ts';
import { Button } from '#web/ui/button.tsx';
import { ChipButton } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-input.tsx';
import { ToggleGroup } from '#web/ui/toggle-group.tsx';
import { words } from './words.ts';

/** The screen offers the first three of the contract's. */
const OFFERED = TIMEFRAMES.filter((timeframe) => timeframe !== 'longer');

/** Examples on a phone, where the button to send comes right after. */
const FEW = 2;

interface Props {
  symptoms: string;
  timeframe: Timeframe | null;
  pending: boolean;
  /** Lamps were picked: then nothing need be typed. */
  lampsPicked?: boolean;
  /** The way to the lamp picker. */
  lamps?: ReactNode;
  onChange: (change: { symptoms?: string; timeframe?: Timeframe | null }) => void;
  onSubmit: () => void;
}

export function TextTab({ symptoms, timeframe, pending, lampsPicked = false, lamps, onChange, onSubmit }: Props) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [error, setError] = useState<string>();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const read = z.safeParse(TextDiagnosis, { symptoms });
    const enough = read.success || (lampsPicked && symptoms.trim() === '');
    setError(enough ? undefined : read.error?.issues[0]?.message);
    if (enough) onSubmit();
    else box.current?.focus();
  };

  const change = (text: string) => {
    setError(undefined);
    onChange({ symptoms: text });
  };

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <Field label={words.symptoms} error={error && words.problem(error)}>
        {(control) => (
          <TextArea
            {...control}
            ref={box}
            name="symptoms"
            rows={4}
            placeholder={words.placeholder}
            value={symptoms}
            onChange={(event) => change(event.target.value)}
          />
        )}
      </Field>
      {symptoms === '' && (
        <div className="grid grid-cols-1 gap-2">
          <p className="text-caption text-soft">{words.examplesTitle}</p>
          <div className="grid grid-cols-1 gap-2 tablet:grid-cols-2">
            {words.examples.map((example, at) => (
              <ChipButton
                key={example}
                lang="en-GB"
                className={at < FEW ? '' : 'hidden tablet:block'}
                onClick={() => {
                  change(example);
                  box.current?.focus();
                }}
              >
                {example}
              </ChipButton>
            ))}
          </div>
        </div>
      )}
      {lamps}
      <ToggleGroup
        label={words.when}
        aside={words.optional}
        options={OFFERED.map((value) => ({ value, label: words.timeframes[value] }))}
        chosen={timeframe === 'longer' ? undefined : (timeframe ?? undefined)}
        onChoose={(chosen) => onChange({ timeframe: chosen ?? null })}
      />
      <div className="grid grid-cols-1 gap-2">
        <Button type="submit" size="large" pending={pending}>
          {pending ? words.diagnosing : words.diagnose}
        </Button>
        <p className="text-center text-caption text-soft">{words.free}</p>
      </div>
    </form>
  );
}
