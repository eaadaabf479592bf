/** A post with its comments, a question with its answers. */
import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { Route } from 'wouter';
import { anna } from '#web/testing/examples.ts';
import { answer, comment, post, question } from '#web/testing/forum.ts';
import { network, refuse, serve } from '#web/testing/network.ts';
import { show } from '#web/testing/show.tsx';
import { CommunityPostScreen } from './community-post.tsx';
import { CommunityQuestionScreen } from './community-question.tsx';

function open(address: string, signedIn = true) {
  window.history.replaceState(null, '', address);
  if (signedIn) serve('get', '/api/user', anna);
  return show(
    <>
      <Route path="/community/posts/:id" component={CommunityPostScreen} />
      <Route path="/community/qa/:id" component={CommunityQuestionScreen} />
    </>,
  );
}

test('a comment and an answer half written are found again', async () => {
  serve('get', '/api/community/posts/7', { post, comments: [] });
  const first = open('/community/posts/7');
  await first.owner.type(await screen.findByLabelText('Add a comment'), 'Rust, I');
  first.unmount();
  const second = open('/community/posts/7');
  expect(await screen.findByLabelText('Add a comment')).toHaveValue('Rust, I');
  second.unmount();
  serve('get', '/api/qa/questions/5', { question, answers: [] });
  const third = open('/community/qa/5');
  await third.owner.type(await screen.findByLabelText('Your answer'), 'Have the pads');
  third.unmount();
  open('/community/qa/5');
  expect(await screen.findByLabelText('Your answer')).toHaveValue('Have the pads');
});

test('a like and an upvote that are refused say why', async () => {
  serve('get', '/api/community/posts/7', { post, comments: [] });
  refuse('post', '/api/community/posts/7/like', 429, 'rate_limited', 'You are pressing a lot.');
  const { owner, unmount } = open('/community/posts/7');
  await owner.click(await screen.findByRole('button', { name: /^Like/ }));
  expect(await screen.findByText('You are pressing a lot.')).toBeVisible();
  unmount();
  serve('get', '/api/qa/questions/5', { question, answers: [answer] });
  refuse('post', '/api/qa/questions/5/upvote', 500, 'internal', 'The server stumbled');
  refuse('post', '/api/qa/answers/6/upvote', 500, 'internal', 'It stumbled again');
  const other = open('/community/qa/5');
  const [ofQuestion, ofAnswer] = await screen.findAllByRole('button', { name: /^Upvote/ });
  await other.owner.click(ofQuestion as HTMLElement);
  expect(await screen.findByText('The server stumbled')).toBeVisible();
  await other.owner.click(ofAnswer as HTMLElement);
  expect(await screen.findByText('It stumbled again')).toBeVisible();
});

test('an asker whose question cannot be closed, or answer accepted, is told why', async () => {
  serve('get', '/api/qa/questions/5', { question: { ...question, mine: true }, answers: [answer] });
  refuse('post', '/api/qa/answers/6/accept', 500, 'internal', 'The server stumbled');
  refuse('post', '/api/qa/questions/5/close', 500, 'internal', '');
  const { owner } = open('/community/qa/5');
  await owner.click(await screen.findByRole('button', { name: /^Accept/ }));
  expect(await screen.findByText('The server stumbled')).toBeVisible();
  await owner.click(screen.getByRole('button', { name: 'Close question' }));
  expect(await screen.findByText('That did not work. Please try again.')).toBeVisible();
});

test('without a connection a question and a post say so and can be asked for again', async () => {
  onlineManager.setOnline(false);
  network.use(http.get('*/api/qa/questions/5', () => HttpResponse.error()));
  const { unmount } = open('/community/qa/5');
  expect(await screen.findByText(/Please check your internet connection/)).toBeVisible();
  unmount();
  network.use(http.get('*/api/community/posts/7', () => HttpResponse.error()));
  open('/community/posts/7');
  expect(await screen.findByText(/Please check your internet connection/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  onlineManager.setOnline(true);
});

test('a discussion shows that it is loading, then the post and its comments, with a way back', async () => {
  serve('get', '/api/community/posts/7', { post, comments: [{ ...comment, edited: true }] });
  open('/community/posts/7', false);
  expect(screen.getByText('Loading post...')).toBeVisible();
  expect(screen.getByText('Please wait while we load the discussion.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Squealing brakes' })).toBeVisible();
  expect(screen.getByText('Surface rust, I would say.')).toBeVisible();
  expect(screen.getByText('edited')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to posts' })).toHaveAttribute('href', '/community');
  expect(screen.getByRole('link', { name: 'Sign in to join in' })).toBeVisible();
});

test('the comment form complains in its own words, sends, and is empty again', async () => {
  serve('get', '/api/community/posts/7', { post, comments: [] });
  const sent = serve('post', '/api/community/posts/7/comments', comment, 201);
  const { owner } = open('/community/posts/7');
  await owner.click(await screen.findByRole('button', { name: 'Comment' }));
  expect(screen.getByText('Comment cannot be empty')).toBeVisible();
  await owner.click(screen.getByLabelText('Add a comment'));
  await owner.paste('x'.repeat(501));
  await owner.click(screen.getByRole('button', { name: 'Comment' }));
  expect(screen.getByText('Comment must be less than 500 characters')).toBeVisible();
  await owner.clear(screen.getByLabelText('Add a comment'));
  await owner.type(screen.getByLabelText('Add a comment'), 'Thanks');
  await owner.click(screen.getByRole('button', { name: 'Comment' }));
  await waitFor(() => expect(sent).toEqual([{ content: 'Thanks' }]));
  await waitFor(() => expect(screen.getByLabelText('Add a comment')).toHaveValue(''));
});

test('one’s own can be edited and deleted, another’s reported', async () => {
  serve('get', '/api/community/posts/7', { post: { ...post, mine: true }, comments: [comment] });
  const reports = serve('post', '/api/community/comments/8/report', {}, 201);
  const { owner } = open('/community/posts/7');
  expect(await screen.findByRole('button', { name: 'Edit the post' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete the post' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete comment by ben' })).not.toBeInTheDocument();
  await owner.click(screen.getByRole('button', { name: 'Report comment by ben' }));
  const dialog = within(screen.getByRole('dialog'));
  await owner.click(dialog.getByRole('button', { name: 'Send Report' }));
  expect(dialog.getByText('Please choose a reason')).toBeVisible();
  await owner.selectOptions(dialog.getByLabelText('What is wrong with it?'), 'spam');
  await owner.click(dialog.getByRole('button', { name: 'Send Report' }));
  await waitFor(() => expect(reports).toEqual([{ reason: 'spam' }]));
});

test('nothing a person writes becomes markup; only web addresses become links', async () => {
  const hostile = '<img src=x onerror=alert(1)> javascript:alert(2) https://example.org/a?b=1. data:text/html,x';
  const author = { username: '"><script>alert(3)</script>', isGone: false };
  serve('get', '/api/community/posts/7', {
    post: { ...post, title: hostile, content: hostile, author },
    comments: [{ ...comment, content: hostile, author }],
  });
  const { container } = open('/community/posts/7', false);
  await screen.findByRole('heading', { level: 1 });
  expect(container.querySelector('img, script')).toBeNull();
  for (const link of screen.getAllByRole('link', { name: /example/ })) {
    expect(link).toHaveAttribute('href', 'https://example.org/a?b=1');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  }
  for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).toMatch(/^(\/|https?:)/);
});

test('a tab of the browser is told from the others by the title of its post or question', async () => {
  serve('get', '/api/community/posts/7', { post, comments: [] });
  serve('get', '/api/qa/questions/5', { question, answers: [] });
  const first = open('/community/posts/7', false);
  await waitFor(() => expect(document.title).toBe(`${post.title} – Car Diagnostics`));
  first.unmount();
  open('/community/qa/5', false);
  await waitFor(() => expect(document.title).toBe(`${question.title} – Car Diagnostics`));
});

test('the asker accepts an answer; an expert’s answer is marked and leads to the profile', async () => {
  serve('get', '/api/qa/questions/5', { question: { ...question, mine: true }, answers: [answer] });
  const accepted = serve('post', '/api/qa/answers/6/accept', { ...question, status: 'answered' });
  const { owner } = open('/community/qa/5');
  expect(await screen.findByText('Expert')).toBeVisible();
  expect(screen.getByRole('link', { name: 'IMI level 3' })).toHaveAttribute('href', '/community/experts/4');
  await owner.click(screen.getByRole('button', { name: 'Accept this answer: answer by ben' }));
  await waitFor(() => expect(accepted).toHaveLength(1));
});

test('who did not ask cannot accept, and the answer form complains in the schema’s words', async () => {
  serve('get', '/api/qa/questions/5', { question, answers: [answer] });
  const { owner } = open('/community/qa/5');
  await owner.type(await screen.findByLabelText('Your answer'), 'Pads?');
  await owner.click(screen.getByRole('button', { name: 'Answer' }));
  expect(screen.getByText('Answer must be at least 10 characters')).toBeVisible();
  expect(screen.queryByText('Accept this answer')).not.toBeInTheDocument();
});
