import { expect, test } from 'vitest';
import { nextPath } from './next-path.ts';

const after = (next: string) => nextPath(`?next=${encodeURIComponent(next)}`);

test('after signing in an owner is back where the screen was left, with its query', () => {
  expect(after('/history')).toBe('/history');
  expect(after('/diagnostic-results?sessionId=7#top')).toBe('/diagnostic-results?sessionId=7#top');
});

test('without a place to go back to, it is home', () => {
  expect(nextPath('')).toBe('/');
  expect(after('')).toBe('/');
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  '\t//evil.example',
  'javascript:alert(1)',
  'history',
  'http://[',
])('no link leads an owner who signs in to another place: %s', (next) => {
  expect(after(next)).toBe('/');
});

test('the sign-in screen does not lead to itself', () => {
  expect(after('/auth')).toBe('/');
  expect(after('/auth?next=%2Fauth')).toBe('/');
});
