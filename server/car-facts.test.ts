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
