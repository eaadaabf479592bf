/** A photo of what is wrong, with a few words and where it was taken. */
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { VisualDiagnosis } from '#contract/diagnosis.ts';
import { SIGHT_LOCATIONS, type TakenPhoto } from '#contract/sight.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { LabelledSelect } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { PhotoDraft } from './photo-draft.ts';
import { PhotoDrop } from './photo-drop.tsx';
import { words } from './words.ts';

interface Props {
  draft: PhotoDraft;
  onDraft: (change: Partial<PhotoDraft>) => void;
  pending: boolean;
  /** The way to the lamp picker. */
  lamps?: ReactNode;
  onSubmit: (photo: TakenPhoto) => void;
}

export function VisualTab({ draft, onDraft, pending, lamps, onSubmit }: Props) {
  const box = useRef<HTMLTextAreaElement>(null);
  const { imageData, description, location } = draft;
  const [error, setError] = useState<string>();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (pending) return;
    const read = z.safeParse(VisualDiagnosis.shape.description, description);
    setError(read.error?.issues[0]?.message);
    if (!imageData) toast({ ...words.missing, variant: 'destructive' });
    else if (!read.success) box.current?.focus();
    else onSubmit({ description: read.data, location, imageData, corrections: [] });
  };

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <PhotoDrop imageData={imageData} onPhoto={(imageData) => onDraft({ imageData })} />
      <Field label={words.location}>
        {(control) => (
          <LabelledSelect
            {...control}
            name="location"
            options={SIGHT_LOCATIONS.map((value) => ({ value, label: words.locations[value] }))}
            value={location}
            onChange={({ target }) =>
              onDraft({ location: SIGHT_LOCATIONS.find((one) => one === target.value) ?? 'other' })
            }
          />
        )}
      </Field>
      <Field
        label={words.description}
        hint={words.counter(description.trim().length)}
        error={error && words.problem(error)}
      >
        {(control) => (
          <TextArea
            {...control}
            ref={box}
            name="description"
            rows={3}
            placeholder={words.placeholder}
            value={description}
            onChange={(event) => {
              setError(undefined);
              onDraft({ description: event.target.value });
            }}
          />
        )}
      </Field>
      {lamps && (
        <div className="grid gap-2">
          <p className="text-small text-soft">{words.lamps}</p>
          {lamps}
        </div>
      )}
      <Button type="submit" size="large" pending={pending}>
        {pending ? words.analysing : words.analyse}
      </Button>
    </form>
  );
}
