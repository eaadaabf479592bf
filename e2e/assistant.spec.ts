/** From "it makes a noise" to a costed, safe next step, and a guide with its steps ticked. */
import { expect, test } from '@playwright/test';

test('a guest chats from a noise to a cost and a verdict', async ({ page }) => {
  await page.goto('/ai-chat');
  const box = page.getByPlaceholder('Ask me anything...');
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await expect(send).toBeDisabled();
  await box.fill('it makes a noise');
  await send.click();
  await expect(page.getByText(/I can’t be sure yet/)).toBeVisible();
  await box.fill('ticking from the top of the engine for a few seconds after a cold start, then it goes quiet');
  await send.click();
  await expect(page.getByText('Minor Issue')).toBeVisible();
  await expect(page.getByText(/£.*(to put right|at an independent garage)/)).toBeVisible();
  await box.fill('is it safe to drive?');
  await send.click();
  await expect(
    page.getByText(/^(It is fine to drive|You can drive, but book it in soon).*likeliest cause/s),
  ).toBeVisible();
});

for (const [window, width, height] of [
  ['phone', 390, 844],
  ['desk', 1280, 860],
] as const)
  test(`before anything is said, one writes to the assistant at the foot of the window: ${window}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/ai-chat');
    const caution = page.getByText('An estimate from what you tell me, not an inspection.');
    await expect(caution).toBeInViewport();
    const foot = await page.evaluate(() => {
      const { top, height } = document.querySelector('nav')?.getBoundingClientRect() ?? { top: 0, height: 0 };
      return top > height ? top : innerHeight;
    });
    const { y = 0, height: its = 0 } = (await caution.boundingBox()) ?? {};
    expect(foot - y - its).toBeGreaterThanOrEqual(0);
    expect(foot - y - its).toBeLessThan(40);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  });

test('a web address that the owner sends can be read on the green of the own words', async ({ page }) => {
  await page.goto('/ai-chat');
  await page.getByPlaceholder('Ask me anything...').fill('is it https://example.org/squeal');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const colour = (element: Element) => getComputedStyle(element).color;
  const link = page.getByRole('link', { name: 'https://example.org/squeal' });
  expect(await link.evaluate(colour)).toBe(await link.locator('..').evaluate(colour));
});

test('a reply longer than the screen is shown from its beginning, where its warning stands', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ai-chat');
  await page.getByPlaceholder('Ask me anything...').fill('The oil light is red');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(/Stop driving it now/).first()).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  // Longer than any scrolling takes to come.
  await page.waitForTimeout(500);
  await expect(page.getByText(/Stop driving it now/).first()).toBeInViewport();
});

test('a guest generates a guide for a car and ticks a step that stays ticked', async ({ page }) => {
  await page.goto('/tutorials');
  await page.getByLabel('Repair topic').fill('change pads on a 2015 Focus');
  await page.getByRole('button', { name: 'Generate Tutorial' }).click();
  await page
    .getByRole('link', { name: /2015 Ford Focus/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Before you begin' })).toBeVisible();
  await page.getByRole('checkbox').first().check();
  await page.reload();
  await expect(page.getByRole('checkbox').first()).toBeChecked();
});
