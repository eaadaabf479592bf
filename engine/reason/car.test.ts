import { expect, test } from 'vitest';
import { carFacts } from './car.ts';

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
