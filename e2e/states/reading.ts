/** Community, guides, the assistant, garages and the letters of the house, in every state. */
import { expect } from '@playwright/test';
import { broken, forum, member, stalled } from './prepare.ts';
import type { State } from './state.ts';

export const READING: readonly State[] = [
  {
    name: 'posts',
    open: async (page) => {
      await forum(page);
      await page.goto('/community');
      await expect(page.getByText('Squealing brakes after winter').first()).toBeVisible();
    },
  },
  {
    name: 'posts loading',
    open: async (page) => {
      await stalled(page, '**/api/community/posts*');
      await page.goto('/community');
      await expect(page.getByRole('tab', { name: 'Posts' })).toBeVisible();
    },
  },
  {
    name: 'posts broken',
    open: async (page) => {
      await broken(page, '**/api/community/posts*');
      await page.goto('/community');
      await expect(page.getByRole('tab', { name: 'Posts' })).toBeVisible();
      await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible();
    },
  },
  {
    name: 'post to be written',
    open: async (page) => {
      await member(page);
      await page.goto('/community');
      await page.getByRole('button', { name: 'New Post' }).click();
      await page.getByRole('button', { name: 'Post', exact: true }).click();
      await expect(page.getByText('Title must be at least 5 characters')).toBeVisible();
    },
  },
  {
    name: 'post',
    open: async (page) => {
      const { post } = await forum(page);
      await page.goto(`/community/posts/${post}`);
      await expect(page.getByText('Same here')).toBeVisible();
    },
  },
  { name: 'post that is gone', open: async (page) => void (await page.goto('/community/posts/999999')) },
  {
    name: 'questions',
    open: async (page) => {
      await forum(page);
      await page.goto('/community?tab=qa');
      await expect(page.getByText('Why does it squeal in the cold?').first()).toBeVisible();
    },
  },
  {
    name: 'question to be asked',
    open: async (page) => {
      await member(page);
      await page.goto('/community?tab=qa');
      await page.getByRole('button', { name: 'Ask Question' }).click();
      await page.getByRole('button', { name: 'Ask Question' }).last().click();
      await expect(page.getByText('Question title must be at least 10 characters')).toBeVisible();
    },
  },
  {
    name: 'question',
    open: async (page) => {
      const { question } = await forum(page);
      await page.goto(`/community/qa/${question}`);
      await expect(page.getByText('Have the pads measured first')).toBeVisible();
    },
  },
  { name: 'experts', open: async (page) => void (await page.goto('/community/experts')) },
  {
    name: 'guides',
    open: async (page) => {
      await page.goto('/tutorials');
      await expect(page.getByText(/\d+ tutorials?/).first()).toBeVisible();
    },
  },
  {
    name: 'guides loading',
    open: async (page) => {
      await stalled(page, '**/api/tutorials*');
      await page.goto('/tutorials');
      await expect(page.getByRole('button', { name: 'Generate Tutorial' })).toBeVisible();
    },
  },
  {
    name: 'guides broken',
    open: async (page) => {
      await broken(page, '**/api/tutorials*');
      await page.goto('/tutorials');
      await expect(page.getByText('Error loading tutorials')).toBeVisible();
    },
  },
  {
    name: 'guide',
    open: async (page) => {
      await page.goto('/tutorials/brakes%2Freplace-front-pads');
      await expect(page.getByRole('heading', { name: 'Before you begin' })).toBeVisible();
    },
  },
  { name: 'assistant', open: async (page) => void (await page.goto('/ai-chat')) },
  {
    name: 'assistant answering',
    open: async (page) => {
      await page.goto('/ai-chat');
      await page.getByPlaceholder('Ask me anything...').fill('It squeals when I brake');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByText(/Concern|Issue|Urgent/).first()).toBeVisible();
      await stalled(page, '**/api/ai-chat');
      await page.getByPlaceholder('Ask me anything...').fill('Is it safe to drive?');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByText('Is it safe to drive?')).toBeVisible();
    },
  },
  { name: 'mechanics', open: async (page) => void (await page.goto('/mechanics-search')) },
  {
    name: 'mechanics not found',
    open: async (page) => {
      await page.goto('/mechanics-search');
      await page.getByLabel('Postcode').fill('ls14ap');
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page.getByText('No list of garages here yet')).toBeVisible();
    },
  },
  { name: 'privacy policy', open: async (page) => void (await page.goto('/privacy-policy')) },
  { name: 'terms of use', open: async (page) => void (await page.goto('/terms-of-use')) },
  { name: 'support', open: async (page) => void (await page.goto('/support')) },
  { name: 'nowhere', open: async (page) => void (await page.goto('/nowhere')) },
  {
    name: 'starting up',
    open: async (page) => {
      await broken(page, '**/api/health');
      await page.goto('/');
      await expect(page.getByText('Starting up')).toBeVisible();
    },
  },
  {
    name: 'app error',
    open: async (page) => {
      await page.route('**/assets/history-*.js', (route) => route.abort());
      await page.goto('/history');
      await expect(page.getByRole('heading', { name: 'App Error' })).toBeVisible();
    },
  },
];
