/** What an owner reads when the server says no: its own words, or ours where it has none. */
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { Route } from 'wouter';
import { Problem } from '#contract/problem.ts';
import { photoTrouble } from '#web/features/diagnosis/photo-trouble.ts';
import { PartsComparison } from '#web/features/parts/parts-comparison.tsx';
import { anna } from '#web/testing/examples.ts';
import { post } from '#web/testing/forum.ts';
import { network, refuse, serve } from '#web/testing/network.ts';
import { show } from '#web/testing/show.tsx';
import { CommunityScreen } from './community.tsx';
import { CommunityPostScreen } from './community-post.tsx';
import { HomeScreen } from './home.tsx';
import { ProfileScreen } from './profile.tsx';

const button = (name: string) => screen.findByRole('button', { name });
const at = (path: string) => window.history.replaceState(null, '', path);

beforeEach(() => {
  serve('get', '/api/user', anna);
});

test('a recording that is refused says so in the server’s words', async () => {
  refuse('post', '/api/diagnose/audio', 415, 'unsupported_media', 'This is not a sound recording.');
  const { owner } = show(<HomeScreen />);
  await owner.click(screen.getByRole('tab', { name: 'Audio' }));
  const file = new File(['x'], 'a.wav', { type: 'audio/wav' });
  await owner.upload(await screen.findByLabelText('Choose a recording instead'), file);
  expect(await screen.findByText('Diagnosis failed')).toBeVisible();
  expect(screen.getByText('This is not a sound recording.')).toBeVisible();
});

test('a post that is refused without a word: "Failed to create post."', async () => {
  at('/community?new=1');
  serve('get', '/api/community/posts', []);
  refuse('post', '/api/community/posts', 500, 'internal', '');
  const { owner } = show(<CommunityScreen />);
  await owner.type(await screen.findByLabelText('Title'), 'Quiet brakes');
  await owner.type(screen.getByLabelText('Content'), 'They are quiet now.');
  await owner.click(await button('Post'));
  expect(await screen.findByText('Failed to create post.')).toBeVisible();
  expect(screen.getByText('Error')).toBeVisible();
});

test('a comment that is refused: the server’s words, else "Failed to add comment."', async () => {
  at('/community/posts/7');
  serve('get', '/api/community/posts/7', { post, comments: [] });
  refuse('post', '/api/community/posts/7/comments', 500, 'internal', '');
  const { owner } = show(<Route path="/community/posts/:id" component={CommunityPostScreen} />);
  await owner.type(await screen.findByLabelText('Add a comment'), 'Thanks');
  await owner.click(await button('Comment'));
  expect(await screen.findByText('Failed to add comment.')).toBeVisible();
  refuse('post', '/api/community/posts/7/comments', 429, 'rate_limited', 'You are posting a lot.');
  await owner.click(await button('Comment'));
  expect((await screen.findAllByText('You are posting a lot.'))[0]).toBeVisible();
});

test('a deletion that is refused without a word: "Failed to delete your account. Please try again."', async () => {
  at('/profile');
  serve('get', '/api/user/usage', { total: 0, text: 0, audio: 0, visual: 0 });
  refuse('post', '/api/user-delete', 500, 'internal', '');
  const { owner } = show(<ProfileScreen />);
  await owner.click(await button('Delete Account'));
  const dialog = within(screen.getByRole('alertdialog'));
  await owner.type(dialog.getByLabelText('Type DELETE to confirm'), 'DELETE');
  await owner.click(dialog.getByRole('button', { name: 'Delete Account' }));
  expect(await screen.findByText('Failed to delete your account. Please try again.')).toBeVisible();
});

test('a deletion that is refused by something other than the server: "Failed to delete account."', async () => {
  at('/profile');
  serve('get', '/api/user/usage', { total: 0, text: 0, audio: 0, visual: 0 });
  network.use(http.post('*/api/user-delete', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })));
  const { owner } = show(<ProfileScreen />);
  await owner.click(await button('Delete Account'));
  const dialog = within(screen.getByRole('alertdialog'));
  await owner.type(dialog.getByLabelText('Type DELETE to confirm'), 'DELETE');
  await owner.click(dialog.getByRole('button', { name: 'Delete Account' }));
  expect(await screen.findByText('Failed to delete account.')).toBeVisible();
});

test('a photo that is refused without a word is told by its status', () => {
  expect(photoTrouble(new Problem('internal', ''))).toEqual({
    title: 'Diagnosis Failed',
    description: 'Server error (500)',
  });
});

test('without a part to look for, the parts tab says how to begin', () => {
  show(<PartsComparison parts={[]} car={null} sessionId={null} />);
  expect(screen.getByText('Search for parts')).toBeVisible();
});
