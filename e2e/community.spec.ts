/** Two people in two browsers hold a conversation, ask, answer and accept; on a phone's screen. */
import { expect, test } from '@playwright/test';
import { comment, person, writePost } from './people.ts';

test('two owners talk about a post', async ({ browser }) => {
  const anna = await person(browser, 'anna');
  const ben = await person(browser, 'ben');
  const title = `Squealing brakes ${Date.now()}`;

  await comment(ben, await writePost(anna, title), 'Mine did too: surface rust.');
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
