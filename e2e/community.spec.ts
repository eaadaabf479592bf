/** Two people in two browsers hold a conversation, ask, answer and accept; on a phone's screen. */
import { type Browser, expect, type Page, test } from '@playwright/test';

async function person(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext();
  const answer = await context.request.post('/api/register', {
    data: {
      username: `${name} ${Date.now()}`,
      password: 'correct horse battery',
      securityQuestion: 'What was the name of your first pet?',
      securityAnswer: 'Rex',
    },
  });
  expect(answer.status()).toBe(201);
  return context.newPage();
}

test('two owners talk about a post', async ({ browser }) => {
  const anna = await person(browser, 'anna');
  const ben = await person(browser, 'ben');
  const title = `Squealing brakes ${Date.now()}`;

  await anna.goto('/community');
  await anna.getByRole('button', { name: 'New Post' }).click();
  await anna.getByLabel('Title').fill(title);
  await anna.getByLabel('Content').fill(`They squeal every morning until warm. ${Date.now()}`);
  await anna.getByRole('button', { name: 'Post', exact: true }).click();
  await anna.getByRole('link', { name: title }).click();
  await expect(anna.getByRole('heading', { name: title })).toBeVisible();

  await ben.goto(new URL(anna.url()).pathname);
  await ben.getByLabel('Add a comment').fill('Mine did too: surface rust.');
  await ben.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(ben.getByText('Mine did too: surface rust.')).toBeVisible();
  await ben.getByRole('button', { name: 'Like, 0 likes' }).click();
  await expect(ben.getByRole('button', { name: 'Like, 1 like' })).toHaveAttribute('aria-pressed', 'true');

  await anna.reload();
  await expect(anna.getByText('Mine did too: surface rust.')).toBeVisible();
  await anna.getByRole('button', { name: 'Delete the post' }).click();
  await anna.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(anna.getByRole('heading', { name: 'Community' })).toBeVisible();
  await ben.reload();
  await expect(ben.getByText('Post not found')).toBeVisible();
});

test('one asks, another answers, the first accepts', async ({ browser }) => {
  const anna = await person(browser, 'anna');
  const ben = await person(browser, 'ben');
  const title = `Why does it squeal in the cold? ${Date.now()}`;

  await anna.goto('/community?tab=qa');
  await anna.getByRole('button', { name: 'Ask Question' }).click();
  await anna.getByLabel('Question', { exact: true }).fill(title);
  await anna.getByLabel('Details').fill('It squeals when I brake gently, mostly in the morning.');
  await anna.getByLabel('Category', { exact: true }).selectOption('brakes');
  await anna.getByRole('button', { name: 'Ask Question' }).click();
  await expect(anna.getByRole('heading', { name: title })).toBeVisible();

  await ben.goto('/community?tab=qa');
  await ben.getByRole('link', { name: title }).click();
  await ben.getByLabel('Your answer').fill('Have the pads measured first.');
  await ben.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(ben.getByText('Have the pads measured first.')).toBeVisible();

  await anna.reload();
  await anna.getByRole('button', { name: /^Accept this answer/ }).click();
  await expect(anna.getByText('Accepted answer')).toBeVisible();
  await expect(anna.getByText('Answered', { exact: true })).toBeVisible();
});

test('a diagnosis becomes a question with what is known', async ({ browser }) => {
  const anna = await person(browser, 'anna');
  await anna.goto('/');
  await anna
    .getByLabel('Describe the symptoms your car is experiencing')
    .fill('Grinding when I brake and the wheel shakes');
  await anna.getByRole('button', { name: 'Diagnose Issue' }).click();
  await anna.getByRole('button', { name: 'Ask the community about this' }).click();
  await expect(anna.getByLabel('Question', { exact: true })).toHaveValue('Grinding when I brake and the wheel shakes');
  await expect(anna.getByLabel('Details')).toHaveValue('Grinding when I brake and the wheel shakes');
});
