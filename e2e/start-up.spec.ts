/** From the first byte to the first screen. */
import { expect, type Locator, type Page, test } from '@playwright/test';
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

/** The app's first script is on its way until it is let through. */
async function heldBack(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const passed = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/[/]assets[/]entry-.*[.]js$/, async (route) => {
    await passed;
    await route.continue();
  });
  return letThrough;
}

test('a newcomer sees home’s frame while the app is on its way, and nothing moves when it is there', async ({
  page,
}) => {
  const letThrough = await heldBack(page);
  await page.goto('/', { waitUntil: 'commit' });
  const picture = page.locator('#first-picture');
  const parts = ['h1', 'h1 + p', 'nav', 'header'];
  const places = (within: Locator) => Promise.all(parts.map((part) => within.locator(part).first().boundingBox()));
  await expect(picture.locator('h1')).toHaveText(home);
  // Painted: with its styles, then.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const drawn = await places(picture);
  expect(drawn).not.toContain(null);

  letThrough();
  await expect(page.getByRole('heading', { name: home })).toBeVisible();
  await expect(picture).toHaveCount(0);
  expect(await places(page.locator('#root'))).toEqual(drawn);
});

test('what is drawn ahead is neither another screen’s nor a home that its owner has changed', async ({ page }) => {
  await heldBack(page);
  const picture = page.locator('#first-picture');
  await page.goto('/history', { waitUntil: 'commit' });
  await expect(picture).toBeAttached();
  await expect(picture).toBeHidden();
  await page.evaluate(() => localStorage.setItem('language', '"cy"'));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(picture).toBeAttached();
  await expect(picture).toBeHidden();
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
