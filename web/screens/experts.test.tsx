import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Expert } from '#contract/experts.ts';
import type { QueueItem } from '#contract/moderation.ts';
import { anna } from '#web/testing/examples.ts';
import { refuse, serve } from '#web/testing/network.ts';
import { show } from '#web/testing/show.tsx';
import { AdminScreen } from './admin.tsx';
import { ExpertsScreen } from './experts.tsx';

const ben: Expert = {
  id: 4,
  displayName: 'Ben the Mechanic',
  credentials: 'IMI level 3',
  specialties: ['Brakes', 'Diesel'],
  yearsExperience: 12,
  location: 'Leeds',
  bio: null,
  answersCount: 8,
  averageRating: 4.4,
  isVerified: true,
  createdAt: '2026-01-02T10:00:00.000Z',
};

test('the directory shows who is verified, in what, and how the answers were received', async () => {
  serve('get', '/api/experts', [ben]);
  show(<ExpertsScreen />);
  expect(await screen.findByRole('link', { name: 'Ben the Mechanic' })).toHaveAttribute('href', '/community/experts/4');
  for (const fact of ['Verified', 'IMI level 3', '12 years in the trade · Leeds', 'Brakes', '8 answers', '4.4 of 5'])
    expect(screen.getByText(fact)).toBeVisible();
});

test('an expert for whom nobody has voted yet is not shown as rated nought', async () => {
  serve('get', '/api/experts', [{ ...ben, answersCount: 1, averageRating: 0 }]);
  show(<ExpertsScreen />);
  expect(await screen.findByText('1 answer')).toBeVisible();
  expect(screen.queryByText(/of 5/)).toBeNull();
});

test('the profile form complains in the schema’s words, and then saves', async () => {
  serve('get', '/api/user', anna);
  serve('get', '/api/experts', []);
  serve('get', '/api/experts/me', null);
  const saved = serve('put', '/api/experts/me', { ...ben, isVerified: false });
  const { owner } = show(<ExpertsScreen />);
  await owner.click(await screen.findByRole('button', { name: 'Become an expert' }));
  await owner.type(screen.getByLabelText('Years of experience'), '51');
  await owner.click(screen.getByRole('button', { name: 'Save Profile' }));
  for (const complaint of [
    'Display name must be at least 2 characters',
    'Credentials must be at least 5 characters',
    'Years of experience must be between 1 and 50',
  ])
    expect(screen.getByText(complaint)).toBeVisible();
  await owner.type(screen.getByLabelText('Display name'), 'Ben');
  await owner.type(screen.getByLabelText('Credentials'), 'IMI level 3');
  await owner.type(screen.getByLabelText('Specialties'), 'Brakes, Diesel,');
  await owner.clear(screen.getByLabelText('Years of experience'));
  await owner.click(screen.getByRole('button', { name: 'Save Profile' }));
  await waitFor(() =>
    expect(saved).toEqual([{ displayName: 'Ben', credentials: 'IMI level 3', specialties: ['Brakes', 'Diesel'] }]),
  );
  expect(await screen.findByText('Profile saved')).toBeVisible();
});

test('an expert is asked before the profile is deleted', async () => {
  serve('get', '/api/user', anna);
  serve('get', '/api/experts', []);
  serve('get', '/api/experts/me', ben);
  const deleted = serve('delete', '/api/experts/me', undefined);
  const { owner } = show(<ExpertsScreen />);
  await owner.click(await screen.findByRole('button', { name: 'Edit your profile' }));
  await owner.click(screen.getByRole('button', { name: 'Delete Profile' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Confirm Deletion' }));
  expect(deleted).toHaveLength(0);
  await owner.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Profile Deleted')).toBeVisible();
  expect(deleted).toHaveLength(1);
});

const held: QueueItem = {
  kind: 'comment',
  id: 8,
  threadId: 7,
  title: null,
  content: 'Buy at https://parts.example',
  author: 'ben',
  state: 'held',
  createdAt: '2026-11-20T15:32:00.000Z',
  reports: [{ reason: 'spam', note: 'Again' }],
};

test('an administrator sees what waits, decides, and verifies', async () => {
  serve('get', '/api/admin/queue', [held]);
  serve('get', '/api/admin/experts', [{ ...ben, isVerified: false }]);
  const decisions = serve('post', '/api/admin/decisions', {});
  const verified = serve('post', '/api/admin/experts/4/verified', ben);
  const { owner } = show(<AdminScreen />);
  expect(await screen.findByText('Spam or advertising: Again')).toBeVisible();
  await owner.click(screen.getByRole('button', { name: 'Hide' }));
  await waitFor(() => expect(decisions).toEqual([{ kind: 'comment', id: 8, decision: 'hide' }]));
  await owner.click(await screen.findByRole('button', { name: 'Verify: Ben the Mechanic' }));
  await waitFor(() => expect(verified).toEqual([{ verified: true }]));
});

test('who is no administrator is told so', async () => {
  refuse('get', '/api/admin/queue', 403, 'forbidden', 'This is for administrators');
  refuse('get', '/api/admin/experts', 403, 'forbidden', 'This is for administrators');
  show(<AdminScreen />);
  expect(await screen.findByText('For administrators')).toBeVisible();
});
