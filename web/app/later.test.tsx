import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { caseStore } from '#web/features/diagnosis/case-store.ts';
import { HomeScreen } from '#web/screens/home.tsx';
import { anna, answer, golf } from '#web/testing/examples.ts';
import { refuse, serve } from '#web/testing/network.ts';
import { show } from '#web/testing/show.tsx';
import { loadWholeHome } from '#web/testing/whole-home.ts';
import { Later } from './later.tsx';

const Home = () => (
  <>
    <Later />
    <HomeScreen />
  </>
);

beforeAll(loadWholeHome);
afterEach(() => caseStore.remove());

test('a car that was deleted elsewhere stands in nobody’s way: the diagnosis says so, and home shows what there is', async () => {
  serve('get', '/api/user', anna);
  serve('get', '/api/history', []);
  serve('get', '/api/car', golf);
  const { owner } = show(<Home />);
  await screen.findByText('Volkswagen Golf');
  serve('get', '/api/car', null);
  refuse('post', '/api/diagnose/text', 404, 'not_found', 'Car not found');
  await owner.type(screen.getByLabelText('Describe the symptoms your car is experiencing'), 'Squeals');
  await owner.click(screen.getByRole('button', { name: 'Diagnose Issue' }));
  expect(await screen.findByText('Car not found')).toBeVisible();
  expect(await screen.findByText('Please add your car information to get started')).toBeVisible();
  const asked = serve('post', '/api/diagnose/text', answer);
  await owner.click(screen.getByRole('button', { name: 'Diagnose Issue' }));
  await waitFor(() => expect(asked).toEqual([{ symptoms: 'Squeals' }]));
});

test('an answer whose session was deleted elsewhere can be refined all the same, and saved anew', async () => {
  serve('get', '/api/user', anna);
  serve('get', '/api/car', null);
  serve('get', '/api/history', []);
  caseStore.change({ symptoms: 'Squeals', result: { ...answer, sessionId: 9 } });
  const { owner } = show(<Home />);
  expect(await screen.findByRole('link', { name: 'Saved to your history' })).toBeVisible();
  refuse('post', '/api/diagnose/text', 404, 'not_found', 'Session not found');
  await owner.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Session not found')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Save Results' })).toBeVisible();
  const asked = serve('post', '/api/diagnose/text', answer);
  await owner.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).not.toHaveProperty('sessionId');
});
