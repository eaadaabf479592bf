/** An owner whose system paints everything in a theme of its own: edges are there, and what is chosen can be told. */
import { expect, type Locator, type Page, test } from '@playwright/test';

test.use({ forcedColors: 'active' });

const SYMPTOMS = 'Describe the symptoms your car is experiencing';

const edge = (what: Locator) => what.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth));
const fill = (what: Locator) => what.evaluate((element) => getComputedStyle(element).backgroundColor);

/** A colour of the theme, as it is painted. */
const colour = (page: Page, name: string) =>
  page.evaluate((asked) => {
    const probe = document.createElement('i');
    probe.style.color = asked;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

test('in a contrast theme every control and window has an edge', async ({ page }) => {
  await page.goto('/');
  const controls = [
    page.getByLabel(SYMPTOMS),
    page.getByRole('button', { name: 'Diagnose Issue' }),
    page.getByRole('button', { name: 'Pick a warning lamp' }),
    page.getByRole('button', { name: 'This week' }),
  ];
  for (const control of controls) expect(await edge(control)).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Add Car Details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Car Details' });
  expect(await edge(dialog)).toBeGreaterThan(0);
  expect(await edge(dialog.getByLabel('Make'))).toBeGreaterThan(0);
});

test('in a contrast theme the chosen tab, a chosen answer and a switch that is on are marked', async ({ page }) => {
  await page.goto('/');
  const chosen = await colour(page, 'Highlight');
  expect(await fill(page.getByRole('tab', { name: 'Text' }))).toBe(chosen);
  expect(await fill(page.getByRole('tab', { name: 'Audio' }))).not.toBe(chosen);

  const week = page.getByRole('button', { name: 'This week' });
  expect(await fill(week)).not.toBe(chosen);
  await week.click();
  await expect.poll(() => fill(week)).toBe(chosen);

  await page.goto('/profile');
  await page.getByRole('button', { name: /Accessibility/ }).click();
  const larger = page.getByRole('switch', { name: 'Larger Text' });
  expect(await fill(larger.locator('span').first())).not.toBe(chosen);
  await larger.click();
  await expect.poll(() => fill(larger.locator('span').first())).toBe(chosen);
});

test('in a contrast theme the chance can be counted and the verdict stands out', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel(SYMPTOMS).fill('The oil light is red');
  await page.getByRole('button', { name: 'Diagnose Issue' }).click();
  const marks = page.getByRole('img', { name: /in 10/ }).first().locator('span');
  await expect(marks).toHaveCount(10);
  expect(await fill(marks.first())).toBe(await colour(page, 'Highlight'));
  expect(await fill(marks.last())).not.toBe(await colour(page, 'Highlight'));
  expect(await edge(marks.last())).toBeGreaterThan(0);
  expect(await edge(page.getByRole('region', { name: /^Stop/ }))).toBe(2);
});
