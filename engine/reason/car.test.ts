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
  ['put diesel in my petrol car', 'petrol'],
  ['I put petrol in my diesel', 'diesel'],
  ['filled up with petrol by mistake', undefined],
  ['the Leaf will not charge', 'electric'],
  ['something wrong with my old diesel', 'diesel'],
  ['filled my petrol Fiesta with diesel and now it will not start', 'petrol'],
  ['filled up with diesel but my car is petrol', 'petrol'],
  ['lumpy idle, sounds like a diesel', undefined],
  ['broken leaf spring on my diesel van', 'diesel'],
  ['1.6 HDi hesitates instead of pulling', 'diesel'],
  ['my diesel will not start since the accident', 'diesel'],
])('%o hints at %s', (words, fuel) => {
  expect(hintedFacts(words).fuel).toBe(fuel);
});

test.each([
  ["auto won't go into reverse", 'automatic'],
  ['auto stop start is off', undefined],
  ['the clutch slips', 'manual'],
])('%o hints at a gearbox: %s', (words, gearbox) => {
  expect(hintedFacts(words).gearbox).toBe(gearbox);
});
