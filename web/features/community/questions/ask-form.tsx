/** Asking: what, about which car, and what is known already while it is being typed. */
import { type FormEvent, useEffect, useState } from 'react';
import type { Car } from '#contract/cars.ts';
import { CATEGORIES, type NewQuestion } from '#contract/qa.ts';
import { carYears, MAKES } from '#contract/vehicles.ts';
import type { QuestionDraft } from '#web/lib/question-draft.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { LabelledSelect, Select } from '#web/ui/select.tsx';
import { SendForm } from '#web/ui/send-form.tsx';
import { TextArea, TextInput } from '#web/ui/text-input.tsx';
import { AskForm as Shape } from './ask-shape.ts';
import { Similar } from './similar.tsx';
import { text } from './words.ts';

const CATEGORY_OPTIONS = CATEGORIES.map((value) => ({ value, label: text.categories[value] }));
const SETTLED_MS = 400;

const NO_CAR = { make: null, model: null, year: null };
const carOf = ({ carMake, carModel, carYear }: QuestionDraft) => ({
  make: carMake,
  model: carModel,
  year: carYear,
});

interface Props {
  draft: QuestionDraft | null;
  car: Car | null;
  pending: boolean;
  error: Error | null;
  /** Null once nothing is left of it. */
  onTyped: (draft: QuestionDraft | null) => void;
  onSend: (question: NewQuestion) => void;
}

export function AskForm({ draft, car, pending, error, onTyped, onSend }: Props) {
  const [suspects, setSuspects] = useState(draft?.suspects ?? []);
  const [typed, setTyped] = useState(draft ? `${draft.title} ${draft.content}` : '');
  const settled = useSettled(typed);
  const { form, onSubmit, errors, trouble } = useForm(
    Shape,
    (asked) => onSend({ ...asked, ...(suspects.length > 0 && { faultIds: suspects.map(({ id }) => id) }) }),
    error,
  );
  const follow = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const begun = draftOf(new FormData(currentTarget), suspects);
    setTyped(`${begun.title} ${begun.content}`);
    onTyped(begun.title.trim() === '' && begun.content.trim() === '' ? null : begun);
  };
  // A question from a diagnosis is about the car of that diagnosis, or about none.
  const { make, model, year } = draft?.carMake === undefined ? (car ?? NO_CAR) : carOf(draft);
  return (
    <SendForm
      form={form}
      onSubmit={onSubmit}
      onInput={follow}
      trouble={trouble}
      send={text.form.send}
      sending={text.form.sending}
      pending={pending}
    >
      {draft && !draft.edited && (
        <Notice tone="info" icon="info">
          {text.form.fromDiagnosis}
        </Notice>
      )}
      <Field label={text.form.title} hint={text.form.titleHint} error={errors.title}>
        {(control) => <TextInput {...control} name="title" autoComplete="off" defaultValue={draft?.title} />}
      </Field>
      <Field label={text.form.content} hint={text.form.contentHint} error={errors.content}>
        {(control) => <TextArea {...control} name="content" rows={5} defaultValue={draft?.content} />}
      </Field>
      <Similar typed={settled} />
      {suspects.length > 0 && (
        <div className="grid gap-2">
          <p className="font-semibold">{text.form.suspects}</p>
          <ul className="flex flex-wrap gap-2">
            {suspects.map((suspect) => (
              <li key={suspect.id} className="max-w-full">
                <Chip
                  removeName={text.form.withoutSuspect(suspect.title)}
                  onRemove={() => setSuspects(suspects.filter(({ id }) => id !== suspect.id))}
                >
                  {suspect.title}
                </Chip>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Field label={text.form.category} error={errors.category}>
        {(control) => (
          <LabelledSelect
            {...control}
            name="category"
            prompt={text.form.chooseCategory}
            options={CATEGORY_OPTIONS}
            defaultValue={draft?.category ?? ''}
          />
        )}
      </Field>
      <fieldset className="grid gap-4 tablet:grid-cols-3">
        <legend className="sr-only">{text.form.car}</legend>
        <Field label={text.form.make} aside={text.form.optional} error={errors.carMake}>
          {(control) => (
            <Select
              {...control}
              name="carMake"
              prompt={text.form.notSaid}
              options={make && !MAKES.some((known) => known === make) ? [make, ...MAKES] : MAKES}
              defaultValue={make ?? ''}
            />
          )}
        </Field>
        <Field label={text.form.model} aside={text.form.optional} error={errors.carModel}>
          {(control) => (
            <TextInput
              {...control}
              name="carModel"
              autoComplete="off"
              maxLength={60}
              defaultValue={model ?? undefined}
            />
          )}
        </Field>
        <Field label={text.form.year} aside={text.form.optional} error={errors.carYear}>
          {(control) => (
            <Select
              {...control}
              name="carYear"
              prompt={text.form.notSaid}
              options={year && !carYears().includes(year) ? [year, ...carYears()] : carYears()}
              defaultValue={year ?? ''}
            />
          )}
        </Field>
      </fieldset>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="isUrgent"
          defaultChecked={draft?.isUrgent}
          className="size-6 shrink-0 accent-brand"
        />
        <span>
          <span className="block font-semibold">{text.form.urgent}</span>
          <span className="block text-caption text-soft">{text.form.urgentHint}</span>
        </span>
      </label>
    </SendForm>
  );
}

function draftOf(data: FormData, suspects: QuestionDraft['suspects']): QuestionDraft {
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    title: text('title'),
    content: text('content'),
    category: text('category'),
    carMake: text('carMake') || null,
    carModel: text('carModel') || null,
    carYear: Number(text('carYear')) || null,
    isUrgent: data.has('isUrgent'),
    suspects,
    edited: true,
  };
}

/** What was typed, once the typing pauses. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled.trim().slice(0, 2000);
}
