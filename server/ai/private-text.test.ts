import { expect, test } from 'vitest';
import { withoutPrivate } from './private-text.ts';

test.each([
  ['Write to anna.smith+cars@example.co.uk please', 'Write to [e-mail] please'],
  ['anna (at) example (dot) com', '[e-mail]'],
  ['ANNA@EXAMPLE.COM', '[e-mail]'],
  ['see https://example.com/u/anna?x=1', 'see [address]'],
  ['see www.example.com/anna now', 'see [address] now'],
  ['Ring 07700 900123 after six', 'Ring [number] after six'],
  ['Ring +44 7700 900123', 'Ring [number]'],
  ['Ring (020) 7946 0018', 'Ring [number]'],
  ['Ring 0044 20 7946 0018', 'Ring [number]'],
  ['07700900123', '[number]'],
  ['My card 4929 1234 5678 9012', 'My card [number]'],
  ['I live at SW1A 1AA', 'I live at [postcode]'],
  ['garages near m1 1ae', 'garages near [postcode]'],
  ['M11AE', '[postcode]'],
  ['CR2 6XH is my postcode', '[postcode] is my postcode'],
  ['at 12 High Street, Leeds', 'at [address], Leeds'],
  ['Flat 3, 14b Church Road', 'Flat 3, [address]'],
  ['plate AB12 CDE', 'plate [plate]'],
  ['my ab12cde squeals', 'my [plate] squeals'],
  ['LD68-XYZ', '[plate]'],
  ['the car A123 BCD', 'the car [plate]'],
  ['the car P1 ABC', 'the car [plate]'],
  ['the car ABC 123D', 'the car [plate]'],
  ['the car XYZ 1234', 'the car [plate]'],
  ['my reg is k9 dog', 'my reg is [plate]'],
  ['number plate: s3xy', 'number plate: [plate]'],
  ['registration number B16 CAR', 'registration number [plate]'],
  ['VIN WVWZZZ1KZAW123456', 'VIN [chassis number]'],
  ['my router is 192.168.1.20', 'my router is [number]'],
  ['My name is Anna Smith and it squeals', 'My name is [name] and it squeals'],
  ['my name is anna and it squeals', 'my name is [name] and it squeals'],
  ['my name’s ben', 'my name’s [name]'],
  ['Call me Zoë', 'Call me [name]'],
  ['Hi Dave, it squeals', 'Hi [name], it squeals'],
  ['It squeals. Regards, Anna', 'It squeals. Regards, [name]'],
  ['Mrs O’Neill next door', '[name] next door'],
  ['Dr. Patel’s car', '[name] car'],
  ['ask for Siobhan at the desk', 'ask for [name] at the desk'],
  ['a\u200bnna@exa\u200bmple.com', '[e-mail]'],
])('“%s” leaves the house as “%s”', (text, left) => {
  expect(withoutPrivate(text)).toBe(left);
});

test.each([
  'My 2015 Ford Focus 1.6 TDCi squeals at 30 mph after 84,200 miles',
  'P0420 and P0301 came up, then U0100 and B1234',
  'P 0420 on the reader',
  'my a4 has a rattle, the v8 and the m3 too',
  'A4 TDI, A3 TFSI, Golf GTI, E46 M3 CSL',
  'a Golf Mk5 5dr and a Clio mk2 3dr',
  'it does it at30mph and over 70mph',
  'the DPF light came on at 3000 RPM in 5th',
  'cost me £1,250 in 2019',
  'tyres are 205/55 R16 and at 32 PSI',
  '12 V battery reads 11.8',
  'a 1.0 EcoBoost with 999 CC',
  'Hi, it squeals when cold',
  'Thanks, The noise is gone',
  'Hello My car shakes',
  'my name is not important',
  'This is bad. this is a rattle',
  'between 10 and 20 minutes, 3 or 4 times a day',
  'the 12345 mile service was in 01/02/2024',
])('“%s” has nothing private and stays as it is', (text) => {
  expect(withoutPrivate(text)).toBe(text);
});

test('names that we know of the writer are taken out wherever they stand', () => {
  expect(withoutPrivate('anna1990 here, Anna1990’s car, not annabel', ['anna1990'])).toBe(
    '[name] here, [name]’s car, not annabel',
  );
  expect(withoutPrivate('it is (x+y) who writes', ['(x+y)'])).toBe('it is [name] who writes');
  expect(withoutPrivate('al is a name too short to look for', ['al'])).toBe('al is a name too short to look for');
});

test('a long text is read in a moment, whatever it is made of', () => {
  for (const hostile of [
    'a@'.repeat(20_000),
    'a.'.repeat(20_000),
    '1'.repeat(40_000),
    '0 '.repeat(20_000),
    'A1 '.repeat(15_000),
    'My name is '.repeat(5_000),
  ])
    expect(withoutPrivate(hostile.slice(0, 40_000)).length).toBeGreaterThan(0);
});
