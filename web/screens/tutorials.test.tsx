import { act, fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timeText } from '#web/features/tutorials/words.ts';
import { network, refuse, serve } from '#web/testing/network.ts';
import { show } from '#web/testing/show.tsx';
import { TutorialsScreen } from './tutorials.tsx';

const guide = (id: number, difficulty: string, estimatedTime = 45) => ({
  id,
  title: `Guide ${id}`,
  description: 'What to do.',
  category: 'brakes',
  difficulty,
  estimatedTime,
  generated: false,
});

beforeEach(() => window.history.replaceState(null, '', '/tutorials'));
afterEach(() => vi.useRealTimers());

const topic = () => screen.getByLabelText('Repair topic');
const generate = (name = 'Generate Tutorial') => screen.getByRole('button', { name });

test('what a guide puts right ends with a whole sentence, however much more there is to say', async () => {
  const first = 'Puts right: worn front brake pads, scored front brake discs or a caliper that sticks.';
  serve('get', '/api/tutorials', [{ ...guide(1, 'beginner'), description: `${first} ${'And more. '.repeat(30)}` }]);
  show(<TutorialsScreen />);
  const shown = (await screen.findByText(/^Puts right/)).textContent;
  expect(shown.startsWith(first)).toBe(true);
  expect(shown).toMatch(/And more\.$/);
  expect(shown.length).toBeLessThan(200);
});

test('each tutorial shows how hard and how long it is, in a colour of its own, and leads to itself', async () => {
  serve('get', '/api/tutorials', [
    guide(1, 'beginner', 45),
    guide(2, 'intermediate', 90),
    guide(3, 'advanced', 120),
    guide(4, 'odd'),
  ]);
  show(<TutorialsScreen />);
  const cards = await screen.findAllByRole('link', { name: /^Guide/ });
  expect(cards.map((card) => card.getAttribute('href'))).toEqual([1, 2, 3, 4].map((id) => `/tutorials/${id}`));
  const tone = (at: number, word: string) => within(cards[at] as HTMLElement).getByText(word).className;
  expect(tone(0, 'Beginner')).toContain('bg-brand-tint');
  expect(tone(1, 'Intermediate')).toContain('bg-caution-tint');
  expect(tone(2, 'Advanced')).toContain('bg-stop-tint');
  expect(tone(3, 'odd')).toContain('bg-info-tint');
  expect(cards[1]).toHaveTextContent('1 hr 30 min');
});

test.each([
  [59, '59 min'],
  [60, '1 hr 0 min'],
  [135, '2 hr 15 min'],
])('%d minutes are shown as "%s"', (minutes, text) => {
  expect(timeText(minutes)).toBe(text);
});

test('an empty list leads to the generator', async () => {
  serve('get', '/api/tutorials', []);
  show(<TutorialsScreen />);
  expect(await screen.findByText('No tutorials found. Generate your first tutorial above!')).toBeVisible();
});

test('a list that fails says so and can be asked for again', async () => {
  refuse('get', '/api/tutorials', 500, 'internal', 'Something broke');
  const { owner } = show(<TutorialsScreen />);
  expect(await screen.findByText('Error loading tutorials')).toBeVisible();
  serve('get', '/api/tutorials', [guide(1, 'beginner')]);
  await owner.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /^Guide 1/ })).toBeVisible();
});

test('without a topic nothing can be generated, and Enter says why', async () => {
  serve('get', '/api/tutorials', []);
  const { owner } = show(<TutorialsScreen />);
  expect(generate()).toBeDisabled();
  await owner.type(topic(), '   ');
  expect(generate()).toBeDisabled();
  await owner.type(topic(), '{Enter}');
  expect(await screen.findByText('Topic Required')).toBeVisible();
  expect(screen.getByText('Please enter a repair topic to generate suggestions')).toBeVisible();
});

test('while a tutorial is generated the box and the button rest; then it is there', async () => {
  serve('get', '/api/tutorials', []);
  let done = () => {};
  const bodies: unknown[] = [];
  network.use(
    http.post('*/api/tutorials/suggest', async ({ request }) => {
      bodies.push(await request.json());
      await new Promise<void>((resolve) => {
        done = resolve;
      });
      return HttpResponse.json({ tutorials: [guide(7, 'beginner')] });
    }),
  );
  const { owner } = show(<TutorialsScreen />);
  await owner.type(topic(), 'wiper blades');
  await owner.click(generate());
  expect(topic()).toBeDisabled();
  expect(generate('Generating...')).toHaveAttribute('aria-busy', 'true');
  await vi.waitFor(() => expect(bodies).toMatchObject([{ topic: 'wiper blades' }]));
  done();
  expect(await screen.findByText('Generation Complete')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Guide 7/ })).toBeVisible();
  expect(topic()).toBeEnabled();
});

test('a generation that takes longer than a minute ends by itself, with a toast', async () => {
  serve('get', '/api/tutorials', []);
  network.use(http.post('*/api/tutorials/suggest', () => new Promise<never>(() => undefined)));
  show(<TutorialsScreen />);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.change(topic(), { target: { value: 'wiper blades' } });
  fireEvent.submit(topic());
  act(() => vi.advanceTimersByTime(59_000));
  expect(generate('Generating...')).toBeVisible();
  act(() => vi.advanceTimersByTime(1_500));
  expect(screen.getByText('Generation Complete')).toBeVisible();
  expect(topic()).toBeEnabled();
});

test('a generation that fails says why; without a reason, in words of its own', async () => {
  serve('get', '/api/tutorials', []);
  refuse('post', '/api/tutorials/suggest', 404, 'not_found', 'That is a job for a workshop.');
  const { owner } = show(<TutorialsScreen />);
  await owner.type(topic(), 'airbag');
  await owner.click(generate());
  expect(await screen.findByText('Tutorial Generation Failed')).toBeVisible();
  expect(screen.getAllByText('That is a job for a workshop.')).not.toHaveLength(0);
  refuse('post', '/api/tutorials/suggest', 500, 'internal', '');
  await owner.click(generate());
  expect(await screen.findByText('There was a problem creating tutorials. Please try again.')).toBeVisible();
  network.use(http.post('*/api/tutorials/suggest', () => new HttpResponse(null, { status: 500 })));
  await owner.click(generate());
  expect((await screen.findAllByText('Failed to create tutorial.'))[0]).toBeVisible();
});

test('a tutorial that is missing can be asked for', async () => {
  serve('get', '/api/tutorials', []);
  const sent = serve('post', '/api/tutorials/requests', { id: 1 }, 201);
  const { owner } = show(<TutorialsScreen />);
  await owner.click(screen.getByRole('button', { name: 'Request a Tutorial' }));
  await owner.type(screen.getByLabelText('What should it teach?'), 'Change a headlamp');
  await owner.click(screen.getByRole('button', { name: 'Send Request' }));
  expect(await screen.findByText('Tutorial requested')).toBeVisible();
  expect(sent).toMatchObject([{ topic: 'Change a headlamp' }]);
});

test('a wish of nothing but spaces is told what is missing', async () => {
  serve('get', '/api/tutorials', []);
  const { owner } = show(<TutorialsScreen />);
  await owner.click(screen.getByRole('button', { name: 'Request a Tutorial' }));
  await owner.type(screen.getByLabelText('What should it teach?'), '  ');
  await owner.click(screen.getByRole('button', { name: 'Send Request' }));
  expect(await screen.findByText('Please say what it should teach')).toBeVisible();
});

test('whoever comes back from a guide finds the list as far open as it was', async () => {
  serve(
    'get',
    '/api/tutorials',
    Array.from({ length: 30 }, (_, at) => guide(at + 1, 'beginner')),
  );
  const { owner, unmount } = show(<TutorialsScreen />);
  await owner.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(screen.getAllByRole('link', { name: /^Guide/ })).toHaveLength(30);
  unmount();
  show(<TutorialsScreen />);
  await screen.findByText('30 tutorials');
  expect(screen.getAllByRole('link', { name: /^Guide/ })).toHaveLength(30);
});

test('the list is narrowed by words, category and difficulty, and the address keeps it', async () => {
  const asked: string[] = [];
  network.use(
    http.get('*/api/tutorials', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json([guide(1, 'beginner')]);
    }),
  );
  const { owner } = show(<TutorialsScreen />);
  await screen.findByRole('link', { name: /^Guide 1/ });
  await owner.type(screen.getByRole('searchbox', { name: 'Search tutorials' }), 'pads{Enter}');
  await owner.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Brakes');
  await owner.selectOptions(screen.getByRole('combobox', { name: 'Difficulty' }), 'Beginner');
  await vi.waitFor(() => expect(asked.at(-1)).toMatch(/searchQuery=pads.*category=brakes.*difficulty=beginner/));
  expect(window.location.search).toMatch(/searchQuery=pads.*category=brakes.*difficulty=beginner/);
  expect(await screen.findByText('1 tutorial')).toBeVisible();
});
