import { expect, test } from 'vitest';
import type { WeakPoint } from '../knowledge.ts';
import type { CarFacts } from './car.ts';
import { knownOn, timesLikelier } from './weak-points.ts';

const point = (more: Partial<WeakPoint>): WeakPoint => ({
  make: 'Ford',
  fault: 'ignition/worn-plugs',
  models: ['Focus'],
  how: 'known',
  note: 'Known for it.',
  ...more,
});

test.each<[string, CarFacts, Partial<WeakPoint>, boolean]>([
  ['its model', { make: 'Ford', model: 'Focus' }, {}, true],
  ['a model by its longer name', { make: 'Ford', model: 'Focus Mk2' }, {}, true],
  ['letters with dots and hooks', { make: 'Citroën', model: 'C3' }, { make: 'Citroen', models: ['C3'] }, true],
  ['another model', { make: 'Ford', model: 'Fiesta' }, {}, false],
  ['a model that nobody told', { make: 'Ford' }, {}, false],
  ['every model of a make', { make: 'Ford' }, { models: [] }, true],
  ['another make', { make: 'Opel', model: 'Focus' }, {}, false],
  ['no car', {}, {}, false],
  ['a year inside', { make: 'Ford', model: 'Focus', year: 2012 }, { years: [2010, 2014] }, true],
  ['a year outside', { make: 'Ford', model: 'Focus', year: 2009 }, { years: [2010, 2014] }, false],
  ['its engine', { make: 'Ford', model: 'Focus', engine: '1.0L EcoBoost' }, { engine: 'EcoBoost' }, true],
  ['another engine', { make: 'Ford', model: 'Focus', engine: '1.6 TDCi' }, { engine: 'EcoBoost' }, false],
  ['an engine by its litres alone', { make: 'Ford', model: 'Focus', engine: '1.0' }, { engine: '1.0 EcoBoost' }, true],
  ['litres that only begin alike', { make: 'Ford', model: 'Focus', engine: '1.25 petrol' }, { engine: '1.2' }, false],
  [
    'litres in the figure of its power',
    { make: 'Ford', model: 'Focus', engine: '1.4 TSI 122' },
    { engine: '1.2' },
    false,
  ],
  [
    'letters where only litres were told',
    { make: 'Ford', model: 'Focus', engine: '1.0' },
    { engine: 'EcoBoost' },
    false,
  ],
  ['another fuel', { make: 'Ford', model: 'Focus', fuel: 'petrol' }, { fuel: 'diesel' }, false],
  [
    'an automatic that may be one',
    { make: 'Ford', model: 'Focus', gearbox: 'automatic' },
    { gearbox: 'dual-clutch' },
    true,
  ],
  [
    'a dual-clutch one where automatics are meant',
    { make: 'Ford', model: 'Focus', gearbox: 'dual-clutch' },
    { gearbox: 'automatic' },
    true,
  ],
  ['another gearbox', { make: 'Ford', model: 'Focus', gearbox: 'manual' }, { gearbox: 'dual-clutch' }, false],
  ['a 320d', { make: 'BMW', model: '320d' }, { make: 'BMW', models: ['3 Series'] }, true],
  ['a 520d', { make: 'BMW', model: '520d' }, { make: 'BMW', models: ['3 Series'] }, false],
  [
    'a Range Rover as the make',
    { make: 'Range Rover', model: 'Sport' },
    { make: 'Land Rover', models: ['Range Rover Sport'] },
    true,
  ],
  ['a make by its short name', { make: 'VW', model: 'Golf' }, { make: 'Volkswagen', models: ['Golf'] }, true],
  ['a C220', { make: 'Mercedes-Benz', model: 'C220 CDI' }, { make: 'Mercedes-Benz', models: ['C-Class'] }, true],
])('%s', (_, car, more, known) => {
  expect(knownOn([point(more)], car).length > 0).toBe(known);
});

test('what is not known of the car halves what the weak point says', () => {
  const focus = { make: 'Ford', model: 'Focus' };
  expect(timesLikelier([], focus)).toBe(1);
  expect(timesLikelier([point({ models: ['Fiesta'] })], focus)).toBe(1);
  expect(timesLikelier([point({})], focus)).toBe(3);
  expect(timesLikelier([point({ years: [2010, 2014] })], focus)).toBe(2);
  expect(timesLikelier([point({ years: [2010, 2014] })], { ...focus, year: 2012 })).toBe(3);
});

test('a make without a model makes its weak points a little likelier, and none is told as known', () => {
  expect(timesLikelier([point({})], { make: 'Ford' })).toBe(1.5);
  expect(knownOn([point({})], { make: 'Ford' })).toEqual([]);
});

test('of several the strongest counts', () => {
  expect(timesLikelier([point({}), point({ how: 'notorious' })], { make: 'Ford', model: 'Focus' })).toBe(6);
});

test('what says most is told first', () => {
  const points = [
    point({ note: 'perhaps', years: [2010, 2014] }),
    point({ note: 'surely', how: 'notorious' }),
    point({ note: 'another car', models: ['Fiesta'] }),
  ];
  expect(knownOn(points, { make: 'Ford', model: 'Focus' }).map(({ note }) => note)).toEqual(['surely', 'perhaps']);
});
