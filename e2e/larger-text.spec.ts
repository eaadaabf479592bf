/** An owner who reads with half as large again letters: nothing runs off the page, and nothing lies over something else. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { ACCOUNT } from './states/account.ts';
import { DIAGNOSIS } from './states/diagnosis.ts';
import { READING } from './states/reading.ts';

test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('accessibilityPreferences', JSON.stringify({ fontSizeScaling: 1.5 }))),
);

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 860 };

async function open(page: Page, name: string, size = PHONE): Promise<void> {
  await page.setViewportSize(size);
  const state = [...DIAGNOSIS, ...ACCOUNT, ...READING].find((one) => one.name === name);
  if (!state) throw new Error(`No such state: ${name}`);
  await state.open(page);
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function box(what: Locator) {
  const { x, y, width, height } = (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { left: x, top: y, right: x + width, bottom: y + height };
}

test('the code of the paper stands beside the car’s name or below it, not upon it', async ({ page }) => {
  await open(page, 'paper');
  const code = await box(page.getByRole('article').getByRole('img'));
  const name = await box(page.getByRole('article').getByText('Volkswagen Golf').first());
  expect(code.left >= name.right || code.top >= name.bottom).toBe(true);
  expect(await sideways(page)).toBe(0);
});

test('the screen of a failure fits the phone', async ({ page }) => {
  await open(page, 'app error');
  expect(await sideways(page)).toBe(0);
});

test('parts side by side are dragged within their own box', async ({ page }) => {
  await open(page, 'parts compared', DESK);
  expect(await sideways(page)).toBe(0);
});

test('a lamp and what takes it away lie within the window', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.getByRole('button', { name: 'Pick a warning lamp' }).click();
  const dialog = page.getByRole('dialog', { name: 'Which lamp is lit?' });
  await dialog.getByRole('button', { name: 'Oil temperature' }).click();
  const row = await box(dialog.getByRole('list', { name: 'Lamps that are lit' }).getByRole('listitem'));
  const away = await box(dialog.getByRole('button', { name: /^Take away/ }));
  expect(away.right).toBeLessThanOrEqual(row.right);
  for (const lamp of await dialog.getByRole('button').all()) {
    const { right } = await box(lamp);
    expect(right).toBeLessThanOrEqual(PHONE.width);
  }
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('the page stands still behind an open window', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/');
  await page.getByRole('button', { name: 'Add Car Details' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Car Details' })).toBeVisible();
  const before = await page.evaluate(() => [window.scrollY, document.documentElement.clientWidth]);
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 600);
  // A wheel's scrolling takes a moment to come.
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => [window.scrollY, document.documentElement.clientWidth])).toEqual(before);
});

for (const name of ['home', 'home with a car and a long text', 'audio', 'profile', 'documentation'])
  test(`no word of the screen “${name}” is broken across lines`, async ({ page }) => {
    await open(page, name);
    const broken = await page.evaluate(() => {
      const found: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.parentElement?.checkVisibility()) continue;
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}’]{2,}/gu)) {
          const place = document.createRange();
          place.setStart(text, index);
          place.setEnd(text, index + word.length);
          if (new Set([...place.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
        }
      }
      return found;
    });
    expect(broken).toEqual([]);
  });
