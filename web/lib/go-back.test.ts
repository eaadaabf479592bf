import { afterEach, expect, test, vi } from 'vitest';
import { goBack } from './go-back.ts';

afterEach(() => {
  Reflect.deleteProperty(window, 'navigation');
  vi.restoreAllMocks();
});

test.each([
  [true, 'back'],
  [false, 'elsewhere'],
])('with a page of this app before it: %s, the owner goes %s', (canGoBack, expected) => {
  const went: string[] = [];
  vi.spyOn(window.history, 'back').mockImplementation(() => void went.push('back'));
  // A fresh tab has a page before the first one, too.
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(2);
  Object.assign(window, { navigation: { canGoBack } });
  goBack(() => went.push('elsewhere'));
  expect(went).toEqual([expected]);
});
