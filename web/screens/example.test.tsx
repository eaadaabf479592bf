import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RecentDiagnostics } from '#web/features/diagnosis/recent-diagnostics.tsx';
import { answer, warpedDiscs } from '#web/testing/examples.ts';
import { refuse, serve } from '#web/testing/network.ts';
import { show } from '#web/testing/show.tsx';
import { ExampleScreen } from './example.tsx';
import { HistoryScreen } from './history.tsx';

test('an example can be looked at without typing: a real answer, marked as an example, which is not kept', async () => {
  const asked = serve('post', '/api/diagnose/text', answer);
  show(<ExampleScreen />);
  expect(await screen.findByText('This is an example')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Worn front brake pads' })).toBeVisible();
  expect(asked).toMatchObject([{ saveToHistory: false, carInfo: { make: 'Ford' } }]);
  expect(screen.getByRole('link', { name: 'Diagnose your own car' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('button', { name: 'Save Results' })).toBeNull();
});

test('the example’s question can be answered, and the answer is not kept either', async () => {
  serve('post', '/api/diagnose/text', answer);
  const { owner } = show(<ExampleScreen />);
  const yes = await screen.findByRole('button', { name: 'Yes' });
  const again = serve('post', '/api/diagnose/text', { ...answer, results: [warpedDiscs], questions: [] });
  await owner.click(yes);
  expect(await screen.findByRole('heading', { name: 'Warped front brake discs', level: 3 })).toBeVisible();
  expect(again).toMatchObject([{ answers: [{ finding: 'pulse', answer: 'yes' }], saveToHistory: false }]);
});

test('an example that cannot be had says so and can be asked for again', async () => {
  refuse('post', '/api/diagnose/text', 503, 'overloaded', 'The workshop is full just now.');
  const { owner } = show(<ExampleScreen />);
  expect(await screen.findByText('The workshop is full just now.')).toBeVisible();
  serve('post', '/api/diagnose/text', answer);
  await owner.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('This is an example')).toBeVisible();
});

test('who has no diagnosis yet is led to the example, from home and from the history, as guest and as member', async () => {
  const leadsOn = async () =>
    expect(await screen.findByRole('link', { name: 'See an example' })).toHaveAttribute('href', '/example');
  const home = show(<RecentDiagnostics />);
  await leadsOn();
  home.unmount();
  const guest = show(<HistoryScreen />);
  await leadsOn();
  guest.unmount();
  serve('get', '/api/history', []);
  show(<HistoryScreen />);
  await leadsOn();
  expect(screen.getByRole('link', { name: 'Diagnose your car' })).toHaveAttribute('href', '/');
});
