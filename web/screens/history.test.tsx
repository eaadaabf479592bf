import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Route } from 'wouter';
import type { Session } from '#contract/sessions.ts';
import { caseStore } from '#web/features/diagnosis/case-store.ts';
import { privacyStore } from '#web/lib/preferences.ts';
import { answer, session } from '#web/testing/examples.ts';
import { network, refuse, serve } from '#web/testing/network.ts';
import { show } from '#web/testing/show.tsx';
import { HistoryScreen } from './history.tsx';

const fiesta: Session = {
  ...session,
  id: 8,
  car: { make: 'Ford', model: 'Fiesta', year: 2012 },
  inputType: 'audio',
  inputContent: 'Engine',
  completedAt: null,
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const details = () => screen.findByRole('dialog', { name: 'Diagnostic Session Details' });
const where = () => window.location.pathname + window.location.search;
const at = (address: string) => window.history.replaceState(null, '', address);

/** As the routes show it: the same screen at both addresses. */
const History = () => (
  <>
    <Route path="/history" component={HistoryScreen} />
    <Route path="/session/:id" component={HistoryScreen} />
  </>
);

beforeEach(() => at('/history'));
afterEach(() => caseStore.remove());

/** Serves the sessions two to a page, as the server pages: the next page's address is in the Link header. */
function servePages(sessions: Session[]) {
  const asked: string[] = [];
  network.use(
    http.get('*/api/history', ({ request }) => {
      const from = Number(new URL(request.url).searchParams.get('cursor') ?? 0);
      asked.push(String(from));
      const more = from + 2 < sessions.length;
      const headers = more ? { link: `</api/history?cursor=${from + 2}>; rel="next"` } : undefined;
      return HttpResponse.json(sessions.slice(from, from + 2), headers && { headers });
    }),
  );
  return asked;
}

test('each session shows its car, kind, time, state and what was said', async () => {
  serve('get', '/api/history', [session, fiesta]);
  show(<History />);
  const [first, second] = await screen.findAllByRole('listitem');
  for (const words of ['Volkswagen Golf', 'Text Diagnosis', '2016', '20 Nov 2026', 'Squeals when I brake', 'Completed'])
    expect(first).toHaveTextContent(words);
  for (const words of ['Ford Fiesta', 'Audio Diagnosis', '2012', 'In progress'])
    expect(second).toHaveTextContent(words);
});

test('an owner without a diagnosis is shown how to begin', async () => {
  serve('get', '/api/history', []);
  show(<History />);
  expect(await screen.findByText('No Diagnostic History')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Diagnose your car' })).toHaveAttribute('href', '/');
});

test('a history that could not be loaded is not an empty one', async () => {
  refuse('get', '/api/history', 500, 'internal', 'Something broke');
  show(<History />);
  expect(await screen.findByText('Your history could not be loaded')).toBeVisible();
  expect(screen.queryByText('No Diagnostic History')).toBeNull();
});

test('the details of a completed session lead to its results', async () => {
  serve('get', '/api/history', [session]);
  const { owner } = show(<History />);
  await owner.click(within(await screen.findByRole('listitem')).getByRole('button'));
  const dialog = await details();
  expect(dialog).toHaveTextContent('Volkswagen Golf');
  expect(dialog).toHaveTextContent(/Completed at 20 Nov 2026/);
  await owner.click(within(dialog).getByRole('button', { name: 'View Results' }));
  expect(where()).toBe('/diagnostic-results?sessionId=9');
});

test('a session in progress has no results to view', async () => {
  serve('get', '/api/history', [fiesta]);
  const { owner } = show(<History />);
  await owner.click(within(await screen.findByRole('listitem')).getByRole('button'));
  const dialog = await details();
  expect(dialog).toHaveTextContent('In progress');
  expect(within(dialog).getByRole('button', { name: 'View Results' })).toBeDisabled();
});

test('the browser’s back button closes the details and stays on the list', async () => {
  serve('get', '/api/history', [session]);
  const { owner } = show(<History />);
  await owner.click(within(await screen.findByRole('listitem')).getByRole('button'));
  await details();
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(where()).toBe('/history');
  expect(screen.getByRole('listitem')).toBeVisible();
});

test('the details of a session are not looked for for ever when the history fails: they can be tried again', async () => {
  at('/session/9');
  refuse('get', '/api/history', 500, 'internal', 'Something broke');
  const { owner } = show(<History />);
  const dialog = await details();
  const again = await within(dialog).findByRole('button', { name: 'Try again' }, { timeout: 8_000 });
  expect(dialog).toHaveTextContent('Your history could not be loaded');
  expect(within(dialog).queryByText('Looking for the session')).toBeNull();
  serve('get', '/api/history', [session]);
  await owner.click(again);
  await waitFor(() => expect(dialog).toHaveTextContent('Volkswagen Golf'));
});

test('an address of one session opens its details, also when it is pages away', async () => {
  at('/session/5');
  const asked = servePages([9, 8, 7, 6, 5, 4, 3].map((id) => ({ ...session, id, inputContent: `Case ${id}` })));
  show(<History />);
  expect(await details()).toBeVisible();
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Case 5'));
  expect(asked).toEqual(['0', '2', '4']);
});

test.each(['/session/12', '/session/nonsense', '/session/-1'])('%s names no session of this owner', async (address) => {
  at(address);
  const asked = servePages([9, 8, 7].map((id) => ({ ...session, id })));
  const { owner } = show(<History />);
  expect(await screen.findByText('Session not found')).toBeVisible();
  expect(asked).toEqual(['0']);
  await owner.click(screen.getByText('Close'));
  expect(where()).toBe('/history');
});

test('the rest of a long history is there at the press of a button', async () => {
  servePages([9, 8, 7].map((id) => ({ ...session, id })));
  const { owner } = show(<History />);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  await owner.click(button('Show more'));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a diagnosis is deleted after a question, and a case in hand that refers to it goes on without', async () => {
  serve('get', '/api/history', [session, fiesta]);
  const deleted = serve('delete', '/api/sessions/9', undefined);
  caseStore.change({ symptoms: 'Squeals', result: { ...answer, sessionId: 9 } });
  const { owner } = show(<History />);
  await owner.click(await screen.findByRole('button', { name: /^Volkswagen Golf/ }));
  await owner.click(within(await details()).getByRole('button', { name: 'Delete this diagnosis' }));
  expect(screen.getByRole('alertdialog', { name: 'Confirm Deletion' })).toBeVisible();
  serve('get', '/api/history', [fiesta]);
  await owner.click(button('Delete'));
  expect(await screen.findByText('Diagnosis Deleted')).toBeVisible();
  expect(deleted).toHaveLength(1);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(caseStore.read().result?.sessionId).toBeNull();
});

test('a guest sees what signing in would give, and may bring the diagnosis in hand along', async () => {
  const { owner } = show(<History />);
  expect(await screen.findByRole('heading', { name: 'Your diagnoses, kept' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth?next=%2Fhistory');
  caseStore.change({ symptoms: 'Squeals', result: answer });
  await owner.click(await screen.findByRole('button', { name: 'Sign in and save it' }));
  expect(where()).toBe('/auth?next=%2F');
  expect(caseStore.read().saveWhenSignedIn).toBe(true);
});

test('a guest who follows the address of one session signs in and comes back to it', async () => {
  at('/session/9');
  show(<History />);
  expect(await screen.findByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth?next=%2Fsession%2F9');
  const register = screen.getByRole('link', { name: 'Create Account' });
  expect(register).toHaveAttribute('href', '/auth?view=register&next=%2Fsession%2F9');
});

test('who has switched history off is reminded that nothing new is kept', async () => {
  privacyStore.write({ ...privacyStore.read(), storeHistory: false });
  serve('get', '/api/history', []);
  show(<History />);
  expect(await screen.findByText(/^You have switched history off/)).toBeVisible();
});
