import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Route } from 'wouter';
import { refuse, serve } from '#web/testing/network.ts';
import { show } from '#web/testing/show.tsx';
import { TutorialScreen } from './tutorial.tsx';

const guide = {
  id: 12,
  jobId: 'brakes/replace-front-pads',
  title: 'Replace front brake pads',
  description: 'Puts right: worn front brake pads.',
  category: 'brakes',
  difficulty: 'intermediate',
  estimatedTime: 95,
  generated: true,
  dangers: ['Never work under a car held by a jack alone.'],
  tools: ['Wheel brace', 'Axle stands'],
  parts: [{ name: 'Front brake pads (axle set)', count: 2, price: '£44–£130' }],
  steps: ['Chock the rear wheels.', 'Take the wheel off.', 'Change the pads.'],
  check: 'The pedal is firm.',
  stopWhen: 'A hose is cracked.',
  car: '2015 Ford Focus',
  garageCost: '£80–£210',
};

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/tutorials/12');
});

const open = () =>
  show(
    <Route path="/tutorials/:id">
      <TutorialScreen />
    </Route>,
  );

test('a guide says its dangers before its steps, what is needed, how to tell that it worked and when to stop', async () => {
  serve('get', '/api/tutorials/12', guide);
  open();
  expect(await screen.findByRole('heading', { level: 1, name: guide.title })).toBeVisible();
  const [dangers, steps] = ['Before you begin', 'Steps'].map((name) => screen.getByRole('heading', { name }));
  expect((dangers as HTMLElement).compareDocumentPosition(steps as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  for (const text of [...guide.dangers, ...guide.tools, ...guide.steps, guide.check, guide.stopWhen, '1 hr 35 min'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText('Intermediate')).toBeVisible();
  expect(screen.getByText('Generated')).toBeVisible();
  expect(screen.getByText('Put together for a 2015 Ford Focus')).toBeVisible();
});

test('a guide that only a language model has written says so', async () => {
  serve('get', '/api/tutorials/12', { ...guide, writtenBy: 'anthropic/claude' });
  open();
  expect(
    await screen.findByText(/language model \(anthropic\/claude\) wrote this.*no mechanic has read it/),
  ).toBeVisible();
});

test('a part leads to the search where its prices are compared', async () => {
  serve('get', '/api/tutorials/12', guide);
  open();
  const part = await screen.findByRole('link', { name: 'Front brake pads (axle set) × 2' });
  const address = new URL(part.getAttribute('href') as string, 'http://localhost');
  expect(address.pathname).toBe('/parts');
  expect(address.searchParams.get('part')).toBe('Front brake pads (axle set)');
});

test('a ticked step stays ticked in this browser until the owner starts again', async () => {
  serve('get', '/api/tutorials/12', guide);
  const { owner, unmount } = open();
  await owner.click(await screen.findByRole('checkbox', { name: /Take the wheel off/ }));
  expect(screen.getByText('1 of 3 done')).toBeVisible();
  unmount();
  open();
  expect(await screen.findByRole('checkbox', { name: /Take the wheel off/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /Chock the rear wheels/ })).not.toBeChecked();
  await owner.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.getByText('0 of 3 done')).toBeVisible();
});

test('a guide that is not there says so, and one that fails can be asked for again', async () => {
  refuse('get', '/api/tutorials/12', 404, 'not_found', 'Tutorial not found');
  const { unmount } = open();
  expect(await screen.findByRole('heading', { name: 'Tutorial not found' })).toBeVisible();
  unmount();
  refuse('get', '/api/tutorials/12', 500, 'internal', 'Something broke');
  const { owner } = open();
  const trouble = await screen.findByRole('heading', { name: 'The tutorial could not be loaded' });
  serve('get', '/api/tutorials/12', guide);
  await owner.click(within(trouble.closest('main') ?? document.body).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: guide.title })).toBeVisible();
});
