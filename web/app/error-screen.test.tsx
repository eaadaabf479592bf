import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from './error-screen.tsx';

function Screen({ car }: { car: { broken: boolean } }) {
  if (car.broken) throw new Error('The engine fell out');
  return <p>All well</p>;
}

test('a broken screen says what happened, and Try Again brings it back once the cause is gone', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const car = { broken: true };
  render(
    <ErrorBoundary
      onReset={() => {
        car.broken = false;
      }}
    >
      <Screen car={car} />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'App Error' })).toBeVisible();
  expect(screen.getByText('Sorry, something went wrong. Please try again.')).toBeVisible();
  expect(screen.getByText('The engine fell out')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByText('All well')).toBeVisible();
  vi.restoreAllMocks();
});

test('a step back leads out of a broken screen', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const car = { broken: true };
  render(
    <ErrorBoundary onReset={() => undefined}>
      <Screen car={car} />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'App Error' })).toBeVisible();
  car.broken = false;
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.getByText('All well')).toBeVisible();
  vi.restoreAllMocks();
});
