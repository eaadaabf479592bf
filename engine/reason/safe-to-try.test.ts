import { expect, test } from 'vitest';
import { Sign } from '../knowledge.ts';
import { mayAnswer, mayDo } from './safe-to-try.ts';

test.each([
  ['stop', []],
  ['short-trips', ['engine']],
  ['soon', ['engine', 'drive']],
  ['ok', ['engine', 'drive']],
] as const)('a car whose verdict is %s may be asked to do %j', (drive, may) => {
  expect((['engine', 'drive'] as const).filter((needs) => mayDo(needs, drive))).toEqual(may);
  expect(mayDo(undefined, drive)).toBe(true);
});

test('what is remembered or looked at can always be asked; what is tried is not, of a car that must stand', () => {
  const asked = (how: Sign['how']) =>
    mayAnswer('smoke', Sign.parse({ label: 'Smoke', question: 'Smoke?', how }), 'stop');
  expect(asked('known')).toBe(true);
  expect(asked('look')).toBe(true);
  expect(asked('try')).toBe(false);
});

test('a check says itself what it needs', () => {
  const check = (needs?: Sign['needs']) => Sign.parse({ label: 'Loose', question: 'Is it loose?', how: 'try', needs });
  expect(mayAnswer('check-wheels-loose-nuts', check(), 'stop')).toBe(true);
  expect(mayAnswer('check-wheels-loose-nuts', check('drive'), 'stop')).toBe(false);
});
