import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, toast, toastStore } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster words={{ region: 'Notifications (F8)', close: 'Close notification' }} />);
});
afterEach(() => {
  act(() => vi.advanceTimersByTime(10_000));
  vi.useRealTimers();
});

const show = (text: Parameters<typeof toast>[0]) =>
  act(() => {
    toast(text);
  });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const slip = (title: string) => screen.queryByText(title)?.closest('[data-state]');

test('at most one toast is seen, the newest', () => {
  show({ title: 'Car Added' });
  show({ title: 'Car Deleted' });
  expect(slip('Car Added')).toBeUndefined();
  expect(slip('Car Deleted')).toHaveAttribute('data-state', 'open');
});

test('a toast closes after five seconds and is gone one second later', () => {
  show({ title: 'Car Added' });
  pass(4_999);
  expect(slip('Car Added')).toHaveAttribute('data-state', 'open');
  pass(1);
  expect(slip('Car Added')).toHaveAttribute('data-state', 'closed');
  pass(999);
  expect(slip('Car Added')).toBeDefined();
  pass(1);
  expect(slip('Car Added')).toBeUndefined();
});

test('its clock stands still while the owner points at it', () => {
  show({ title: 'Car Added' });
  fireEvent.pointerEnter(slip('Car Added') as Element);
  pass(20_000);
  expect(slip('Car Added')).toHaveAttribute('data-state', 'open');
  fireEvent.pointerLeave(slip('Car Added') as Element);
  pass(5_000);
  expect(slip('Car Added')).toHaveAttribute('data-state', 'closed');
});

test.each([
  { px: 49, state: 'open' },
  { px: 50, state: 'closed' },
])('swiped by $px px it is $state', ({ px, state }) => {
  show({ title: 'Car Added' });
  const card = slip('Car Added') as Element;
  fireEvent.pointerDown(card, { clientX: 100 });
  fireEvent.pointerMove(card, { clientX: 100 + px });
  fireEvent.pointerUp(card, { clientX: 100 + px });
  expect(slip('Car Added')).toHaveAttribute('data-state', state);
});

test('F8 brings the owner to the notifications', () => {
  show({ title: 'Car Added' });
  fireEvent.keyDown(document.body, { key: 'F8' });
  expect(screen.getByLabelText('Notifications (F8)')).toHaveFocus();
});

test('a failure is announced at once, good news when there is time', () => {
  show({ title: 'Diagnosis failed', variant: 'destructive' });
  expect(screen.getByText('Diagnosis failed').closest('[role]')).toHaveAttribute('role', 'alert');
  show({ title: 'Car Added' });
  expect(screen.getByText('Car Added').closest('[role]')).toHaveAttribute('role', 'status');
});

test('dismissing a toast that has been replaced leaves the new one alone', () => {
  show({ title: 'Car Added' });
  const id = toastStore.now()?.id ?? 0;
  show({ title: 'Car Deleted' });
  act(() => dismissToast(id));
  expect(slip('Car Deleted')).toHaveAttribute('data-state', 'open');
});
