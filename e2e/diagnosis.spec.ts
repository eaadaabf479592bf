/** The main job, as someone with a phone in the rain would do it. */
import { expect, test } from '@playwright/test';

test('a guest types what is wrong and is helped', async ({ page }) => {
  await page.goto('/');
  await page
    .getByLabel('Describe the symptoms your car is experiencing')
    .fill('grinding when I brake and the wheel shakes');
  await page.getByRole('button', { name: 'Diagnose Issue' }).click();
  await expect(page.getByText('Based on your description')).toBeVisible();
  await expect(page.getByText('grinding when I brake and the wheel shakes').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /brake|disc|pad/i }).first()).toBeVisible();
  await expect(page.getByText(/in 10/).first()).toBeVisible();
});

test('an unknown address says so', async ({ page }) => {
  await page.goto('/no-such-screen');
  await expect(page.getByText('Page Not Found')).toBeVisible();
});
