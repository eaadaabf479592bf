import { expect, test } from 'vitest';
import type { CarFacts } from './car.ts';
import { lackedBy } from './equipment.ts';

const equipment = {
  'four-wheel-drive': { faults: ['driveline/haldex'], also_on: [], cars: { Audi: [], Ford: ['Kuga'] } },
  propshaft: { faults: ['driveline/propshaft'], also_on: ['four-wheel-drive'], cars: { Ford: ['Transit'] } },
};

test.each<[string, CarFacts, string[]]>([
  ['a car that nobody named', {}, []],
  ['a car with neither', { make: 'Ford', model: 'Fiesta' }, ['driveline/haldex', 'driveline/propshaft']],
  ['a car with one', { make: 'Ford', model: 'Transit Custom' }, ['driveline/haldex']],
  ['a car that has one because it has the other', { make: 'Ford', model: 'Kuga' }, []],
  ['a make of which every model may have it', { make: 'audi', model: 'A3' }, []],
  ['a model that nobody told', { make: 'Ford' }, []],
  ['a make that has it in no model', { make: 'Renault' }, ['driveline/haldex', 'driveline/propshaft']],
])('%s', (_, car, lacked) => {
  expect([...lackedBy(equipment, car)]).toEqual(lacked);
});
