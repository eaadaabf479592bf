/** The fixed lists from which an owner chooses. */
import { expect, test } from 'vitest';
import { QUALITIES } from './parts.ts';
import { DIFFICULTIES } from './tutorials.ts';
import { carYears, ENGINES, MAKES, modelsOf } from './vehicles.ts';

const WITH_MODELS = [
  'Tesla',
  'BMW',
  'Audi',
  'Mercedes-Benz',
  'Toyota',
  'Honda',
  'Ford',
  'Volkswagen',
  'Nissan',
  'Hyundai',
  'Kia',
  'Subaru',
  'Mazda',
  'Lexus',
];

test('there are 49 makes, from Alfa Romeo to Volvo, each once', () => {
  expect(new Set(MAKES).size).toBe(49);
  expect([MAKES[0], MAKES.at(-1)]).toEqual(['Alfa Romeo', 'Volvo']);
});

test.each(WITH_MODELS)('%s has models of its own', (make) => {
  expect(MAKES).toContain(make);
  expect(modelsOf(make).length).toBeGreaterThan(2);
});

test('every other make offers only a generic model and "Other"', () => {
  for (const make of MAKES.filter((one) => !WITH_MODELS.includes(one)))
    expect(modelsOf(make), make).toEqual(['Generic Model', 'Other']);
});

test('the years are this one and the thirty before it: 31', () => {
  const years = carYears(new Date('2026-05-01'));
  expect(years).toHaveLength(31);
  expect([years[0], years.at(-1)]).toEqual([2026, 1996]);
});

test('there are 26 engines: electric kinds, petrol from 1.0L I3 to 6.5L V12, TDI from 1.6L to 4.0L, and Other/Custom', () => {
  expect(new Set(ENGINES).size).toBe(26);
  expect(ENGINES.slice(0, 4)).toEqual(['Electric', 'Hybrid', 'Plug-in Hybrid', 'Hydrogen Fuel Cell']);
  const petrol = ENGINES.filter((engine) => /[IVW]\d/.test(engine));
  expect([petrol[0], petrol.at(-1)]).toEqual(['1.0L I3', '6.5L V12']);
  const diesel = ENGINES.filter((engine) => engine.endsWith('TDI'));
  expect([diesel[0], diesel.at(-1)]).toEqual(['1.6L TDI', '4.0L TDI']);
  expect(ENGINES.at(-1)).toBe('Other/Custom');
});

test('a part is OEM, Aftermarket or Used; a guide is for beginners, intermediate or advanced', () => {
  expect(QUALITIES).toEqual(['OEM', 'Aftermarket', 'Used']);
  expect(DIFFICULTIES).toEqual(['beginner', 'intermediate', 'advanced']);
});
