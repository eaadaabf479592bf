import { expect, test } from 'vitest';
import { Fitting } from '../knowledge.ts';
import type { CarFacts } from './car.ts';
import { ofOtherKinds } from './fitted.ts';

const fitted = {
  timing: Fitting.parse({
    kinds: {
      'dry-belt': ['engine/belt'],
      'wet-belt': ['engine/wet-belt'],
      chain: ['engine/chain', 'engine/tensioner'],
    },
    cars: {
      Ford: [
        { kind: 'wet-belt', engine: '1.0 EcoBoost', years: [2012, 2019] },
        { kind: 'chain', engine: '1.0 EcoBoost', years: [2019, 2025] },
        { kind: 'chain', models: ['Ka'], fuel: 'petrol' },
      ],
      Tesla: [{ kind: 'chain' }],
    },
  }),
};
const fiesta: CarFacts = { make: 'Ford', model: 'Fiesta', engine: '1.0 EcoBoost 100' };

test.each<[string, CarFacts, string[]]>([
  ['a car that nobody named', {}, []],
  ['a car of which no line speaks', { make: 'Ford', model: 'Focus', engine: '1.6 TDCi', year: 2010 }, []],
  [
    'one of the years that a line names',
    { ...fiesta, year: 2014 },
    ['engine/belt', 'engine/chain', 'engine/tensioner'],
  ],
  ['years that nobody told', fiesta, []],
  ['a year of which two lines speak', { ...fiesta, year: 2019 }, ['engine/belt']],
  ['a fuel that nobody told', { make: 'Ford', model: 'Ka' }, []],
  ['another fuel than the line names', { make: 'Ford', model: 'Ka', fuel: 'diesel' }, []],
  ['a make of which every car is meant', { make: 'Tesla', model: 'Model 3' }, ['engine/belt', 'engine/wet-belt']],
])('%s', (_, car, others) => {
  expect([...ofOtherKinds(fitted, car)]).toEqual(others);
});
