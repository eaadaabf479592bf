import { expect, test } from 'vitest';
import { dateAndTime, day, monthAndYear } from './when.cy.ts';

test('times are Welsh also in a browser that does not know the language', () => {
  const time = new Date(2026, 10, 1, 5, 7);
  expect(dateAndTime(time)).toBe('1 Tach 2026, 05:07');
  expect(day(time.toISOString())).toBe('1 Tachwedd 2026');
  expect(monthAndYear(new Date(2027, 0))).toBe('Ionawr 2027');
});
