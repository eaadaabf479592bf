import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { followKeyboard } from './keyboard-mode.ts';

test.each([
  ['mouse', fireEvent.mouseDown],
  ['touch', fireEvent.touchStart],
])('Tab marks work by keyboard, the %s ends it, and nothing is followed afterwards', (_, point) => {
  const root = document.documentElement;
  const stop = followKeyboard();
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(root).not.toHaveAttribute('data-keyboard');
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(root).toHaveAttribute('data-keyboard');
  point(document.body);
  expect(root).not.toHaveAttribute('data-keyboard');
  stop();
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(root).not.toHaveAttribute('data-keyboard');
});
