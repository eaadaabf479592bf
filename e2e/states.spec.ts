/** Every state of every screen, in three palettes: axe finds nothing serious, and nothing runs off a narrow phone. With PICTURES set, only what it looks like. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { ACCOUNT } from './states/account.ts';
import { DIAGNOSIS } from './states/diagnosis.ts';
import { READING } from './states/reading.ts';

const PALETTES = ['light', 'dark', 'contrast'] as const;
const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 860 } } as const;
/** The narrowest that WCAG asks for: 1280 pixels at 400 %. */
const NARROW = { width: 320, height: 640 };
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const folder = process.env.PICTURES;

/** As the system asks for them: what is set by hand would be gone as soon as the window is resized. */
async function dress(page: Page, palette: (typeof PALETTES)[number]): Promise<void> {
  await page.emulateMedia({
    colorScheme: palette === 'dark' ? 'dark' : 'light',
    contrast: palette === 'contrast' ? 'more' : 'no-preference',
    reducedMotion: 'reduce',
  });
  await expect(
    page.locator(`html${palette === 'contrast' ? '[data-contrast=high]' : ':not([data-contrast])'}`),
  ).toBeAttached();
  // What the header happens to cover is no fault of what lies under it.
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** A palette changes nothing but colours, so only the first is asked everything. */
async function complaints(page: Page, palette: (typeof PALETTES)[number]): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (palette === 'light' ? axe.withTags(TAGS) : axe.withRules('color-contrast')).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical' || impact === 'moderate')
    .map(({ id, nodes }) => `${palette}: ${id}: ${nodes[0]?.html}`);
}

for (const { name, open, toast = false } of [...DIAGNOSIS, ...ACCOUNT, ...READING])
  test(`${name} is accessible to everyone, in every palette, and fits 320 pixels`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    // A toast waits while somebody points at it.
    if (toast) await page.getByRole('alert').filter({ hasText: /\S/ }).first().hover();
    await expect(page.getByRole('heading').first()).toBeAttached();
    const found: string[] = [];
    for (const palette of PALETTES) {
      await dress(page, palette);
      if (!folder) found.push(...(await complaints(page, palette)));
      else
        for (const [size, viewport] of Object.entries(SIZES)) {
          await page.setViewportSize(viewport);
          await page.screenshot({
            path: `${folder}/${palette}-${size}/${name.replaceAll(' ', '-')}.png`,
            scale: 'css',
            fullPage: true,
          });
        }
      await page.setViewportSize(SIZES.phone);
    }
    expect.soft(found).toEqual([]);
    await page.setViewportSize(NARROW);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      'sideways scrolling',
    ).toBeLessThanOrEqual(0);
  });
