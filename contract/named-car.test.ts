import { expect, test } from 'vitest';
import { namedCar } from './named-car.ts';

test.each([
  ['my golf will not start', 'Volkswagen', 'Golf'],
  ['2012 Qashqai 1.5 dci, blue smoke', 'Nissan', 'Qashqai'],
  ['vauxhall corsa rattles', 'Vauxhall', 'Corsa'],
  ['opel astra', 'Vauxhall', 'Astra'],
  ['citroen C3 hisses', 'Citroën', 'C3'],
  ['my 320d rattles', 'BMW', '3 Series'],
  ['BMW 118i misfires', 'BMW', '1 Series'],
  ['merc c220 lost power', 'Mercedes-Benz', 'C-Class'],
  ['E220 CDI sways', 'Mercedes-Benz', 'E-Class'],
  ['my alfa 147 has no clutch', 'Alfa Romeo', '147'],
  ['range rover sport sits low', 'Land Rover', 'Range Rover'],
  ['jeep grand cherokee', 'Jeep', 'Grand Cherokee'],
  ['my seat leon judders', 'SEAT', 'Leon'],
  ['smart fortwo will not change gear', 'Smart', 'ForTwo'],
  ['Mini Cooper drinks oil', 'MINI', 'Cooper'],
  ['the Leaf will not charge', 'Nissan', 'Leaf'],
])('%s names a %s %s', (text, make, model) => {
  expect(namedCar(text)).toMatchObject({ make, model });
});

test.each([
  'the leaf spring broke',
  "the driver's seat will not slide",
  'smart key not recognised',
  'it stalls at the mini roundabout',
  'note that it squeaks',
  'at 120 I felt a wobble',
  'a 200 mile trip',
  'code P0300 and C100',
  'compass on the dash is wrong',
  'a piece of A4 paper',
  'on the M3 near the services',
])('%s names no car', (text) => {
  expect(namedCar(text)).toEqual({});
});

test('a maker and no more', () => {
  expect(namedCar('my BMW shakes at 120')).toEqual({ make: 'BMW' });
});
