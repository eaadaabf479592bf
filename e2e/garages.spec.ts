/** The whole way of somebody whose brakes grind: what it is, what the parts cost for that car, whether the quote is fair, who can mend it. On a phone, with a list of garages loaded from a file. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from './own-server.ts';

/** As DVSA publishes its active test stations. */
const STATIONS = [
  'Site_Number,Trading_Name,Address1,Address2,Address3,Town,Postcode,Phone,Class_1,Class_2,Class_3,Class_4,Class_5,Class_7',
  'V00001,"SMITH & SONS, (LEEDS) LTD",UNIT 1,KIRKSTALL ROAD,,LEEDS,LS4 2AB,0113 496 0001,,,,Y,,Y',
  'V00002,HEADINGLEY MOTORS,2 OTLEY ROAD,,,LEEDS,LS6 3AA,0113 496 0002,,,,Y,,',
  'V00003,TRURO TYRES,3 THE QUAY,,,TRURO,TR1 2XX,01872 496000,,,,Y,,',
].join('\r\n');

const fitsTheScreen = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

test('from grinding brakes to a priced comparison, a quote that is checked, and garages near a postcode', async ({
  page,
  ownServer,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'stations-'));
  const file = join(folder, 'active-mot-stations.csv');
  writeFileSync(file, STATIONS);
  expect(await ownServer.tool('db', 'import-mot-stations', file)).toContain('3 test stations loaded');
  rmSync(folder, { recursive: true });

  await page.goto('/');
  await page.getByRole('button', { name: 'Add Car Details' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Make').selectOption('Volkswagen');
  await dialog.getByLabel('Model').selectOption('Golf');
  await dialog.getByLabel('Year').selectOption('2016');
  await dialog.getByRole('button', { name: 'Add Car' }).click();
  await expect(dialog).toHaveCount(0);
  await page
    .getByLabel('Describe the symptoms your car is experiencing')
    .fill('Squeals and grinds when I brake, worst at the front');
  await page.getByRole('button', { name: 'Diagnose Issue' }).click();
  await expect(page.getByText('Based on your description')).toBeVisible();

  await page.getByRole('tab', { name: 'Parts Search' }).click();
  await expect(page.getByText(/^\d+ options found$/)).toBeVisible();
  await expect(page.getByText(/For your 2016 Volkswagen Golf/).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Compare' }).click();
  const table = page.getByRole('table');
  await expect(page.getByText(/is the cheapest option/)).toBeVisible();
  await expect(table.getByText(/^£\d/).first()).toBeVisible();
  await expect(table.getByRole('cell').first()).toBeVisible();
  await fitsTheScreen(page);

  await page.getByRole('tab', { name: 'Diagnosis' }).click();
  await page.getByRole('link', { name: 'Check a Garage’s Quote' }).click();
  await page
    .getByLabel('The lines of the quote')
    .fill('Front brake pads £290.00\nLabour 1 hour £75.00\nBrake cleaner £6.00');
  await page.getByRole('button', { name: 'Check Quote' }).click();
  const pads = page.getByRole('listitem').filter({ hasText: 'Front brake pads £290.00' });
  await expect(pads.getByText('High', { exact: true })).toBeVisible();
  await expect(pads.getByText(/£\d+ above the guide/)).toBeVisible();
  await expect(pads.getByText(/You could ask/)).toBeVisible();
  const labour = page.getByRole('listitem').filter({ hasText: 'Labour 1 hour £75.00' });
  await expect(labour.getByText('Fair', { exact: true })).toBeVisible();
  await fitsTheScreen(page);

  await page.getByRole('button', { name: 'Back to the diagnosis' }).click();
  await page.getByRole('link', { name: 'Find Mechanics Near Me' }).click();
  await page.getByLabel('Postcode').fill('ls1 4ap');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('2 garages found')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Smith & Sons, (Leeds) Ltd' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call Headingley Motors' })).toHaveAttribute('href', 'tel:01134960002');
  await expect(page.getByRole('link', { name: /Directions/ }).first()).toHaveAttribute('href', /^https:/);
  await expect(page.getByText('Truro Tyres')).toHaveCount(0);
  await page.getByRole('button', { name: 'MOT for vans' }).click();
  await expect(page.getByText('1 garage found')).toBeVisible();
  await fitsTheScreen(page);

  await page.reload();
  await expect(page.getByText('2 garages found')).toBeVisible();
});
