/** Every width and both themes: nothing runs off the side, and axe finds nothing serious. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const WIDTHS = [360, 390, 768, 1280];

async function fits(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over, 'sideways scrolling').toBeLessThanOrEqual(0);
}

async function accessible(page: Page): Promise<void> {
  // What is still fading in has no contrast yet.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

for (const width of WIDTHS)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`home and an answer fit ${width} pixels, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await expect(page.getByLabel('Describe the symptoms your car is experiencing')).toBeVisible();
      await fits(page);
      await accessible(page);
      await page
        .getByLabel('Describe the symptoms your car is experiencing')
        .fill('it squeals when I brake and pulls to the left');
      await page.getByRole('button', { name: 'Diagnose Issue' }).click();
      await expect(page.getByText('Based on your description')).toBeVisible();
      await fits(page);
      await accessible(page);
    });

for (const path of [
  '/history',
  '/cars',
  '/profile',
  '/auth',
  '/community',
  '/tutorials',
  '/ai-chat',
  '/privacy-policy',
  '/terms-of-use',
  '/support',
  '/mechanics-search',
  '/nowhere',
])
  test(`${path} fits a phone and is accessible`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    await expect(page.locator('#main-content')).toBeVisible();
    await expect(page.locator('h1').first()).toBeVisible();
    await fits(page);
    await accessible(page);
  });
