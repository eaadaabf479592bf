import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CarDialog } from '#web/features/cars/car-section.tsx';
import { HomeResult } from '#web/screens/home.tsx';
import { anna, answer, golf, session } from '#web/testing/examples.ts';
import { comment, post, question, answer as questionAnswer } from '#web/testing/forum.ts';
import { serve } from '#web/testing/network.ts';
import { show } from '#web/testing/show.tsx';
import { Routes, usePreloadedScreens } from './routes.tsx';

const guide = {
  id: 12,
  title: 'Replace front brake pads',
  description: 'New pads.',
  category: 'brakes',
  difficulty: 'intermediate',
  estimatedTime: 90,
  generated: false,
  jobId: 'brakes/replace-front-pads',
  dangers: [],
  tools: [],
  parts: [],
  steps: ['Lift it.'],
  check: 'It stops.',
  stopWhen: null,
  car: null,
  garageCost: null,
};

beforeEach(() => {
  serve('get', '/api/user', anna);
  serve('get', '/api/user/usage', { total: 0, text: 0, audio: 0, visual: 0 });
  serve('get', '/api/car', golf);
  serve('get', '/api/cars', [golf]);
  serve('get', '/api/history', [session]);
  serve('get', '/api/sessions/9/results', { session, result: answer });
  serve('get', '/api/community/posts', [post]);
  serve('get', '/api/community/posts/7', { post, comments: [comment] });
  serve('get', '/api/qa/questions', [question]);
  serve('get', '/api/qa/questions/5', { question, answers: [questionAnswer] });
  serve('get', '/api/tutorials', [guide]);
  serve('get', '/api/tutorials/12', guide);
  serve('get', '/api/mechanics', []);
  serve('get', '/api/mechanics/sources', []);
  serve('get', '/api/operator', { name: null, email: 'help@cars.example', partners: [] });
  serve('post', '/api/diagnose/text', answer);
});

const at = async (path: string) => {
  window.history.replaceState(null, '', path);
  await act(async () => {
    show(
      <Suspense fallback={<p>Loading</p>}>
        <Routes />
      </Suspense>,
    );
  });
};

test.each([
  ['/', 'What’s wrong with your car?'],
  ['/history', 'History'],
  ['/session/9', 'History'],
  ['/cars', 'My Cars'],
  ['/profile', 'Profile'],
  ['/community', 'Community'],
  ['/community/posts/7', 'Squealing brakes'],
  ['/community/qa/5', 'Why does it squeal when I brake?'],
  ['/tutorials', 'Tutorials'],
  ['/tutorials/12', 'Replace front brake pads'],
  ['/parts', 'Parts search'],
  ['/ai-chat', 'AI Assistant'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-use', 'Terms of Use'],
  ['/support', 'Support'],
  ['/diagnostic-results?sessionId=9', 'Your diagnosis'],
  ['/diagnostic-results/9', 'Your diagnosis'],
  ['/mechanics-search', 'Find a mechanic'],
  ['/auth', 'Sign in to your account'],
  ['/example', 'Your diagnosis'],
  ['/no/such/place', 'Page Not Found'],
])('%s shows its screen', async (path, title) => {
  if (path === '/auth') serve('get', '/api/user', { message: 'Please sign in', error: 'unauthenticated' }, 401);
  await at(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
});

test('an unknown address says so, and leads home', async () => {
  await at('/no/such/place');
  expect(await screen.findByText("The page you're looking for doesn't exist or has been moved.")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Diagnose' })).toHaveAttribute('href', '/');
});

test.each([
  ['/subscription', '/community?upgrade=1'],
  ['/purchase', '/community?upgrade=1'],
  ['/car', '/cars'],
  ['/diagnostic', '/'],
])('%s leads on to %s', async (from, to) => {
  await at(from);
  await vi.waitFor(() => expect(window.location.pathname + window.location.search).toBe(to));
});

function Preloading() {
  usePreloadedScreens();
  return null;
}

afterEach(() => vi.useRealTimers());

test('the other screens are loaded 800 ms after the start, not before, and not when the app has gone', async () => {
  vi.useFakeTimers();
  const loads = [HomeResult, CarDialog].map((part) => vi.spyOn(part, 'preload').mockResolvedValue(undefined));
  const { unmount } = show(<Preloading />);
  act(() => vi.advanceTimersByTime(799));
  for (const load of loads) expect(load).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  for (const load of loads) expect(load).toHaveBeenCalledTimes(1);
  unmount();
  show(<Preloading />).unmount();
  act(() => vi.advanceTimersByTime(2_000));
  for (const load of loads) expect(load).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
});
