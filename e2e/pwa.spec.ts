/** The app without a connection: it starts, shows what was opened last, sends later, and lets go of what belongs to somebody who has left. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CDPSession, expect, type Page, test } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

const symptoms = (page: Page) => page.getByLabel('Describe the symptoms your car is experiencing');

/** Open, with its service worker in charge and everything of the app kept. */
async function open(page: Page, address = '/'): Promise<void> {
  await page.goto(address);
  await expect(symptoms(page)).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** A page's own session: what several tell of the network holds until each of them takes it back. */
const sessions = new WeakMap<Page, CDPSession>();

/** Some Chromiums keep a new page offline and tell it that it is online, until its session is told once more. */
async function tellNetwork(page: Page, offline: boolean): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Network.enable');
  const unlimited = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { offline, ...unlimited });
}

const keptPaths = (page: Page, name: string) =>
  page.evaluate(async (cache) => {
    const requests = (await caches.has(cache)) ? await (await caches.open(cache)).keys() : [];
    return requests.map(({ url }) => new URL(url).pathname);
  }, name);

/** A member with a car and one diagnosis, whose screens have been looked at. */
async function joinAndLook(page: Page): Promise<void> {
  await open(page);
  await page.evaluate(async (username) => {
    const post = (path: string, body: object) =>
      fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    await post('/api/register', {
      username,
      password: 'a long enough phrase',
      securityQuestion: 'First pet?',
      securityAnswer: 'Rex',
    });
    await post('/api/cars', { make: 'Volkswagen', model: 'Golf', year: 2016 });
    await post('/api/diagnose/text', { symptoms: 'Squeals when I brake' });
  }, `offline-${process.pid}-${Date.now()}`);
  await page.goto('/');
  await expect(page.getByText('Recent Diagnostics')).toBeVisible();
  await page.goto('/history');
  await expect(page.getByText('Squeals when I brake')).toBeVisible();
  // Fetched ahead, though nobody has opened them.
  await expect.poll(() => keptPaths(page, 'private')).toContainEqual(expect.stringMatching(/sessions\/\d+\/results/));
  await expect.poll(() => keptPaths(page, 'private')).toContain('/api/cars');
  await page.goto('/tutorials');
  await page.locator('a[href^="/tutorials/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('it can be installed: a manifest with icons that are there', async ({ page, context }) => {
  await open(page);
  const session = await context.newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { icons } = JSON.parse(data ?? '{}') as { icons: { src: string; sizes: string }[] };
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    if (sizes !== 'any') expect(size, src).toBe(sizes);
  }
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // The test's own browser is a private one, in which nothing can be installed.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});

test('without a connection it starts, and shows the garage, the last results and the guides that were read', async ({
  page,
  context,
}) => {
  await joinAndLook(page);
  const guide = await page.getByRole('heading', { level: 1 }).textContent();
  const guideAddress = page.url();
  await context.setOffline(true);

  await page.goto('/');
  await tellNetwork(page, true);
  await expect(symptoms(page)).toBeVisible();
  await expect(page.getByText('Volkswagen').first()).toBeVisible();
  await expect(page.getByText('You are offline. What you opened last can still be read here.')).toBeVisible();
  await page.getByRole('link', { name: 'My Cars' }).click();
  await expect(page.getByText('Golf').first()).toBeVisible();
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByText('Squeals when I brake').click();
  await page.getByRole('button', { name: 'View Results' }).click();
  await expect(page.getByText('Based on your description')).toBeVisible();
  await page.goto(guideAddress);
  await expect(page.getByRole('heading', { level: 1, name: guide ?? '' })).toBeVisible();
  await page.goto('/tutorials');
  await expect(page.locator('a[href^="/tutorials/"]').first()).toBeVisible();
});

test('a connection that goes while the app is open takes nothing away', async ({ page, context }) => {
  await joinAndLook(page);
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect(page.getByText('Recent Diagnostics')).toBeVisible();
  // What stands beside the screens is there a moment later, and says so as soon as it is.
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.getByRole('link', { name: 'My Cars' }).click();
  await expect(page.getByText('Golf').first()).toBeVisible();
});

test('a question asked without a connection is sent when there is one, and its answer is there', async ({
  page,
  context,
}) => {
  // Where no event tells that the connection is back, the app tries every half minute.
  test.slow();
  await open(page);
  await context.setOffline(true);
  await page.reload();
  await tellNetwork(page, true);
  await symptoms(page).fill('Squeals when I brake');
  await page.getByRole('button', { name: 'Diagnose Issue' }).click();
  await expect(page.getByText('Waiting for a connection: “Squeals when I brake”')).toBeVisible();
  // It outlives the page.
  await page.reload();
  await tellNetwork(page, true);
  await expect(page.getByText('Waiting for a connection: “Squeals when I brake”')).toBeVisible();
  await context.setOffline(false);
  await tellNetwork(page, false);
  await page.getByRole('button', { name: 'See the answer' }).click();
  await expect(page.getByText('Based on your description')).toBeVisible();
});

test('whoever signs out leaves nothing behind for the next one', async ({ page, context }) => {
  await joinAndLook(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await expect
    .poll(async () => (await keptPaths(page, 'private')).filter((path) => /cars|sessions/.test(path)))
    .toEqual([]);
  await context.setOffline(true);
  await page.goto('/history');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByText('Squeals when I brake')).toHaveCount(0);
  await page.goto('/cars');
  await expect(page.getByText('Golf')).toHaveCount(0);
});

test('a session that ended elsewhere takes what was kept along', async ({ page }) => {
  await joinAndLook(page);
  await page.context().clearCookies();
  await page.goto('/');
  await expect
    .poll(async () => (await keptPaths(page, 'private')).filter((path) => /cars|sessions/.test(path)))
    .toEqual([]);
});

/** The same server, whose service worker may become another one. */
async function release(
  origin: string,
): Promise<{ server: Server; address: string; next: { worker?: (text: string) => string } }> {
  const next: { worker?: (text: string) => string } = {};
  const server = createServer(async (request, response) => {
    const answer = await fetch(origin + request.url, { headers: { accept: request.headers.accept ?? '*/*' } });
    const headers = Object.fromEntries(
      [...answer.headers].filter(([name]) => !/^(content-(encoding|length)|transfer)/.test(name)),
    );
    const body = Buffer.from(await answer.arrayBuffer());
    const changed = request.url === '/sw.js' && next.worker ? next.worker(body.toString()) : body;
    response.writeHead(answer.status, headers).end(changed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, next };
}

const update = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update().then(() => undefined));
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
const marked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-marked'));
/** Asked of a page that may be reloading, which has no answer until it is there again. */
const appCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('app-'))).catch(() => []);

test('a new version asks before it reloads the page', async ({ page, baseURL }) => {
  const { server, address, next } = await release(baseURL ?? '');
  try {
    await open(page, address);
    await mark(page);
    // A release whose page is another one: this page's own script is no longer among its files.
    const own = (await page.locator('script[type=module]').last().getAttribute('src')) ?? '';
    expect(own).toMatch(/^\/assets\/.+[.]js$/);
    next.worker = (text) => text.replace(`"${own}",`, '').replaceAll(/"[0-9a-f]{12}"/g, '"0123456789ab"');
    await update(page);
    await expect(page.getByText('A new version of the app is ready.')).toBeVisible();
    expect(await marked(page), 'not reloaded by itself').toBe(true);
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(page.getByText('A new version of the app is ready.')).toHaveCount(0);

    await page.reload();
    await page.getByRole('button', { name: 'Reload now' }).click();
    await expect.poll(() => appCaches(page)).toContain('app-0123456789ab');
    await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting === null);
    await expect(symptoms(page)).toBeVisible();
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
