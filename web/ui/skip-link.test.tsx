import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SkipLink } from './skip-link.tsx';

test('the skip link is seen only while it has the focus: leaving it hides it again', () => {
  render(
    <>
      <SkipLink>Skip to content</SkipLink>
      <main id="main-content" tabIndex={-1} />
      <button type="button">Elsewhere</button>
    </>,
  );
  const link = screen.getByRole('link');
  expect(link.className).toContain('sr-only');
  expect(link.className).toContain('focus:not-sr-only');
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(link).toHaveFocus();
  screen.getByRole('button').focus();
  expect(link).not.toHaveFocus();
  // With something focused, Tab is the browser's own.
  fireEvent.keyDown(screen.getByRole('button'), { key: 'Tab' });
  expect(link).not.toHaveFocus();
});

test('while a dialog is open, Tab is the browser’s own: it leads back into the dialog', () => {
  render(
    <>
      <SkipLink>Skip to content</SkipLink>
      <dialog open />
    </>,
  );
  expect(fireEvent.keyDown(document.body, { key: 'Tab' })).toBe(true);
  expect(screen.getByRole('link', { hidden: true })).not.toHaveFocus();
});
