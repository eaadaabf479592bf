/** The lists of posts and questions, and the forms to write one. */
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { Route } from 'wouter';
import { questionDraft } from '#web/lib/question-draft.ts';
import { anna, golf } from '#web/testing/examples.ts';
import { post, question } from '#web/testing/forum.ts';
import { network, refuse, serve } from '#web/testing/network.ts';
import { show } from '#web/testing/show.tsx';
import { CommunityScreen } from './community.tsx';
import { CommunityQuestionScreen } from './community-question.tsx';

const POSTS = '/api/community/posts';

function open(address: string, signedIn = true) {
  window.history.replaceState(null, '', address);
  if (signedIn) {
    serve('get', '/api/user', anna);
    serve('get', '/api/car', golf);
  }
  return show(
    <>
      <Route path="/community" component={CommunityScreen} />
      <Route path="/community/qa/:id" component={CommunityQuestionScreen} />
    </>,
  );
}

test('posts are listed with what others thought of them, and lead to their discussion', async () => {
  serve('get', POSTS, [post]);
  open('/community', false);
  expect(await screen.findByRole('link', { name: 'Squealing brakes' })).toHaveAttribute('href', '/community/posts/7');
  for (const figure of ['2 likes', '1 comment', '31 views']) expect(screen.getByText(figure)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in to post' })).toHaveAttribute(
    'href',
    '/auth?next=%2Fcommunity%3Fnew%3D1',
  );
});

test('without premium the list is a notice with the way to upgrade', async () => {
  refuse('get', POSTS, 402, 'premium_required', 'The community forum is for premium members');
  open('/community');
  expect(await screen.findByText('Premium members only')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/subscription');
  expect(screen.queryByRole('button', { name: 'New Post' })).not.toBeInTheDocument();
});

test('a list that fails for any other reason says so and is tried again on request', async () => {
  refuse('get', POSTS, 500, 'internal', 'The server stumbled');
  const { owner } = open('/community');
  expect(await screen.findByText('The posts could not be loaded')).toBeVisible();
  expect(screen.queryByText('Upgrade to Premium')).not.toBeInTheDocument();
  serve('get', POSTS, [post]);
  await owner.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Squealing brakes')).toBeVisible();
});

test('New Post opens the form and Cancel closes it', async () => {
  serve('get', POSTS, []);
  const { owner } = open('/community');
  await owner.click(await screen.findByRole('button', { name: 'New Post' }));
  expect(screen.getByLabelText('Title')).toBeVisible();
  await owner.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByLabelText('Title')).not.toBeInTheDocument();
});

test('the new-post form complains in its own words, and then sends', async () => {
  serve('get', POSTS, []);
  const sent = serve('post', POSTS, post, 201);
  const { owner } = open('/community?new=1');
  const send = await screen.findByRole('button', { name: 'Post' });
  await owner.click(send);
  expect(screen.getByText('Title must be at least 5 characters')).toBeVisible();
  expect(screen.getByText('Content must be at least 10 characters')).toBeVisible();
  await owner.click(screen.getByLabelText('Title'));
  await owner.paste('x'.repeat(101));
  await owner.click(send);
  expect(screen.getByText('Title must be less than 100 characters')).toBeVisible();
  await owner.clear(screen.getByLabelText('Title'));
  await owner.type(screen.getByLabelText('Title'), 'Quiet brakes');
  await owner.type(screen.getByLabelText('Content'), 'They are quiet now.');
  await owner.click(send);
  await waitFor(() => expect(sent).toEqual([{ title: 'Quiet brakes', content: 'They are quiet now.' }]));
  expect(await screen.findByText('Post published')).toBeVisible();
});

test('a post that could not be created says why, and what was typed stays', async () => {
  serve('get', POSTS, []);
  refuse('post', POSTS, 500, 'internal', 'The server stumbled');
  const { owner } = open('/community?new=1');
  await owner.type(await screen.findByLabelText('Title'), 'Quiet brakes');
  await owner.type(screen.getByLabelText('Content'), 'They are quiet now.');
  await owner.click(screen.getByRole('button', { name: 'Post' }));
  expect(await screen.findByText('Error')).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Quiet brakes');
});

test('a guest who is led to the form signs in first', async () => {
  serve('get', POSTS, []);
  open('/community?new=1', false);
  expect(await screen.findByRole('link', { name: 'Sign in to post' })).toBeVisible();
  expect(screen.queryByLabelText('Title')).toBeNull();
});

test('without premium there is no form to fill in for nothing', async () => {
  refuse('get', POSTS, 402, 'premium_required', 'The community forum is for premium members');
  open('/community?new=1');
  expect(await screen.findByText('Premium members only')).toBeVisible();
  expect(screen.queryByLabelText('Title')).toBeNull();
});

test('a post half written is found again after a look elsewhere, and is let go of when it was sent', async () => {
  serve('get', POSTS, []);
  serve('get', '/api/qa/questions', []);
  serve('post', POSTS, post, 201);
  const { owner } = open('/community?new=1');
  await owner.type(await screen.findByLabelText('Title'), 'Quiet brakes');
  await owner.type(screen.getByLabelText('Content'), 'They are quiet now.');
  await owner.click(screen.getByRole('tab', { name: 'Q&A' }));
  await owner.click(screen.getByRole('tab', { name: 'Posts' }));
  await owner.click(await screen.findByRole('button', { name: 'New Post' }));
  expect(screen.getByLabelText('Content')).toHaveValue('They are quiet now.');
  await owner.click(screen.getByRole('button', { name: 'Post' }));
  await owner.click(await screen.findByRole('button', { name: 'New Post' }));
  expect(screen.getByLabelText('Title')).toHaveValue('');
});

test('a question half written is found again after Cancel', async () => {
  serve('get', '/api/qa/questions', []);
  serve('get', '/api/qa/similar', { questions: [], faults: [] });
  const { owner } = open('/community?tab=qa&ask=1');
  await owner.type(await screen.findByLabelText('Question'), 'Why does it squeal?');
  await owner.selectOptions(screen.getByLabelText('Category'), 'Brakes');
  await owner.click(screen.getByRole('button', { name: 'Cancel' }));
  await owner.click(screen.getByRole('button', { name: 'Ask Question' }));
  expect(screen.getByLabelText('Question')).toHaveValue('Why does it squeal?');
  expect(screen.getByLabelText('Category')).toHaveValue('brakes');
});

test('an author is told when a post is held for review', async () => {
  serve('get', POSTS, []);
  serve('post', POSTS, { ...post, state: 'held' }, 201);
  const { owner } = open('/community?new=1');
  await owner.type(await screen.findByLabelText('Title'), 'Quiet brakes');
  await owner.type(screen.getByLabelText('Content'), 'See https://parts.example');
  await owner.click(screen.getByRole('button', { name: 'Post' }));
  expect(await screen.findByText('Held for review')).toBeVisible();
});

test('questions show status, category, car, views and upvotes', async () => {
  serve('get', '/api/qa/questions', [question, { ...question, id: 9, status: 'answered', isUrgent: false }]);
  open('/community?tab=qa', false);
  const [first, second] = await screen.findAllByRole('link', { name: 'Why does it squeal when I brake?' });
  const card = within(first?.closest('li') as HTMLElement);
  for (const shown of ['Open', 'Brakes', 'Urgent', 'Volkswagen Golf 2016', '12 views', '3 upvotes'])
    expect(card.getByText(shown)).toBeInTheDocument();
  expect(within(second?.closest('li') as HTMLElement).getByText('Answered')).toBeInTheDocument();
});

test('a chosen category and status are asked of the server', async () => {
  const asked: string[] = [];
  network.use(
    http.get('*/api/qa/questions', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json([]);
    }),
  );
  const { owner } = open('/community?tab=qa', false);
  await owner.selectOptions(await screen.findByLabelText('Filter by category'), 'brakes');
  await owner.selectOptions(screen.getByLabelText('Filter by status'), 'answered');
  await waitFor(() => expect(asked.at(-1)).toContain('category=brakes'));
  await waitFor(() => expect(asked.at(-1)).toContain('status=answered'));
});

test('the ask form complains in the schema’s words, knows the car, and offers what is known already', async () => {
  serve('get', '/api/qa/questions', []);
  serve('get', '/api/qa/similar', {
    questions: [{ id: 5, title: 'Squeal solved', answersCount: 2 }],
    faults: [{ id: 'brakes/worn-front-pads', title: 'Worn front brake pads', description: 'Nearly used up.' }],
  });
  const sent = serve('post', '/api/qa/questions', question, 201);
  serve('get', '/api/qa/questions/5', { question, answers: [] });
  const { owner } = open('/community?tab=qa&ask=1');
  expect(await screen.findByLabelText('Make')).toHaveValue('Volkswagen');
  expect(screen.getByLabelText('Model')).toHaveValue('Golf');
  const send = screen.getByRole('button', { name: 'Ask Question' });
  await owner.click(send);
  for (const words of [
    'Question title must be at least 10 characters',
    'Question content must be at least 20 characters',
    'Please choose a category',
  ])
    expect(screen.getByText(words)).toBeVisible();
  await owner.type(screen.getByLabelText('Question'), 'Why does it squeal?');
  expect(await screen.findByRole('link', { name: 'Squeal solved' })).toHaveAttribute('href', '/community/qa/5');
  expect(screen.getByText('Worn front brake pads')).toBeVisible();
  await owner.type(screen.getByLabelText('Details'), 'Only in the morning, when cold.');
  await owner.selectOptions(screen.getByLabelText('Category'), 'brakes');
  await owner.click(send);
  await waitFor(() =>
    expect(sent).toEqual([
      {
        title: 'Why does it squeal?',
        content: 'Only in the morning, when cold.',
        category: 'brakes',
        carMake: 'Volkswagen',
        carModel: 'Golf',
        carYear: 2016,
        isUrgent: false,
      },
    ]),
  );
});

test('a question begun from a diagnosis arrives with its words and suspects, and all of it can be changed', async () => {
  serve('get', '/api/qa/questions', []);
  serve('get', '/api/qa/similar', { questions: [], faults: [] });
  const sent = serve('post', '/api/qa/questions', question, 201);
  serve('get', '/api/qa/questions/5', { question, answers: [] });
  questionDraft.write({
    title: 'Grinding when I brake',
    content: 'Grinding when I brake, mostly in the morning',
    category: 'brakes',
    suspects: [
      { id: 'brakes/worn-front-pads', title: 'Worn front brake pads' },
      { id: 'brakes/stuck-caliper', title: 'Stuck caliper' },
    ],
  });
  const { owner } = open('/community?tab=qa&ask=1');
  expect(await screen.findByLabelText('Question')).toHaveValue('Grinding when I brake');
  expect(screen.getByLabelText('Category')).toHaveValue('brakes');
  await owner.click(screen.getByRole('button', { name: 'Leave out Stuck caliper' }));
  await owner.click(screen.getByRole('button', { name: 'Ask Question' }));
  await waitFor(() => expect(sent).toMatchObject([{ faultIds: ['brakes/worn-front-pads'] }]));
  expect(questionDraft.read()).toBeNull();
});

test.each([
  ['another car than the one chosen now', 'Rover', '75', 2003],
  ['no car at all', null, null, null],
])('a question from a diagnosis of %s is not asked about the car chosen now', async (_, carMake, carModel, carYear) => {
  serve('get', '/api/qa/questions', []);
  serve('get', '/api/qa/similar', { questions: [], faults: [] });
  const title = 'Grinding when I brake';
  questionDraft.write({ title, content: title, category: 'brakes', carMake, carModel, carYear, suspects: [] });
  open('/community?tab=qa&ask=1');
  expect(await screen.findByLabelText('Make')).toHaveValue(carMake ?? '');
  expect(screen.getByLabelText('Model')).toHaveValue(carModel ?? '');
  expect(screen.getByLabelText('Year')).toHaveValue(String(carYear ?? ''));
});
