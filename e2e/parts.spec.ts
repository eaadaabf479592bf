/** From a brake diagnosis to prices, a quote that is checked, and somebody to mend it: on a phone. */
import { expect, type Page, test } from '@playwright/test';

async function diagnoseBrakes(page: Page) {
  await page.goto('/');
  await page
    .getByLabel('Describe the symptoms your car is experiencing')
    .fill('squeals and grinds when I brake at the front');
  await page.getByRole('button', { name: 'Diagnose Issue' }).click();
  await expect(page.getByText('Based on your description')).toBeVisible();
}

test('the parts of a brake diagnosis are priced, compared, and sideways nothing runs off the screen', async ({
  page,
}) => {
  await diagnoseBrakes(page);
  await page.getByRole('tab', { name: 'Parts Search' }).click();
  await expect(page.getByRole('heading', { name: 'Parts Comparison' })).toBeVisible();
  await expect(page.getByText(/\d+ options found/)).toBeVisible();
  await expect(page.getByText(/Guide prices for your class of car/)).toBeVisible();
  await page.getByRole('tab', { name: 'Compare' }).click();
  await expect(page.getByText(/is the cheapest option/)).toBeVisible();
  await expect(
    page
      .getByRole('table')
      .getByRole('link', { name: /View Product|Search Online/ })
      .first(),
  ).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  const narrow = page.viewportSize();
  // Nor is the last column cut where the table stands beside what was understood.
  for (const width of [1280, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await page.getByRole('table').evaluate((table) => {
      const box = table.parentElement ?? table;
      return box.scrollWidth - box.clientWidth;
    });
    expect(cut, `at ${width}`).toBe(0);
  }
  if (narrow) await page.setViewportSize(narrow);

  await page.getByRole('searchbox', { name: 'Part to search for' }).fill('alternater');
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByRole('table')
      .getByText(/Bosch|Valeo|Denso/)
      .first(),
  ).toBeVisible();
  await page.getByRole('searchbox', { name: 'Part to search for' }).fill('qwzxvv');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('No parts found')).toBeVisible();
});

test('a quote is checked line by line, and the dear line says by how much', async ({ page }) => {
  await diagnoseBrakes(page);
  await page.getByRole('link', { name: 'Check a Garage’s Quote' }).click();
  await page.getByLabel('The lines of the quote').fill('Front brake pads £290.00\nLabour 1 hour £80\nAlternator £200');
  await page.getByRole('button', { name: 'Check Quote' }).click();
  await expect(page.getByText(/above the guide/).first()).toBeVisible();
  await expect(page.getByText('Not usually needed')).toBeVisible();
  await expect(page.getByText(/You could ask/).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test('with no list of garages loaded the owner is told, and led to a map of the postcode', async ({ page }) => {
  await diagnoseBrakes(page);
  await page.getByRole('link', { name: 'Find Mechanics Near Me' }).click();
  await page.getByLabel('Postcode').fill('nonsense');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('Please enter a UK postcode, such as M1 1AE')).toBeVisible();
  await page.getByLabel('Postcode').fill('ls14ap');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('No list of garages here yet')).toBeVisible();
  await expect(page.getByRole('link', { name: /Search on a Map/ })).toHaveAttribute('href', /LS1%204AP/);
});
