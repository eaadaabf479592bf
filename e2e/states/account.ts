/** Cars, history, profile and sign-in, in every state. */
import { expect, type Page } from '@playwright/test';
import { answered, broken, guestCar, member, memberWithHistory, SQUEAL, stalled } from './prepare.ts';
import type { State } from './state.ts';

async function profileDialog(page: Page, button: string): Promise<void> {
  await member(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: button }).click();
  await expect(page.locator('dialog')).toBeVisible();
}

export const ACCOUNT: readonly State[] = [
  { name: 'history of a guest', open: async (page) => void (await page.goto('/history')) },
  {
    name: 'history of a guest with a case',
    open: async (page) => {
      await answered(page, SQUEAL);
      await page.getByRole('navigation', { name: 'Main' }).getByText('History').click();
      await expect(page.getByText('Your latest diagnosis is still in this tab')).toBeVisible();
    },
  },
  {
    name: 'history empty',
    open: async (page) => {
      await member(page);
      await page.goto('/history');
      await expect(page.getByText('No Diagnostic History')).toBeVisible();
    },
  },
  {
    name: 'history',
    open: async (page) => {
      await memberWithHistory(page);
      await page.goto('/history');
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
    },
  },
  {
    name: 'history loading',
    open: async (page) => {
      await member(page);
      await stalled(page, '**/api/history*');
      await page.goto('/history');
      await expect(page.getByRole('main').getByRole('status').first()).toBeVisible();
    },
  },
  {
    name: 'history broken',
    open: async (page) => {
      await member(page);
      await broken(page, '**/api/history*');
      await page.goto('/history');
      await expect(page.getByText('Your history could not be loaded')).toBeVisible();
    },
  },
  {
    name: 'session details',
    open: async (page) => {
      await memberWithHistory(page);
      await page.goto('/history');
      await page.getByRole('main').getByRole('listitem').first().click();
      await expect(page.getByRole('dialog', { name: 'Diagnostic Session Details' })).toBeVisible();
    },
  },
  {
    name: 'stored answer',
    open: async (page) => {
      await memberWithHistory(page);
      const [latest] = await (await page.request.get('/api/history')).json();
      await page.goto(`/diagnostic-results?sessionId=${latest.id}`);
      await expect(page.getByText('Based on your description')).toBeVisible();
    },
  },
  { name: 'stored answer of nobody', open: async (page) => void (await page.goto('/diagnostic-results')) },
  {
    name: 'cars empty',
    open: async (page) => {
      await page.goto('/cars');
      await expect(page.getByText('No Cars Added')).toBeVisible();
    },
  },
  {
    name: 'cars of a guest',
    open: async (page) => {
      await guestCar(page);
      await page.goto('/cars');
      await expect(page.getByRole('heading', { name: 'Volkswagen Golf' })).toBeVisible();
    },
  },
  {
    name: 'cars',
    open: async (page) => {
      await memberWithHistory(page);
      await page.goto('/cars');
      await expect(page.getByRole('heading', { name: 'Volkswagen Golf' })).toBeVisible();
    },
  },
  {
    name: 'car to be deleted',
    open: async (page) => {
      await memberWithHistory(page);
      await page.goto('/cars');
      await page.getByRole('button', { name: 'Delete Volkswagen Golf' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  { name: 'sign in', open: async (page) => void (await page.goto('/auth')) },
  {
    name: 'sign in with what is missing',
    open: async (page) => {
      await page.goto('/auth');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByText('Username is required')).toBeVisible();
    },
  },
  {
    name: 'register with what is missing',
    open: async (page) => {
      await page.goto('/auth');
      await page.getByRole('tab', { name: 'Register' }).click();
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page.getByText('Username must be at least 3 characters')).toBeVisible();
    },
  },
  {
    name: 'password forgotten',
    open: async (page) => {
      await page.goto('/auth');
      await page.getByRole('button', { name: 'Forgot your password?' }).click();
      await page.getByLabel('Username').fill('anna');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('Answer the question that you chose')).toBeVisible();
    },
  },
  { name: 'profile of a guest', open: async (page) => void (await page.goto('/profile')) },
  {
    name: 'profile',
    open: async (page) => {
      await memberWithHistory(page);
      await page.goto('/profile');
      await expect(page.getByText('anna@example.org')).toBeVisible();
    },
  },
  { name: 'profile edited', open: (page) => profileDialog(page, 'Edit Profile') },
  { name: 'password and sign-ins', open: (page) => profileDialog(page, 'Password & Sign-ins') },
  { name: 'notification preferences', open: (page) => profileDialog(page, 'Notification Preferences') },
  { name: 'privacy settings', open: (page) => profileDialog(page, 'Privacy Settings') },
  { name: 'accessibility settings', open: (page) => profileDialog(page, 'Accessibility Options') },
  { name: 'documentation', open: (page) => profileDialog(page, 'Documentation') },
  { name: 'account to be deleted', open: (page) => profileDialog(page, 'Delete Account') },
];
