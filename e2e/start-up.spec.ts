/** From the first byte to the first screen. */
import { expect, test } from '@playwright/test';
import { member } from './states/prepare.ts';

const home = 'What’s wrong with your car?';

test('at the start the car and premium are asked for ahead, every call under one name of the browser', async ({
  page,
}) => {
  await member(page);
  const calls: { path: string; client: string | undefined }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push({ path: pathname, client: request.headers()['x-client-id'] });
  });
  await page.goto('/support');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() => calls.map(({ path }) => path))
    .toEqual(expect.arrayContaining(['/api/health', '/api/car', '/api/premium-status']));
  expect(new Set(calls.map(({ client }) => client)).size).toBe(1);
  expect(calls[0]?.client).toMatch(/^[0-9a-f]{32}$/);
});

test('a guest is asked nothing that only a member could answer, so nothing fails at the start', async ({ page }) => {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (!response.ok()) failed.push(`${response.status()} ${response.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') failed.push(message.text());
  });
  const premium = page.waitForResponse('**/api/premium-status');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: home })).toBeVisible();
  await premium;
  await page.goto('/history');
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  expect(failed).toEqual([]);
});

test('a server that is not there yet shows the loading screen, which goes by itself', async ({ page }) => {
  await page.route('**/api/health', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/');
  await expect(page.getByRole('progressbar', { name: 'Server start-up' })).toBeVisible();
  await page.unroute('**/api/health');
  await expect(page.getByRole('progressbar', { name: 'Server start-up' })).toBeHidden();
  await expect(page.getByRole('heading', { name: home })).toBeVisible();
});

test('a start that fails shows the error screen, whose button loads the page again', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('failed')) return;
    sessionStorage.setItem('failed', 'once');
    const listen = window.addEventListener.bind(window) as (...all: unknown[]) => void;
    Object.assign(window, {
      addEventListener: (type: string, ...rest: unknown[]) => {
        if (type === 'vite:preloadError') throw new Error('The key broke off');
        listen(type, ...rest);
      },
    });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'App Error' })).toBeVisible();
  await expect(page.getByText('The key broke off')).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: home })).toBeVisible();
});

test('the other screens come by themselves, so that each opens at once', async ({ page }) => {
  const loaded: string[] = [];
  page.on('requestfinished', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect.poll(() => loaded.some((path) => /\/assets\/tutorials-.*\.js$/.test(path))).toBe(true);
  await expect.poll(() => loaded.some((path) => /\/assets\/privacy-policy-.*\.js$/.test(path))).toBe(true);
});

test('a guest looks at the example, answers its question and goes on to the own car', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'See an example' }).click();
  await expect(page.getByText('This is an example')).toBeVisible();
  await expect(page.getByText('High Severity').first()).toBeVisible();
  await page.getByRole('link', { name: 'Diagnose your own car' }).click();
  await expect(page.getByRole('heading', { name: home })).toBeVisible();
});

test('a message to support arrives', async ({ page }) => {
  await page.goto('/support');
  await page.getByLabel('Email address').fill('carla@example.com');
  await page.getByLabel('Message').fill('The recorder hears nothing.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Support request submitted')).toBeVisible();
  await page.getByRole('button', { name: 'How accurate is it?' }).click();
  await expect(page.getByText(/It is an estimate from what you tell it/)).toBeVisible();
});
