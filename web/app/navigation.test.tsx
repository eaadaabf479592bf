import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Navigation } from './navigation.tsx';

const lit = () => screen.queryAllByRole('link', { current: 'page' }).map((link) => link.textContent);

test.each([
  ['/', ['Diagnose']],
  ['/history', ['History']],
  ['/session/9', ['History']],
  ['/history/', ['History']],
  ['/Cars', ['My Cars']],
  ['/cars', ['My Cars']],
  ['/community', ['Community']],
  ['/tutorials', ['Tutorials']],
  ['/tutorials/brakes/replace-front-pads', ['Tutorials']],
  ['/profile', []],
  ['/sessions', []],
])('on %s the tab %s is lit', (path, tabs) => {
  render(<Navigation path={path} />);
  expect(screen.getAllByRole('link')).toHaveLength(5);
  expect(lit()).toEqual(tabs);
});
