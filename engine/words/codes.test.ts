import { expect, test } from 'vitest';
import { asRead, codesIn } from './codes.ts';

test.each([
  ['P0301 and u0100', ['P0301', 'U0100']],
  ['p 0420, also P-0171', ['P0420', 'P0171']],
  ['PO420', ['P0420']],
  ['reader says po401 po299', ['P0401', 'P0299']],
  ['P2OO2', ['P2002']],
  ['error code p0,420', ['P0420']],
  ['P 0 1 3 0 came up', ['P0130']],
  ['code 0420', ['P0420']],
  ['codes came up as 0299', ['P0299']],
  ['P420 on the reader', ['P0420']],
])('a code is read however it is typed: %s', (text, codes) => {
  expect(codesIn(text)).toEqual(codes);
});

test.each([
  'the key was coded and the horn booed',
  'radio code 1234',
  'I paid for a code reader, 420 quid',
  'my C 180 has done 2000 miles',
  'peugeot p307',
  'b 500 quid',
])('what only looks like a code is none: %s', (text) => {
  expect(codesIn(text)).toEqual([]);
});

test('misfires of three cylinders or more are read as one of several', () => {
  expect(asRead(['P0301', 'P0302', 'P0304', 'P0171'])).toEqual(['P0300', 'P0171']);
  expect(asRead(['P0301', 'P0303'])).toEqual(['P0301', 'P0303']);
});
