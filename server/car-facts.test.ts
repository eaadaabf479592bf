import { expect, test } from 'vitest';
import { factsOf } from './car-facts.ts';

test('the car of the form stands, whatever car the words name', () => {
  expect(factsOf({ make: 'Ford', model: 'Focus' }, 'my Nissan Leaf')).toMatchObject({ make: 'Ford', model: 'Focus' });
});

test('without a form the car that the words name is meant', () => {
  expect(factsOf(null, 'coolant goes down on my Discovery, a Land Rover')).toMatchObject({
    make: 'Land Rover',
    model: 'Discovery',
  });
});

test('a car named in passing rules nothing out: neither its fuel nor a year is taken as told', () => {
  const { fuel, gearbox, year } = factsOf(null, 'my Nissan Leaf was serviced in 2009');
  expect([fuel, gearbox, year]).toEqual([undefined, undefined, undefined]);
});

test.each([
  ['my 2012 Golf 1.4 TSI rattles', '1.4 tsi'],
  ['Fiesta 1.25 petrol, juddering', undefined],
  ['Corsa 1.2petrol', '1.2 petrol'],
  ['tread is 2.5 mm on my Golf, a litre of oil', undefined],
  ['was it the 1.6 TDI or the 2.0 TDI Golf that had it', undefined],
])('the engine that "%s" names is %s', (words, engine) => {
  expect(factsOf(null, words).engine).toBe(engine);
});

test('an engine on the form stands; one in the words is that of the car on the form', () => {
  const focus = { make: 'Ford', model: 'Focus' };
  expect(factsOf({ ...focus, engine: '1.6' }, 'a 2.0 TDCi was in it before').engine).toBe('1.6');
  expect(factsOf(focus, 'the 1.0 ecoboost one').engine).toBe('1.0 ecoboost');
});
