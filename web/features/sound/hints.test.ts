import { expect, test } from 'vitest';
import { hintFor, type Moment } from './hints.ts';

const moments = (moment: Partial<Moment>, count = 20): Moment[] =>
  Array.from({ length: count }, () => ({ peak: 0.3, voice: 0.3, restless: 0.1, ...moment }));

test('an owner who stands too far away is told to go closer', () => {
  expect(hintFor(moments({ peak: 0.004 }), 3)).toBe('quiet');
});

test('an owner too near is told to step back', () => {
  expect(hintFor(moments({ peak: 1 }), 3)).toBe('loud');
});

test('an owner who talks is asked to let the car speak', () => {
  expect(hintFor(moments({ voice: 0.9, restless: 0.8 }), 3)).toBe('talking');
});

test('after ten good seconds the owner may stop', () => {
  expect(hintFor(moments({}), 4)).toBe('listening');
  expect(hintFor(moments({}), 11)).toBe('enough');
});
