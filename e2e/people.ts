/** People with accounts of their own, and what they do in the community: for tests in which several meet. */
import { type Browser, expect, type Page } from '@playwright/test';

let people = 0;

/** Nobody else of this run, in this worker or another, has the same name. */
export const registration = (name: string) => ({
  username: `${name} ${process.pid}-${Date.now()}-${people++}`,
  password: 'three unrelated words',
  securityQuestion: 'What was the name of your first pet?',
  securityAnswer: 'Rex',
});

/** Somebody signed in, in a browser of their own. */
export async function person(browser: Browser, name: string, baseURL?: string): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const answer = await context.request.post('/api/register', { data: registration(name) });
  expect(answer.status()).toBe(201);
  return context.newPage();
}

/** Writes a post and opens it; where it can be read. */
export async function writePost(page: Page, title: string): Promise<string> {
  await page.goto('/community');
  await page.getByRole('button', { name: 'New Post' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Content').fill(`They squeal every morning until warm. ${Date.now()}`);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  return new URL(page.url()).pathname;
}

export async function comment(page: Page, address: string, text: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Add a comment').fill(text);
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.getByText(text)).toBeVisible();
}
