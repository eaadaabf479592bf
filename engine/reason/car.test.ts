import { expect, test } from 'vitest';
import { carFacts, hintedFacts } from './car.ts';

test.each([
  [{ make: 'Volkswagen', model: 'Golf', engine: '2.0L TDI' }, 'diesel', undefined],
  [{ make: 'Ford', model: 'Fiesta', engine: '1.2L I4' }, 'petrol', undefined],
  [{ make: 'Tesla', model: 'Model 3' }, 'electric', 'automatic'],
  [{ make: 'Nissan', model: 'Leaf' }, 'electric', 'automatic'],
  [{ make: 'Toyota', model: 'Prius' }, 'hybrid', undefined],
  [{ make: 'Kia', model: 'Niro', fuelType: 'Plug-in hybrid' }, 'plug-in-hybrid', undefined],
  [{ make: 'Audi', model: 'A3', transmission: 'Dual-clutch', fuelType: 'Petrol' }, 'petrol', 'dual-clutch'],
  [{ make: 'Vauxhall', model: 'Astra' }, undefined, undefined],
])('%o is read as %s, %s', (car, fuel, gearbox) => {
  expect(carFacts(car)).toMatchObject({ fuel, gearbox });
});

test.each([
  ['Diesel has gone into limp mode', 'diesel'],
  ['the DPF light came on', 'diesel'],
  ['smell of petrol in the garage', 'petrol'],
  ['it died at the petrol station', undefined],
  ['put diesel in my petrol car', undefined],
  ['filled up with petrol by mistake', undefined],
  ['the Leaf will not charge', 'electric'],
  ['something wrong with my old diesel', 'diesel'],
])('%o hints at %s', (words, fuel) => {
  expect(hintedFacts(words).fuel).toBe(fuel);
});
