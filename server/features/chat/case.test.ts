import { expect, test } from 'vitest';
import { loadMind } from '#server/knowledge/load.ts';
import { caseOf } from './case.ts';
import { groundOf } from './ground.ts';

const ground = groundOf(loadMind());
/** What is made of a message that follows our question about a sign. */
const after = (asked: string, message: string) =>
  caseOf(ground, { message, history: [], car: null, before: { words: 'it is losing coolant', answers: [], asked } });

test('a "no" that stands alone answers the question and is not heard again', () => {
  const { answered, words } = after('smoke-blue', 'no, only when it is cold');
  expect(answered).toBe('no');
  expect(words).toContain('only when it is cold');
  expect(words).not.toMatch(/\bno\b/i);
});

test('a "no" that is said of a thing stays with it', () => {
  expect(after('coolant-leak', 'no leaks anywhere').words).toContain('no leaks anywhere');
});

test('a "no" of one thing is no answer to the question about another', () => {
  const { answers } = after('car-is-diesel', 'no leaks anywhere');
  expect(answers).not.toContainEqual({ sign: 'car-is-diesel', answer: 'no' });
});
