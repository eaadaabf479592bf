import { expect, test } from 'vitest';
import { words } from './answer-words.ts';

test('an owner’s words are quoted as theirs; what the photo shows and the recording holds is not put into their mouth', () => {
  expect(words.because(['squeals', 'it pulls'])).toBe('Because you said “squeals” and “it pulls”.');
  expect(words.because(['clunk over humps at the front', 'clunk over humps'])).toBe(
    'Because you said “clunk over humps at the front”.',
  );
  expect(words.because(['in the photo: ABS'])).toBe('Because the photo shows ABS.');
  expect(words.because(['in the recording: a squeal'])).toBe('Because we heard a squeal.');
  expect([words.youSaid('squeals'), words.youSaid('in the photo: ABS')]).toEqual([
    'you said “squeals”',
    'in the photo: ABS',
  ]);
  expect(words.because(['feels rough', 'in the photo: Oil pressure'])).toBe(
    'Because you said “feels rough”, and the photo shows Oil pressure.',
  );
});
