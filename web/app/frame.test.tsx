import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { Frame } from './frame.tsx';

test('Tab with nothing focused offers to skip to the content; Escape takes the offer back', async () => {
  const { owner } = show(<Frame>Home</Frame>);
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  await owner.tab();
  expect(skip).toHaveFocus();
  await owner.keyboard('{Escape}');
  expect(document.body).toHaveFocus();
  await owner.tab();
  expect(skip).toHaveFocus();
  await owner.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('Tab says that somebody works by keyboard, the mouse that nobody does', async () => {
  const { owner } = show(<Frame>Home</Frame>);
  await owner.tab();
  expect(document.documentElement).toHaveAttribute('data-keyboard');
  await owner.pointer({ keys: '[MouseLeft]', target: screen.getByRole('main') });
  expect(document.documentElement).not.toHaveAttribute('data-keyboard');
});
