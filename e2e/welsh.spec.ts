/** The main path in a second language. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

test('an owner chooses Welsh once, and is diagnosed in it; what the knowledge says is marked as English', async ({
  page,
}) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Accessibility Options' }).click();
  await page.getByLabel('Language (Iaith)').selectOption({ label: 'Cymraeg' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'cy');
  await expect(page.getByRole('main')).toHaveAttribute('lang', 'en-GB');

  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Beth sydd o’i le ar eich car?' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Prif ddewislen' }).getByText('Fy ngheir')).toBeVisible();
  await page.getByRole('tab', { name: 'Sain' }).click();
  await expect(page.getByRole('heading', { name: 'Awgrymiadau Recordio' })).toBeVisible();
  await page.getByRole('tab', { name: 'Llun' }).click();
  await expect(page.getByRole('button', { name: 'Dadansoddi’r Llun' })).toBeVisible();
  await page.getByRole('tab', { name: 'Testun' }).click();
  await page.getByLabel(/Disgrifiwch y symptomau/).fill('It squeals when I brake');
  await page.getByRole('button', { name: 'Diagnosio’r Broblem' }).click();
  await expect(page.getByText('Yn seiliedig ar eich disgrifiad')).toBeVisible();
  await expect(page.getByText('Mwyaf tebygol', { exact: true })).toBeVisible();
  await expect(page.getByText(/o bob 10/).first()).toBeVisible();
  const title = page.getByRole('heading', { level: 3 }).first();
  expect(await title.evaluate((heading) => heading.closest('[lang]')?.getAttribute('lang'))).toBe('en-GB');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);

  await page.getByRole('tab', { name: 'Chwilio am Rannau' }).click();
  await expect(page.getByText(/^\d+ dewis$/)).toBeVisible();
  await expect(page.getByText(/a osodwyd ym mis \p{Lu}\p{Ll}+ \d{4}/u)).toBeVisible();

  await page.getByRole('link', { name: 'Proffil' }).click();
  await page.getByRole('button', { name: 'Accessibility Options' }).click();
  await page.getByLabel('Language (Iaith)').selectOption({ label: 'English' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Your diagnosis' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'What’s wrong with your car?' })).toBeVisible();
});
