import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { beforeAll, expect, test, vi } from 'vitest';
import { guestGarage } from '#web/features/cars/guest-cars.ts';
import { caseStore } from '#web/features/diagnosis/case-store.ts';
import { anna, answer, golf, session, warpedDiscs, wornPads } from '#web/testing/examples.ts';
import { network, refuse, serve } from '#web/testing/network.ts';
import { show } from '#web/testing/show.tsx';
import { loadWholeHome } from '#web/testing/whole-home.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { HomeScreen } from './home.tsx';

beforeAll(loadWholeHome);

const symptoms = () => screen.getByLabelText('Describe the symptoms your car is experiencing');
const diagnose = () => screen.getByRole('button', { name: 'Diagnose Issue' });

test('an owner types, is answered, and finds the words again on going back', async () => {
  const asked = serve('post', '/api/diagnose/text', answer);
  const { owner } = show(<HomeScreen />);
  await owner.type(symptoms(), 'Squeals when I brake');
  await owner.click(screen.getByRole('button', { name: 'This week' }));
  await owner.click(diagnose());
  expect(await screen.findByRole('heading', { name: 'Worn front brake pads' })).toBeVisible();
  expect(asked).toEqual([{ symptoms: 'Squeals when I brake', timeframe: 'this week' }]);
  expect(screen.queryByRole('tab', { name: 'Text' })).toBeNull();
  await owner.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByDisplayValue('Squeals when I brake')).toBeVisible();
});

test('pressing the chosen time again takes it back', async () => {
  const { owner } = show(<HomeScreen />);
  const today = screen.getByRole('button', { name: 'Today' });
  await owner.click(today);
  expect(today).toHaveAttribute('aria-pressed', 'true');
  await owner.click(screen.getByRole('button', { name: 'This month' }));
  expect(today).toHaveAttribute('aria-pressed', 'false');
  await owner.click(screen.getByRole('button', { name: 'This month' }));
  expect(caseStore.read().timeframe).toBeNull();
});

test('nothing typed is said at the box', async () => {
  const { owner } = show(<HomeScreen />);
  await owner.click(diagnose());
  expect(screen.getByText('Symptoms cannot be empty')).toBeVisible();
  expect(symptoms()).toHaveFocus();
});

test('a failed diagnosis tells why and keeps what was typed', async () => {
  refuse('post', '/api/diagnose/text', 503, 'overloaded', 'The workshop is full just now.');
  const { owner } = show(<HomeScreen />);
  await owner.type(symptoms(), 'Squeals');
  await owner.click(diagnose());
  expect(await screen.findByText('Diagnosis failed')).toBeVisible();
  expect(screen.getByText('The workshop is full just now.')).toBeVisible();
  expect(symptoms()).toHaveValue('Squeals');
});

test('an example to begin with is typed by tapping it', async () => {
  const { owner } = show(<HomeScreen />);
  await owner.click(screen.getByRole('button', { name: 'Knocks over bumps from the front left' }));
  expect(symptoms()).toHaveValue('Knocks over bumps from the front left');
  expect(symptoms()).toHaveFocus();
});

test('an answered question asks again with the answer, and the list changes its order', async () => {
  const asked = serve('post', '/api/diagnose/text', answer);
  const { owner } = show(<HomeScreen />);
  await owner.type(symptoms(), 'Squeals');
  await owner.click(diagnose());
  await screen.findByText('Does the brake pedal pulse under your foot?');
  asked.length = 0;
  const again = serve('post', '/api/diagnose/text', {
    ...answer,
    results: [
      { ...warpedDiscs, confidence: 0.6 },
      { ...wornPads, confidence: 0.3 },
    ],
    questions: [],
  });
  await owner.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() =>
    expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'Warped front brake discs',
      'Worn front brake pads',
    ]),
  );
  expect(again).toMatchObject([{ answers: [{ finding: 'pulse', answer: 'yes' }] }]);
});

test('a guest’s car is described, a member’s is named', async () => {
  const asked = serve('post', '/api/diagnose/text', answer);
  guestGarage.write({ cars: [golf], currentId: golf.id });
  const { owner } = show(<HomeScreen />);
  await screen.findByText('Volkswagen Golf');
  await owner.type(symptoms(), 'Squeals');
  await owner.click(diagnose());
  await waitFor(() => expect(asked).toMatchObject([{ carInfo: { make: 'Volkswagen', mileage: 84_200 } }]));
  expect(asked[0]).not.toHaveProperty('carInfo.id');
});

test('the two latest sessions are shown, the rest is behind View all', async () => {
  serve('get', '/api/user', anna);
  serve('get', '/api/car', golf);
  serve('get', '/api/history', [session, { ...session, id: 8, car: null, inputType: 'visual' }, { ...session, id: 7 }]);
  show(<HomeScreen />);
  const [first, second, ...others] = await screen.findAllByRole('link', { name: /20 Nov 2026/ });
  expect(others).toHaveLength(0);
  expect(first).toHaveTextContent('Volkswagen Golf');
  expect(first).toHaveTextContent('Text');
  expect(first).toHaveAttribute('href', '/diagnostic-results?sessionId=9');
  expect(second).toHaveTextContent('Unknown Car');
  expect(second).toHaveTextContent('Visual');
  expect(screen.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/history');
});

test('a guest is told how to begin', async () => {
  show(<HomeScreen />);
  expect(await screen.findByText('No recent diagnostics yet. Run your first diagnosis above!')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Ask the AI Assistant' })).toHaveAttribute('href', '/ai-chat');
});

test('a guest who saves goes to sign in, and what was said is saved on coming back', async () => {
  serve('post', '/api/diagnose/text', answer);
  guestGarage.write({ cars: [golf], currentId: golf.id });
  const guest = show(<HomeScreen />);
  await guest.owner.type(symptoms(), 'Squeals');
  await guest.owner.click(screen.getByRole('button', { name: 'Today' }));
  await guest.owner.click(diagnose());
  await guest.owner.click(await screen.findByRole('button', { name: 'Save Results' }));
  expect(window.location.pathname + window.location.search).toBe('/auth?next=%2F');
  guest.unmount();

  window.history.replaceState(null, '', '/');
  serve('get', '/api/user', anna);
  serve('get', '/api/car', null);
  const saved = serve('post', '/api/sessions', { ...answer, sessionId: 12 }, 201);
  show(<HomeScreen />);
  expect(await screen.findByText('Results saved')).toBeVisible();
  expect(saved).toEqual([
    { symptoms: 'Squeals', timeframe: 'today', answers: [], carInfo: expect.objectContaining({ engine: '1.6L TDI' }) },
  ]);
  expect(await screen.findByRole('link', { name: 'Saved to your history' })).toBeVisible();
});

/** The server's answer to a path, held back until it is let go. */
function heldBack(path: string, reply: JsonBodyType) {
  const asked: unknown[] = [];
  let letGo = () => {};
  const gate = new Promise<void>((open) => {
    letGo = open;
  });
  network.use(
    http.all(`*${path}`, async ({ request }) => {
      asked.push(await request.text());
      await gate;
      return HttpResponse.json(reply);
    }),
  );
  return { asked, letGo };
}

test('a question asked while the car is still loading waits for it', async () => {
  serve('get', '/api/user', anna);
  const car = heldBack('/api/car', golf);
  const asked = serve('post', '/api/diagnose/text', answer);
  const { owner } = show(<HomeScreen />);
  await owner.type(symptoms(), 'Squeals');
  await owner.click(diagnose());
  expect(await screen.findByRole('button', { name: 'Diagnosing...' })).toBeVisible();
  expect(asked).toEqual([]);
  car.letGo();
  await waitFor(() => expect(asked).toEqual([{ symptoms: 'Squeals', carId: golf.id }]));
});

test('a question that is sent twice in the same moment is one', async () => {
  const sent = heldBack('/api/diagnose/text', answer);
  const { owner } = show(<HomeScreen />);
  await owner.type(symptoms(), 'Squeals');
  const button = diagnose();
  act(() => {
    button.click();
    button.click();
  });
  sent.letGo();
  expect(await screen.findByRole('heading', { name: 'Worn front brake pads' })).toBeVisible();
  expect(sent.asked).toHaveLength(1);
});

test('an answer that comes after its owner has gone to another screen is kept for home, and said', async () => {
  const sent = heldBack('/api/diagnose/text', answer);
  const { owner, client, rerender } = show(<HomeScreen />);
  await owner.type(symptoms(), 'Squeals');
  await owner.click(diagnose());
  rerender(<Toaster words={{ region: 'Notifications (F8)', close: 'Close notification' }} />);
  window.history.pushState(null, '', '/cars');
  sent.letGo();
  expect(await screen.findByText('Your diagnosis is ready')).toBeVisible();
  expect(window.location.pathname).toBe('/cars');
  window.history.pushState(null, '', '/');
  show(<HomeScreen />, client);
  expect(await screen.findByRole('heading', { name: 'Worn front brake pads' })).toBeVisible();
});

test('an answer is still there after a look at another screen, until its owner goes back or asks something else', async () => {
  serve('post', '/api/diagnose/text', answer);
  const first = show(<HomeScreen />);
  await first.owner.type(symptoms(), 'Squeals');
  await first.owner.click(diagnose());
  await screen.findByRole('heading', { name: 'Worn front brake pads' });
  first.unmount();
  window.history.pushState(null, '', '/');
  const again = show(<HomeScreen />);
  await again.owner.click(await screen.findByRole('button', { name: 'Back' }));
  await again.owner.type(await screen.findByDisplayValue('Squeals'), ' when it rains');
  again.unmount();
  window.history.pushState(null, '', '/');
  show(<HomeScreen />);
  expect(await screen.findByDisplayValue('Squeals when it rains')).toBeVisible();
});

test('what is chosen and written beside a recording is still there after a look at another tab and at another screen', async () => {
  const { owner, unmount } = show(<HomeScreen />);
  const toAudio = () => owner.click(screen.getByRole('tab', { name: 'Audio' }));
  await toAudio();
  await owner.click(screen.getByRole('button', { name: 'Brakes' }));
  await owner.type(screen.getByLabelText('Anything to add?'), 'only downhill');
  await owner.click(screen.getByRole('button', { name: 'Is it like this?' }));
  await owner.click(screen.getByRole('button', { name: 'It is like this: Grinding' }));
  const isAsItWasLeft = () => {
    expect(screen.getByRole('button', { name: 'Brakes' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByDisplayValue('only downhill')).toBeVisible();
    expect(screen.getByRole('button', { name: 'It is like this: Grinding' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Is it like this?' })).toHaveAttribute('aria-expanded', 'true');
  };
  await owner.click(screen.getByRole('tab', { name: 'Text' }));
  await toAudio();
  isAsItWasLeft();
  unmount();
  show(<HomeScreen />);
  await toAudio();
  isAsItWasLeft();
});

test('a photo and its words are still there after a look at another tab, and on going back from the answer', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 40, height: 30, close: () => undefined }));
  HTMLCanvasElement.prototype.getContext = (() => null) as never;
  HTMLCanvasElement.prototype.toDataURL = () => 'data:image/jpeg;base64,AA==';
  const sight = { thumbnail: 'data:image/jpeg;base64,AA==', hints: [], regions: [], said: 'Nothing.' };
  serve('post', '/api/diagnose/visual', { ...answer, sight });
  const { owner } = show(<HomeScreen />);
  await owner.click(screen.getByRole('tab', { name: 'Visual' }));
  await owner.upload(screen.getByLabelText('Choose a photo'), new File(['x'], 'lamp.jpg', { type: 'image/jpeg' }));
  await owner.type(screen.getByLabelText('Describe what we should look at'), 'a lamp is lit');
  await owner.click(screen.getByRole('tab', { name: 'Text' }));
  await owner.click(screen.getByRole('tab', { name: 'Visual' }));
  expect(screen.getByDisplayValue('a lamp is lit')).toBeVisible();
  await owner.click(screen.getByRole('button', { name: 'Analyse Image' }));
  await owner.click(await screen.findByRole('button', { name: 'Back' }));
  expect(await screen.findByDisplayValue('a lamp is lit')).toBeVisible();
  expect(screen.getByAltText('Your photo')).toBeVisible();
  vi.unstubAllGlobals();
});
