import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { caseStore } from '#web/features/diagnosis/case-store.ts';
import { anna, answer, session } from '#web/testing/examples.ts';
import { refuse, serve } from '#web/testing/network.ts';
import { show } from '#web/testing/show.tsx';
import { VisitPaperScreen } from './visit-paper.tsx';

const open = (path = '/visit-paper') => {
  window.history.replaceState(null, '', path);
  return show(<VisitPaperScreen />);
};
const paper = () => screen.findByRole('article', { name: 'For the mechanic' });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

test('what the owner has looked at stands on the paper at once, and is still there after a reload', async () => {
  caseStore.change({ result: answer });
  const { owner, unmount } = open();
  const done = within(await paper());
  expect(done.getByText('None')).toBeVisible();
  await owner.click(screen.getByRole('button', { name: /Have you checked/ }));
  await owner.click(screen.getByRole('button', { name: 'Found so' }));
  expect(done.getByText('Look at the pads through the wheel: found so')).toBeVisible();
  unmount();
  open();
  expect(await screen.findByText('Look at the pads through the wheel: found so')).toBeVisible();
});

test('another complaint begins with nothing looked at', async () => {
  caseStore.change({ result: answer });
  const { owner, unmount } = open();
  await owner.click(await screen.findByRole('button', { name: /Have you checked/ }));
  await owner.click(screen.getByRole('button', { name: 'Not so' }));
  unmount();
  caseStore.change({ result: { ...answer, userInput: 'Something else' } });
  open();
  expect(within(await paper()).getByText('None')).toBeVisible();
});

test('sharing hands the text to the phone', async () => {
  const share = vi.fn().mockResolvedValue(undefined);
  Object.assign(navigator, { share });
  caseStore.change({ result: answer });
  const { owner } = open();
  await owner.click(await screen.findByRole('button', { name: 'Share as text' }));
  expect(share).toHaveBeenCalledWith({
    title: 'For the mechanic',
    text: expect.stringContaining('Worn front brake pads'),
  });
  expect(screen.queryByText('Copied')).not.toBeInTheDocument();
});

test('where there is no share sheet, the text is copied and the owner told', async () => {
  caseStore.change({ result: answer });
  const { owner } = open();
  await owner.click(await screen.findByRole('button', { name: 'Share as text' }));
  expect(await screen.findByText('Copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toContain('Squeals when I brake');
});

test('a stored visit has its paper too, with the day it was made on', async () => {
  serve('get', '/api/user', anna);
  serve('get', '/api/sessions/9/results', { session, result: { ...answer, sessionId: 9 } });
  open('/visit-paper?sessionId=9');
  expect(within(await paper()).getByText('2016 Volkswagen Golf')).toBeVisible();
  expect(screen.getByText('20 November 2026')).toBeVisible();
});

test('without a diagnosis there is a way to begin, and a failed load a way to try again', async () => {
  const { unmount } = open();
  expect(await screen.findByRole('link', { name: 'Diagnose your car' })).toHaveAttribute('href', '/');
  unmount();
  refuse('get', '/api/sessions/9/results', 500, 'internal', 'It broke');
  open('/visit-paper?sessionId=9');
  expect(await screen.findByText('It broke')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
