/** The paper that goes to the workshop. */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';

async function paper(page: Page, said: string) {
  await page.goto('/');
  await page.getByLabel('Describe the symptoms your car is experiencing').fill(said);
  await page.getByRole('button', { name: 'Diagnose Issue' }).click();
  await page.getByRole('link', { name: 'For the mechanic' }).click();
  await expect(page.getByRole('article', { name: 'For the mechanic' })).toBeVisible();
}

test('an owner takes one page to the garage: printed, as a file, and from the code', async ({ page }) => {
  await paper(
    page,
    'The engine light is on with code P0301, it shakes at idle, and it squeals when I brake. No smoke.',
  );
  const sheet = page.getByRole('article', { name: 'For the mechanic' });
  await expect(sheet.getByText('P0301: Misfire')).toBeVisible();
  await page.getByRole('button', { name: /Have you checked/ }).click();
  await page.getByRole('button', { name: 'Found so' }).first().click();
  await expect(sheet.getByText(/: found so$/)).toBeVisible();

  const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('for-the-mechanic.pdf');
  const file = (await readFile(await download.path())).toString('latin1');
  expect(file.startsWith('%PDF-1.')).toBe(true);
  expect(file).toContain('P0301');

  await page.getByRole('button', { name: 'Back to the answer' }).click();
  await expect(page.getByText('Based on your description')).toBeVisible();
});
