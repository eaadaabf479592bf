/** What was typed into the car form, as a car or as the fields that are not right yet. */

import * as z from 'zod/mini';
import { NewCar } from '#contract/cars.ts';

export type CarFields = keyof NewCar;
export type CarErrors = Partial<Record<CarFields, string>>;

type Read = { car: NewCar; errors?: never } | { car?: never; errors: CarErrors };

export function readCarForm(form: FormData): Read {
  const text = (field: CarFields) => String(form.get(field) ?? '').trim();
  const optional = (field: CarFields) => text(field) || null;
  const parsed = z.safeParse(NewCar, {
    make: text('make'),
    model: text('model'),
    year: Number(text('year') || Number.NaN),
    engine: optional('engine'),
    mileage: readMileage(text('mileage')),
    transmission: optional('transmission'),
    fuelType: optional('fuelType'),
    driveType: optional('driveType'),
  });
  if (parsed.success) return { car: parsed.data };

  const errors: CarErrors = {};
  for (const { path, message } of parsed.error.issues) errors[path[0] as CarFields] ??= message;
  return { errors };
}

/** "62,000", "62.000 miles" and "62k" are 62000; what is no number is out of range, and is told so. */
function readMileage(text: string): number | null {
  if (text === '') return null;
  const found = /^(\d[\d\s,.]*)\s*(k)?\s*(?:miles?|mi)?$/i.exec(text);
  if (!found?.[1]) return -1;
  if (found[2]) return Math.round(Number(found[1].replace(/[\s,]/g, '')) * 1000);
  const grouped = /^\d{1,3}(?:[.,\s]\d{3})+$/.test(found[1]);
  return Number(found[1].replace(grouped ? /[\s,.]/g : /[\s,]/g, '').replace(/\.\d*$/, ''));
}
