/** An owner's whole life here: registers, keeps two cars and their diagnoses, forgets the password, takes the data along, leaves. */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';

const PASSWORD = 'three unrelated words';
const NEW_PASSWORD = 'four other unrelated words';
let owners = 0;
const newName = () => `owner-${process.pid}-${Date.now()}-${owners++}`;

async function register(page: Page, username: string) {
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByLabel('Security question').selectOption('What was the name of your first pet?');
  await page.getByLabel('Security answer').fill('Rex');
  await page.getByRole('button', { name: 'Create Account' }).click();
}

async function fillCar(page: Page, make: string, model: string, year: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Make').selectOption(make);
  await dialog.getByLabel('Model').selectOption(model);
  await dialog.getByLabel('Year').selectOption(year);
  await dialog.getByRole('button', { name: 'Add Car' }).click();
  await expect(dialog).toHaveCount(0);
}

async function diagnose(page: Page, symptoms: string) {
  await page.getByLabel('Describe the symptoms your car is experiencing').fill(symptoms);
  await page.getByRole('button', { name: 'Diagnose Issue' }).click();
  await expect(page.getByText('Based on your description')).toBeVisible();
}

const goTo = (page: Page, tab: string) => page.getByRole('navigation', { name: 'Main' }).getByText(tab).click();

test('an owner registers, adds two cars, diagnoses both, resets the password, exports everything and leaves', async ({
  page,
}) => {
  const name = newName();
  await page.goto('/cars');
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await register(page, name);
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { name })).toBeVisible();

  await goTo(page, 'My Cars');
  await expect(page.getByText('No Cars Added')).toBeVisible();
  await page.getByRole('button', { name: 'Add New Car' }).click();
  await fillCar(page, 'Volkswagen', 'Golf', '2016');
  await expect(page.getByText('Car Added', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add New Car' }).click();
  await fillCar(page, 'Ford', 'Fiesta', '2012');

  await page.getByRole('button', { name: 'Run Diagnostic Volkswagen Golf' }).click();
  await expect(page.getByText('Volkswagen Golf')).toBeVisible();
  await diagnose(page, 'Squeals when I brake, worst first thing in the morning');
  await goTo(page, 'My Cars');
  await page.getByRole('button', { name: 'Run Diagnostic Ford Fiesta' }).click();
  await expect(page.getByText('Ford Fiesta')).toBeVisible();
  await diagnose(page, 'Won’t start, just clicks, and the lights are dim');

  await goTo(page, 'History');
  const sessions = page.getByRole('main').getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.nth(0)).toContainText('Ford Fiesta');
  await expect(sessions.nth(1)).toContainText('Volkswagen Golf');
  await sessions.nth(1).click();
  const details = page.getByRole('dialog', { name: 'Diagnostic Session Details' });
  await expect(details).toContainText('Completed at');
  await details.getByRole('button', { name: 'View Results' }).click();
  await expect(page).toHaveURL(/\/diagnostic-results\?sessionId=\d+$/);
  await expect(page.getByText('Squeals when I brake').first()).toBeVisible();

  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Please add your car information to get started')).toBeVisible();

  await page.goto('/auth?next=%2Fprofile');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Username').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('What was the name of your first pet?').fill('  REX ');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set New Password' }).click();
  await expect(page.getByLabel('Username')).toHaveValue(name);
  await page.getByRole('textbox', { name: 'Password' }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/profile');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download My Data' }).click();
  const everything = await readFile(await (await downloading).path(), 'utf8');
  for (const held of [name, 'Golf', 'Fiesta', 'Squeals when I brake']) expect(everything).toContain(held);

  await page.getByRole('button', { name: 'Delete Account' }).click();
  const deletion = page.getByRole('alertdialog', { name: 'Delete Your Account' });
  await expect(deletion.getByRole('button', { name: 'Delete Account' })).toBeDisabled();
  await deletion.getByLabel('Type DELETE to confirm').fill('DELETE');
  await deletion.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByText('Account Deleted')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect((await page.request.get('/api/user')).status()).toBe(401);
});

test('a guest’s car and diagnosis come along when an account is opened, with nothing typed twice', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Add Car Details' }).click();
  await fillCar(page, 'Volkswagen', 'Golf', '2016');
  await diagnose(page, 'Squeals when I brake, worst first thing in the morning');
  await page.getByRole('button', { name: 'Save Results' }).click();
  await expect(page.getByText('Your diagnosis is kept.')).toBeVisible();
  await register(page, newName());

  await expect(page.getByRole('heading', { name: 'Save your car to your account?' })).toBeVisible();
  await page.getByRole('button', { name: 'Save Car' }).click();
  await expect(page.getByText('Results saved')).toBeVisible();

  await goTo(page, 'History');
  const sessions = page.getByRole('main').getByRole('listitem');
  await expect(sessions).toHaveCount(1);
  await expect(sessions).toContainText('Volkswagen Golf');
  await goTo(page, 'My Cars');
  await expect(page.getByRole('heading', { name: 'Volkswagen Golf' })).toBeVisible();
  await expect(page.getByText('Current car', { exact: true })).toBeVisible();
});

test('the sign-in screen leads back to where one came from, and to no other site', async ({ page }) => {
  await page.goto('/diagnostic-results/123456');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await register(page, newName());
  await expect(page).toHaveURL('/diagnostic-results/123456');
  await expect(page.getByText('Results not found')).toBeVisible();
  // Signed in already, it leads on at once.
  await page.goto('/auth?next=https%3A%2F%2Fevil.example%2F');
  await expect(page).toHaveURL('/');
});

test('accessibility settings act at once, on every screen, and are still there after a reload', async ({ page }) => {
  await page.goto('/profile');
  const page16 = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(page16).toBe('16px');
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const warm = await paper();
  await page.getByRole('button', { name: 'Accessibility Options' }).click();
  await page.getByRole('switch', { name: 'High Contrast' }).click();
  await page.getByRole('button', { name: 'Bigger text' }).click();
  await expect(page.getByRole('slider', { name: 'Text size' })).toHaveValue('110');
  await expect.poll(paper).not.toBe(warm);
  await page.goto('/cars');
  await expect.poll(paper).not.toBe(warm);
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('17.6px');
});

test('a second tab follows whoever signs in, with nothing of the former owner', async ({ page, context }) => {
  const [gina, hugo] = [newName(), newName()];
  await page.goto('/auth?view=register&next=/profile');
  await register(page, gina);
  await expect(page.getByRole('heading', { name: gina })).toBeVisible();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('textbox', { name: /mail/ }).fill('gina@example.com');

  const other = await context.newPage();
  await other.goto('/');
  await diagnose(other, 'Squeals when I brake');
  await other.goto('/ai-chat');
  await other.getByPlaceholder('Ask me anything...').fill('My brakes squeal in the wet');
  await other.getByRole('button', { name: 'Send' }).click();
  await expect(other.getByRole('log').getByText('My brakes squeal in the wet')).toBeVisible();
  await other.goto('/profile');
  await other.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toBeVisible();

  await other.goto('/auth?view=register&next=/profile');
  await register(other, hugo);
  await expect(page.getByRole('heading', { name: hugo })).toBeVisible();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByRole('textbox', { name: /mail/ })).toHaveValue('');
  await other.goto('/ai-chat');
  await expect(other.getByRole('log')).toBeVisible();
  await expect(other.getByRole('log').getByText('My brakes squeal in the wet', { exact: true })).toHaveCount(0);
  await other.goto('/');
  await expect(other.getByLabel('Describe the symptoms your car is experiencing')).toHaveValue('');
});
