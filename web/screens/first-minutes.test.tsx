/** An account that was opened a minute ago: nothing is there yet, and every screen says how to begin. */
import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { Routes } from '#web/app/routes.tsx';
import { anna } from '#web/testing/examples.ts';
import { refuse, serve } from '#web/testing/network.ts';
import { show } from '#web/testing/show.tsx';

beforeEach(() => {
  serve('get', '/api/user', anna);
  serve('get', '/api/user/usage', { total: 0, text: 0, audio: 0, visual: 0 });
  serve('get', '/api/car', null);
  for (const path of [
    'cars',
    'history',
    'community/posts',
    'qa/questions',
    'tutorials',
    'experts',
    'mechanics/sources',
  ])
    serve('get', `/api/${path}`, []);
  refuse('get', '/api/experts/me', 404, 'not_found', 'No profile yet');
});

test.each([
  ['/', 'Please add your car information to get started', 'button', 'Add Car Details'],
  ['/', 'No recent diagnostics yet. Run your first diagnosis above!', 'link', 'See an example'],
  ['/history', 'No Diagnostic History', 'link', 'Diagnose your car'],
  ['/history', 'No Diagnostic History', 'link', 'See an example'],
  ['/cars', 'No Cars Added', 'button', 'Add New Car'],
  ['/community', 'No posts yet', 'button', 'New Post'],
  ['/community?tab=qa', 'No questions yet', 'button', 'Ask Question'],
  ['/community/experts', 'No experts yet', 'link', 'Back to the community'],
  ['/tutorials', 'No tutorials found. Generate your first tutorial above!', 'button', 'Generate Tutorial'],
  ['/ai-chat', 'AI Assistant', 'button', 'It squeals when I brake'],
  ['/diagnostic-results', 'Which results?', 'link', 'Go to History'],
  ['/visit-paper', 'No diagnosis to put on paper yet', 'link', 'Diagnose your car'],
  ['/quote-check', 'What is the quote for?', 'link', 'Diagnose your car'],
  ['/profile', 'Diagnostic usage', 'button', 'Edit Profile'],
] as const)('%s: "%s" leads on by the %s "%s"', async (path, says, role, name) => {
  window.history.replaceState(null, '', path);
  await act(async () => {
    show(
      <Suspense fallback={<p>Loading</p>}>
        <Routes />
      </Suspense>,
    );
  });
  expect((await screen.findAllByText(says))[0]).toBeVisible();
  expect((await screen.findAllByRole(role, { name }))[0]).toBeVisible();
});
