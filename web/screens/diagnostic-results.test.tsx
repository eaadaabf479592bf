import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { questionDraft } from '#web/lib/question-draft.ts';
import { answer, session } from '#web/testing/examples.ts';
import { network, refuse, serve } from '#web/testing/network.ts';
import { show } from '#web/testing/show.tsx';
import { DiagnosticResultsScreen } from './diagnostic-results.tsx';

beforeEach(() => window.history.replaceState(null, '', '/diagnostic-results?sessionId=9'));

test('a stored answer is shown as it was answered', async () => {
  serve('get', '/api/sessions/9/results', { session, result: { ...answer, sessionId: 9 } });
  show(<DiagnosticResultsScreen />);
  expect(await screen.findByRole('heading', { name: 'Worn front brake pads' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Saved to your history' })).toBeVisible();
});

test('a guest is asked to sign in and is led back here', async () => {
  refuse('get', '/api/sessions/9/results', 401, 'unauthenticated', 'Please sign in');
  show(<DiagnosticResultsScreen />);
  expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/auth?next=%2Fdiagnostic-results%3FsessionId%3D9',
  );
});

test('a missing one, or somebody else’s, is plainly not found', async () => {
  refuse('get', '/api/sessions/9/results', 404, 'not_found', 'Session not found');
  show(<DiagnosticResultsScreen />);
  expect(await screen.findByRole('heading', { name: 'Results not found' })).toBeVisible();
});

test('a server that fails can be asked again', async () => {
  refuse('get', '/api/sessions/9/results', 500, 'internal', 'Something went wrong');
  const { owner } = show(<DiagnosticResultsScreen />);
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  serve('get', '/api/sessions/9/results', { session, result: answer });
  await owner.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Worn front brake pads' })).toBeVisible();
});

test('an address that names no session says so', () => {
  window.history.replaceState(null, '', '/diagnostic-results');
  show(<DiagnosticResultsScreen />);
  expect(screen.getByRole('heading', { name: 'Which results?' })).toBeVisible();
});

test('where work is done can be chosen for an answer from the history, and its costs follow', async () => {
  const asked: string[] = [];
  const [issue] = answer.results;
  if (!issue?.costs) throw new Error('The example costs nothing');
  const dear = { ...issue, costs: { ...issue.costs, low: 90_000, high: 99_000 } };
  network.use(
    http.get('*/api/sessions/9/results', ({ request }) => {
      const { search } = new URL(request.url);
      asked.push(search);
      return HttpResponse.json({ session, result: { ...answer, results: search ? [dear] : answer.results } });
    }),
  );
  const { owner } = show(<DiagnosticResultsScreen />);
  await owner.click(await screen.findByRole('button', { name: /UK average, independent garage/ }));
  await owner.selectOptions(screen.getByLabelText('Region'), 'London');
  expect(await screen.findByText('£900–£990')).toBeVisible();
  await waitFor(() => expect(asked).toEqual(['', '?region=london&garage=independent']));
});

test('a question asked from the history is about the car of that diagnosis', async () => {
  serve('get', '/api/sessions/9/results', {
    session: { ...session, car: { make: 'Rover', model: '75', year: 2003 } },
    result: { ...answer, sessionId: 9 },
  });
  const { owner } = show(<DiagnosticResultsScreen />);
  await owner.click(await screen.findByRole('button', { name: 'Ask the community about this' }));
  expect(questionDraft.read()).toMatchObject({ carMake: 'Rover', carModel: '75', carYear: 2003 });
});
