import { expect, test } from 'vitest';
import { session } from '#web/testing/examples.ts';
import { carOf, kindOf, preview } from './session-words.ts';

test('what was said is shown whole up to 120 characters, then cut with three dots', () => {
  const text = 'x'.repeat(120);
  expect(preview(text)).toBe(text);
  expect(preview(`${text}y`)).toBe(`${text}...`);
});

test('no character is cut in half', () => {
  expect(preview('🚗'.repeat(121))).toBe(`${'🚗'.repeat(120)}...`);
});

test('a session without a car is of an unknown one', () => {
  expect(carOf(session)).toBe('Volkswagen Golf');
  expect(carOf({ ...session, car: null })).toBe('Unknown Car');
  expect(carOf({ ...session, car: { make: null, model: null, year: 2016 } })).toBe('Unknown Car');
});

test('whatever is not text has the specification’s one other name', () => {
  expect(kindOf(session)).toBe('Text Diagnosis');
  expect(kindOf({ ...session, inputType: 'audio' })).toBe('Audio Diagnosis');
  expect(kindOf({ ...session, inputType: 'visual' })).toBe('Audio Diagnosis');
});
