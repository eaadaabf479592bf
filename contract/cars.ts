/** Cars of the garage. A guest's cars have the same shape and stay in the browser. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { atMost, Id, optionalText, Page, required, Time } from './text.ts';

const nextYear = () => new Date().getFullYear() + 1;

const carYear = z.number('Invalid year').check(
  z.int('Invalid year'),
  z.minimum(1900, 'Invalid year'),
  z.refine((year) => year <= nextYear(), 'Year cannot be in the future'),
);

/** What an owner says of a car. The optional details sharpen the diagnosis. */
export const NewCar = z.object({
  make: required('Make is required').check(atMost(60, 'Make')),
  model: required('Model is required').check(atMost(60, 'Model')),
  year: carYear,
  mileage: z.optional(
    z.nullable(
      z
        .number('Please give the mileage as a number')
        .check(
          z.int('Please give the mileage as a whole number'),
          z.minimum(0, 'Mileage must be 0 or higher'),
          z.maximum(2_000_000, 'Mileage cannot exceed 2,000,000'),
        ),
    ),
  ),
  engine: optionalText(60),
  transmission: optionalText(40),
  fuelType: optionalText(40),
  driveType: optionalText(40),
});
export type NewCar = z.infer<typeof NewCar>;

export const Car = z.extend(NewCar, { id: Id, createdAt: Time });
export type Car = z.infer<typeof Car>;

/** A car as named in a diagnosis: whatever is known of it, also nothing. */
export const CarInfo = z.object({
  make: optionalText(60),
  model: optionalText(60),
  year: z.optional(z.nullable(carYear)),
  mileage: NewCar.shape.mileage,
  engine: optionalText(60),
  transmission: optionalText(40),
  fuelType: optionalText(40),
  driveType: optionalText(40),
});
export type CarInfo = z.infer<typeof CarInfo>;

/** A garage holds no more: one page can show it whole. */
export const MOST_CARS = 100;

export const listCars = endpoint({
  method: 'GET',
  path: '/api/cars',
  summary: "The owner's cars, newest first",
  query: Page,
  reply: z.array(Car),
});
export const currentCar = endpoint({
  method: 'GET',
  path: '/api/car',
  summary: 'The current car, or null',
  reply: z.nullable(Car),
});
export const chooseCar = endpoint({
  method: 'PUT',
  path: '/api/car',
  summary: 'Makes an own car the current one',
  body: z.object({ id: Id }),
  reply: Car,
});
export const saveCar = endpoint({
  method: 'POST',
  path: '/api/cars',
  summary: 'Adds a car and makes it current; with the id of an own car, updates that one',
  creates: true,
  body: z.extend(NewCar, { id: z.optional(Id) }),
  reply: Car,
});
export const deleteCar = endpoint({
  method: 'DELETE',
  path: '/api/cars/:id',
  summary: 'Deletes an own car',
  status: 204,
  reply: z.void(),
});
