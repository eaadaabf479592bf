/** Home, the answer and its paper, in every state. */
import { expect } from '@playwright/test';
import {
  answered,
  broken,
  diagnoseButton,
  guestCar,
  LONG,
  member,
  memberWithHistory,
  NO_OIL,
  photo,
  SQUEAL,
  stalled,
  symptoms,
  VAGUE,
} from './prepare.ts';
import type { State } from './state.ts';

export const DIAGNOSIS: readonly State[] = [
  { name: 'home', open: async (page) => void (await page.goto('/')) },
  {
    name: 'home with a car and a long text',
    open: async (page) => {
      await guestCar(page);
      await page.goto('/');
      await symptoms(page).fill(LONG);
    },
  },
  {
    name: 'home of a member',
    open: async (page) => {
      await memberWithHistory(page);
      await page.goto('/');
      await expect(page.getByRole('link', { name: 'View all' })).toBeVisible();
      await expect(page.getByText('Volkswagen Golf').nth(1)).toBeVisible();
    },
  },
  {
    name: 'home loading',
    open: async (page) => {
      await member(page);
      await stalled(page, '**/api/user');
      await stalled(page, '**/api/history*');
      await page.goto('/');
    },
  },
  {
    name: 'home broken',
    open: async (page) => {
      await member(page);
      await broken(page, '**/api/user');
      await broken(page, '**/api/car');
      await broken(page, '**/api/history*');
      await page.goto('/');
      await expect(page.getByText('Your car could not be loaded.')).toBeVisible();
    },
  },
  {
    name: 'home with nothing typed',
    open: async (page) => {
      await page.goto('/');
      await diagnoseButton(page).click();
      await expect(page.getByText('Symptoms cannot be empty')).toBeVisible();
    },
  },
  {
    name: 'home diagnosing',
    open: async (page) => {
      await stalled(page, '**/api/diagnose/text');
      await page.goto('/');
      await symptoms(page).fill(SQUEAL);
      await diagnoseButton(page).click();
      await expect(page.getByText('Diagnosing...')).toBeVisible();
    },
  },
  {
    name: 'home with a failed diagnosis',
    toast: true,
    open: async (page) => {
      await broken(page, '**/api/diagnose/text');
      await page.goto('/');
      await symptoms(page).fill(SQUEAL);
      await diagnoseButton(page).click();
      await expect(page.getByText('Diagnosis failed')).toBeVisible();
    },
  },
  {
    name: 'car dialog with what is missing',
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Add Car Details' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Add Car' }).click();
      await expect(page.getByText('Make is required')).toBeVisible();
    },
  },
  {
    name: 'lamp picker',
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Pick a warning lamp' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Oil pressure' }).click();
    },
  },
  {
    name: 'audio',
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('tab', { name: 'Audio' }).click();
      await expect(page.getByRole('button', { name: 'Start Recording' })).toBeVisible();
    },
  },
  {
    name: 'audio recording',
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('tab', { name: 'Audio' }).click();
      await page.getByRole('button', { name: 'Start Recording' }).click();
      await expect(page.getByRole('timer')).toBeVisible();
    },
  },
  {
    name: 'photo',
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('tab', { name: 'Visual' }).click();
      await expect(page.getByText('JPG, PNG, GIF up to 5MB')).toBeVisible();
    },
  },
  {
    name: 'photo chosen',
    open: async (page) => {
      await page.goto('/');
      const buffer = await photo(page);
      await page.getByRole('tab', { name: 'Visual' }).click();
      await page.getByLabel('Choose a photo').setInputFiles({ name: 'dash.jpg', mimeType: 'image/jpeg', buffer });
      await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
    },
  },
  {
    name: 'photo answered',
    open: async (page) => {
      await page.goto('/');
      const buffer = await photo(page);
      await page.getByRole('tab', { name: 'Visual' }).click();
      await page.getByLabel('Choose a photo').setInputFiles({ name: 'dash.jpg', mimeType: 'image/jpeg', buffer });
      await page.getByLabel('Where was it taken?').selectOption('interior');
      await page.getByLabel('Describe what we should look at').fill('These lights came on');
      await page.getByRole('button', { name: 'Analyse Image' }).click();
      await expect(page.getByRole('heading', { name: 'Your diagnosis' })).toBeAttached({ timeout: 20_000 });
    },
  },
  { name: 'answer', open: (page) => answered(page, SQUEAL) },
  { name: 'answer to stop for', open: (page) => answered(page, NO_OIL) },
  { name: 'answer unsure', open: (page) => answered(page, VAGUE) },
  { name: 'answer to nonsense', open: (page) => answered(page, 'qwzx vvv') },
  { name: 'answer to a long text', open: (page) => answered(page, LONG) },
  {
    name: 'answer opened',
    open: async (page) => {
      await answered(page, SQUEAL);
      await page
        .getByRole('button', { name: /More Details/ })
        .first()
        .click();
      await expect(page.getByText('How to be sure').first()).toBeVisible();
    },
  },
  {
    name: 'answer with its parts',
    open: async (page) => {
      await answered(page, SQUEAL);
      await page.getByRole('tab', { name: 'Parts Search' }).click();
      await expect(page.getByText(/\d+ options found/)).toBeVisible();
    },
  },
  {
    name: 'parts compared',
    open: async (page) => {
      await answered(page, SQUEAL);
      await page.getByRole('tab', { name: 'Parts Search' }).click();
      await page.getByRole('tab', { name: 'Compare' }).click();
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'no parts found',
    open: async (page) => {
      await answered(page, SQUEAL);
      await page.getByRole('tab', { name: 'Parts Search' }).click();
      await page.getByRole('searchbox', { name: 'Part to search for' }).fill('qwzxvv');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page.getByText('No parts found')).toBeVisible();
    },
  },
  {
    name: 'paper',
    open: async (page) => {
      await guestCar(page);
      await answered(page, SQUEAL);
      await page.getByRole('link', { name: 'For the mechanic' }).click();
      await expect(page.getByRole('article', { name: 'For the mechanic' })).toBeVisible();
    },
  },
  {
    name: 'example',
    open: async (page) => {
      await page.goto('/example');
      await expect(page.getByText('This is an example')).toBeVisible();
    },
  },
  {
    name: 'answer in Welsh',
    open: async (page) => {
      await page.addInitScript(() => localStorage.setItem('language', '"cy"'));
      await page.goto('/');
      await page.getByLabel(/Disgrifiwch y symptomau/).fill(SQUEAL);
      await page.getByRole('button', { name: 'Diagnosio’r Broblem' }).click();
      await expect(page.getByText('Yn seiliedig ar eich disgrifiad')).toBeVisible();
    },
  },
  { name: 'paper of nothing', open: async (page) => void (await page.goto('/visit-paper')) },
  {
    name: 'quote checked',
    open: async (page) => {
      await answered(page, SQUEAL);
      await page.getByRole('link', { name: 'Check a Garage’s Quote' }).click();
      await page
        .getByLabel('The lines of the quote')
        .fill('Front brake pads £290.00\nLabour 1 hour £80\nAlternator £200');
      await page.getByRole('button', { name: 'Check Quote' }).click();
      await expect(page.getByText(/above the guide/).first()).toBeVisible();
    },
  },
  { name: 'quote of nothing', open: async (page) => void (await page.goto('/quote-check')) },
];
