/** From the notice to the plans, to the page on which to pay, and back; then the money goes back. Against a stand-in for Stripe on loopback. */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, type Page } from '@playwright/test';
import { test as ownTest } from './own-server.ts';
import { comment, person, writePost } from './people.ts';

const SECRET = 'whsec_of_the_browser_test';

const test = ownTest.extend<object, { stripe: string }>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names out of the pattern
    async ({}, use) => {
      const program = spawn(process.execPath, ['tools/fake-stripe.ts', '--secret', SECRET], {
        cwd: resolve(import.meta.dirname, '..'),
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const url = await new Promise<string>((found, lost) => {
        program.once('exit', () => lost(new Error('The stand-in for Stripe did not start')));
        createInterface({ input: program.stdout }).on('line', (line) => {
          const said = /answers on (\S+)\. /.exec(line)?.[1];
          if (said) found(said);
        });
      });
      await use(url);
      program.kill();
    },
    { scope: 'worker' },
  ],
  serverEnv: [
    ({ stripe }, use) =>
      use({
        BILLING: 'enforced',
        STRIPE_API_URL: stripe,
        STRIPE_SECRET_KEY: 'sk_test_of_the_browser_test',
        STRIPE_WEBHOOK_SECRET: SECRET,
      }),
    { scope: 'worker' },
  ],
});

/** Pays on the page of the card provider; hands back its address. */
async function pay(page: Page, plan: string): Promise<string> {
  await page.getByRole('button', { name: `Choose ${plan}` }).click();
  await expect(page.getByRole('heading', { name: 'A stand-in for Stripe' })).toBeVisible();
  const address = page.url();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByText('Premium is yours. Everything is open now.')).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  return address;
}

test('an owner buys premium, it opens at once, and a refund closes it', async ({ browser, baseURL, request }) => {
  const anna = await person(browser, 'anna', baseURL);
  await anna.goto('/community');
  await expect(anna.getByText('Premium members only')).toBeVisible();
  await anna.getByRole('link', { name: 'Upgrade to Premium' }).click();
  await expect(anna.getByRole('dialog', { name: 'Premium' })).toBeVisible();

  await anna.getByRole('button', { name: 'Choose Lifetime' }).click();
  await anna.getByRole('link', { name: 'Back' }).click();
  await expect(anna.getByRole('dialog', { name: 'Premium' })).toBeVisible();
  const checkout = await pay(anna, 'Lifetime');
  await expect(anna.getByRole('button', { name: 'New Post' })).toBeVisible();
  await expect(anna.getByText('Premium members only')).toBeHidden();

  await anna.goto('/subscription');
  await expect(anna.getByText('Yours for good. Nothing renews.')).toBeVisible();
  await anna.getByRole('button', { name: 'Close' }).click();

  expect((await request.post(checkout.replace('/pay/', '/refund/'))).status()).toBe(204);
  await anna.reload();
  await expect(anna.getByText('Premium members only')).toBeVisible();
  await anna.goto('/ai-chat');
  await expect(anna.getByRole('link', { name: 'Upgrade to Premium' })).toBeVisible();
});

test('a year is bought, seen and stopped', async ({ browser, baseURL }) => {
  const ben = await person(browser, 'ben', baseURL);
  await ben.goto('/purchase');
  await pay(ben, 'Yearly');
  await ben.goto('/subscription');
  await expect(ben.getByText(/^Renews on .* for £12\.99\.$/)).toBeVisible();
  await ben.getByRole('button', { name: 'Stop renewal' }).click();
  await expect(ben.getByText(/^Its renewal is stopped\. Open until /)).toBeVisible();
  await ben.getByRole('button', { name: 'Card and receipts' }).click();
  await expect(ben.getByRole('heading', { name: 'Card and receipts' })).toBeVisible();
});

test('two who are premium talk, and a third who is not sees the notice; diagnosis stays free', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const [anna, ben, carl] = await Promise.all(['anna', 'ben', 'carl'].map((name) => person(browser, name, baseURL)));
  if (!anna || !ben || !carl) throw new Error('Three are here');
  for (const { request } of [anna, ben]) {
    const answer = await request.post('/api/subscribe', { data: { planId: 1, paymentMethod: 'card' } });
    const { checkoutUrl } = (await answer.json()) as { checkoutUrl: string };
    expect((await request.post(checkoutUrl)).ok()).toBe(true);
  }
  const title = `Members only ${Date.now()}`;
  const address = await writePost(anna, title);
  await comment(ben, address, 'Mine did too: surface rust.');

  for (const path of [address, '/community']) {
    await carl.goto(path);
    await expect(carl.getByText('Premium members only')).toBeVisible();
    await expect(carl.getByText(title)).toBeHidden();
  }
  await carl.goto('/');
  await carl.getByLabel('Describe the symptoms your car is experiencing').fill('Grinding when I brake');
  await carl.getByRole('button', { name: 'Diagnose Issue' }).click();
  await expect(carl.getByRole('tab', { name: 'Parts Search' })).toBeVisible();
  await carl.getByRole('tab', { name: 'Parts Search' }).click();
  await expect(carl.getByText('Premium members only')).toBeVisible();
});
