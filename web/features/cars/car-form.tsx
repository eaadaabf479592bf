/** Add and edit, one form: make, then its models; year; engine; and folded, what sharpens the diagnosis. */

import { type SubmitEvent, useState } from 'react';
import type { Car, NewCar } from '#contract/cars.ts';
import { carYears, DRIVE_TYPES, ENGINES, FUEL_TYPES, MAKES, modelsOf, TRANSMISSIONS } from '#contract/vehicles.ts';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LabelledSelect, Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { words as text } from './form-words.ts';
import { type CarErrors, type CarFields, readCarForm } from './read-car-form.ts';
import { words } from './words.ts';

interface Props {
  car?: Car | undefined;
  id: string;
  onSubmit: (car: NewCar) => void;
}

/** The submit button lives in the dialog's footer and names this form by its id. */
export function CarForm({ car, id, onSubmit }: Props) {
  const [make, setMake] = useState(car?.make ?? '');
  const [model, setModel] = useState(car?.model ?? '');
  const [errors, setErrors] = useState<CarErrors>({});

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const read = readCarForm(new FormData(form));
    setErrors(read.errors ?? {});
    if (read.car) return onSubmit(read.car);
    const first = Object.keys(read.errors)[0];
    const control = first ? form.elements.namedItem(first) : null;
    if (control instanceof HTMLElement) {
      const fold = control.closest('details');
      if (fold) fold.open = true;
      control.focus();
    }
  };

  const told = (field: CarFields) => errors[field] && words.said(errors[field]);

  const list = (
    field: CarFields,
    label: string,
    options: readonly (string | number)[],
    prompt: string = text.notSure,
  ) => (
    <Field label={label} aside={text.optional} error={told(field)}>
      {(control) => (
        <LabelledSelect
          {...control}
          name={field}
          prompt={prompt}
          options={withOwn(options, car?.[field]).map((one) => ({
            value: String(one),
            label: words.said(String(one)),
          }))}
          defaultValue={car?.[field] ?? ''}
        />
      )}
    </Field>
  );

  const moreIsKnown = Boolean(car?.mileage ?? car?.transmission ?? car?.fuelType ?? car?.driveType);
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid gap-4 tablet:grid-cols-2">
        <Field label={words.make} error={told('make')}>
          {(control) => (
            <Select
              {...control}
              name="make"
              prompt={text.chooseMake}
              options={withOwn(MAKES, car?.make)}
              value={make}
              onChange={(event) => {
                setMake(event.target.value);
                setModel('');
              }}
            />
          )}
        </Field>
        <Field label={words.model} error={told('model')}>
          {(control) => (
            <Select
              {...control}
              name="model"
              prompt={make ? text.chooseModel : text.chooseMakeFirst}
              options={make ? withOwn(modelsOf(make), make === car?.make ? car.model : undefined) : []}
              disabled={!make}
              value={model}
              onChange={(event) => setModel(event.target.value)}
            />
          )}
        </Field>
        <Field label={words.year} error={told('year')}>
          {(control) => (
            <Select
              {...control}
              name="year"
              prompt={text.chooseYear}
              options={withOwn(carYears(), car?.year)}
              defaultValue={car?.year ?? ''}
            />
          )}
        </Field>
        {list('engine', words.engine, ENGINES)}
      </div>
      <details open={moreIsKnown} className="group rounded-control bg-sunk px-4">
        <summary className="flex min-h-12 items-center justify-between gap-2 font-semibold">
          {text.more}
          <Icon name="down" className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <p className="pb-3 text-caption text-soft">{text.moreWhy}</p>
        <div className="grid gap-4 pb-4 tablet:grid-cols-2">
          <Field label={text.mileage} aside={text.optional} hint={text.mileageHint} error={told('mileage')}>
            {(control) => (
              <TextInput
                {...control}
                name="mileage"
                inputMode="numeric"
                autoComplete="off"
                defaultValue={car?.mileage?.toLocaleString('en-GB') ?? ''}
              />
            )}
          </Field>
          {list('transmission', text.gearbox, TRANSMISSIONS)}
          {list('fuelType', text.fuel, FUEL_TYPES)}
          {list('driveType', text.drive, DRIVE_TYPES)}
        </div>
      </details>
    </form>
  );
}

/** The fixed list, and the car's own value where the list does not have it: editing must not lose it. */
const withOwn = (options: readonly (string | number)[], own: string | number | null | undefined) =>
  own && !options.includes(own) ? [own, ...options] : options;
