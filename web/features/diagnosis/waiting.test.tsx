import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { HomeScreen } from '#web/screens/home.tsx';
import { anna, answer } from '#web/testing/examples.ts';
import { network, refuse, serve } from '#web/testing/network.ts';
import { show } from '#web/testing/show.tsx';
import { loadWholeHome } from '#web/testing/whole-home.ts';
import { caseStore } from './case-store.ts';
import { waitingStore } from './send-later.ts';
import { Waiting } from './waiting.tsx';

beforeAll(loadWholeHome);
afterEach(() => {
  vi.restoreAllMocks();
  caseStore.remove();
  waitingStore.remove();
});

const offline = () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  network.use(http.post('*/api/diagnose/text', () => HttpResponse.error()));
};
const online = () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
};
const Page = () => (
  <>
    <Waiting />
    <HomeScreen />
  </>
);
async function ask(owner: ReturnType<typeof show>['owner'], symptoms: string) {
  const box = screen.getByLabelText('Describe the symptoms your car is experiencing');
  await owner.clear(box);
  await owner.type(box, symptoms);
  await owner.click(screen.getByRole('button', { name: 'Diagnose Issue' }));
}

test('a question asked without a connection waits, is sent when there is one, and says so', async () => {
  offline();
  const { owner } = show(<Page />);
  await ask(owner, 'Squeals when I brake');
  expect(await screen.findByText(/Waiting for a connection: “Squeals when I brake”/)).toBeVisible();
  expect(screen.getByText('No connection')).toBeVisible();
  expect(screen.getByDisplayValue('Squeals when I brake')).toBeVisible();

  const sent = serve('post', '/api/diagnose/text', answer);
  online();
  await owner.click(await screen.findByRole('button', { name: 'See the answer' }));
  expect(sent).toEqual([{ symptoms: 'Squeals when I brake' }]);
  expect(await screen.findByRole('heading', { name: 'Worn front brake pads' })).toBeVisible();
  expect(waitingStore.read()).toEqual([]);
});

test('pressed twice it is one question; another question waits beside it; one may be taken back', async () => {
  offline();
  const { owner } = show(<Page />);
  await ask(owner, 'Squeals');
  await screen.findByText(/“Squeals”/);
  await owner.click(screen.getByRole('button', { name: 'Diagnose Issue' }));
  await ask(owner, 'Knocks');
  await screen.findByText(/“Knocks”/);
  expect(waitingStore.read()).toHaveLength(2);
  await owner.click(screen.getAllByRole('button', { name: 'Do not send' })[0] as HTMLElement);
  const sent = serve('post', '/api/diagnose/text', answer);
  online();
  await screen.findByRole('button', { name: 'See the answer' });
  expect(sent).toEqual([{ symptoms: 'Knocks' }]);
});

test('what is being typed when the answer comes is left alone', async () => {
  offline();
  const { owner } = show(<Page />);
  await ask(owner, 'Squeals');
  await screen.findByText(/“Squeals”/);
  const box = screen.getByLabelText('Describe the symptoms your car is experiencing');
  await owner.clear(box);
  await owner.type(box, 'Something else');
  serve('post', '/api/diagnose/text', answer);
  online();
  await screen.findByRole('button', { name: 'See the answer' });
  expect(caseStore.read().symptoms).toBe('Something else');
});

const waiting = (owner: number | null) => ({
  key: `of-${owner}`,
  owner,
  asked: { ...caseStore.read(), symptoms: 'Squeals' },
  body: { symptoms: 'Squeals' },
  answer: null,
});

test('a server that has no room is asked again later; one that says no is told, and the words come back', async () => {
  waitingStore.write([waiting(null)]);
  const full = refuse('post', '/api/diagnose/text', 503, 'overloaded', 'The workshop is full just now.');
  show(<Page />);
  await waitFor(() => expect(full).toHaveLength(1));
  expect(waitingStore.read()).toHaveLength(1);
  refuse('post', '/api/diagnose/text', 400, 'validation_failed', 'Symptoms cannot exceed 5000 characters');
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Symptoms cannot exceed 5000 characters')).toBeVisible();
  expect(waitingStore.read()).toEqual([]);
  expect(caseStore.read().symptoms).toBe('Squeals');
});

test('a question of one owner is never sent as another’s', async () => {
  waitingStore.write([waiting(anna.id + 1), waiting(anna.id)]);
  serve('get', '/api/user', anna);
  const sent = serve('post', '/api/diagnose/text', answer);
  show(<Waiting />);
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(waitingStore.read().map(({ owner }) => owner)).toEqual([anna.id]));
});
