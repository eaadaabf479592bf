import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inPounds, PLANS } from '#contract/plans.ts';
import { STORED_DATA } from '#contract/stored-data.ts';
import { IN_BROWSER } from '#contract/stored-in-browser.ts';
import { anna } from '#web/testing/examples.ts';
import { refuse, serve } from '#web/testing/network.ts';
import { show } from '#web/testing/show.tsx';
import { PrivacyPolicyScreen } from './privacy-policy.tsx';
import { SupportScreen } from './support.tsx';
import { TermsOfUseScreen } from './terms-of-use.tsx';

const operator = { name: null, email: 'help@cars.example', partners: [] as string[] };
const sections = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
const links = () =>
  within(screen.getByRole('navigation', { name: 'More to read' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const [lifetime = '', yearly = ''] = PLANS.map(({ price }) => inPounds(price));

test('the privacy policy has its eight sections, its date, a way home and the other letters', async () => {
  serve('get', '/api/operator', operator);
  show(<PrivacyPolicyScreen />);
  expect(sections()).toEqual([
    'Introduction',
    'Data We Collect',
    'How We Use Your Data',
    'Ad-Free Experience',
    'Data Sharing',
    'Data Security',
    'Your Rights',
    'Contact Us',
  ]);
  expect(screen.getByText(/Last updated July 4, 2025/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
  expect(links()).toEqual(['/terms-of-use', '/support']);
  expect(await screen.findByRole('link', { name: 'help@cars.example' })).toHaveAttribute(
    'href',
    'mailto:help@cars.example',
  );
});

test('the privacy policy names everything that the contract says is kept, on the server and in the browser', () => {
  serve('get', '/api/operator', operator);
  show(<PrivacyPolicyScreen />);
  for (const { what } of [...STORED_DATA, ...IN_BROWSER]) expect(screen.getByText(`${what}.`)).toBeVisible();
});

test('the privacy policy does not promise a guest that nothing is kept of what was sent in', () => {
  serve('get', '/api/operator', operator);
  show(<PrivacyPolicyScreen />);
  expect(screen.getByText(/a message to support for 730 days, the wish for a tutorial for 365/)).toBeVisible();
  expect(screen.getByText(/but for a message to support, which has the e-mail address/)).toBeVisible();
});

test('the privacy policy tells who runs this very server, and whom it asks', async () => {
  serve('get', '/api/operator', { ...operator, name: 'Cars Example Ltd', partners: ['ebay', 'ads'] });
  show(<PrivacyPolicyScreen />);
  expect(await screen.findByText(/the controller\) is Cars Example Ltd/)).toBeVisible();
  expect(screen.getByText(/^eBay, for live part prices/)).toBeVisible();
  expect(screen.getByText(/shows advertising to those who have not bought premium/)).toBeVisible();
  expect(screen.queryByText(/^Stripe/)).toBeNull();
});

test('a server that asks nobody says so', async () => {
  serve('get', '/api/operator', operator);
  show(<PrivacyPolicyScreen />);
  expect(await screen.findByText(/asks no other service for help/)).toBeVisible();
  expect(screen.getByText('This server shows no advertising to anyone.')).toBeVisible();
});

test('the terms begin with the one-time purchase and its price, then have their five sections', () => {
  serve('get', '/api/operator', operator);
  show(<TermsOfUseScreen />);
  expect(sections()).toEqual([
    'One-time purchase',
    'Acceptance of Terms',
    'Purchase and Access',
    'Usage Rights',
    'Privacy',
    'Contact',
  ]);
  expect(screen.getByText(lifetime)).toBeVisible();
  expect(screen.getByText(/lifetime access/)).toBeVisible();
  expect(links()).toEqual(['/privacy-policy', '/support']);
});

test('support answers five questions, one at a time', async () => {
  serve('get', '/api/operator', operator);
  const { owner } = show(<SupportScreen />);
  const questions = screen.getAllByRole('button', { name: /\?$/ });
  expect(questions.map(({ textContent }) => textContent)).toEqual([
    'How does the diagnosis work?',
    'What are the benefits of premium?',
    'Can I use the app without an account?',
    'How accurate is it?',
    'How do I cancel my subscription?',
  ]);
  const open = () => questions.filter((question) => question.getAttribute('aria-expanded') === 'true');
  const [first, second] = questions as [HTMLElement, HTMLElement];
  expect(open()).toEqual([]);
  await owner.click(first);
  await owner.click(second);
  expect(open()).toEqual([second]);
  expect(screen.getByText(new RegExp(`${lifetime} once, for good, or ${yearly} a year`))).toBeVisible();
  await owner.click(second);
  expect(open()).toEqual([]);
});

test('a message to support is sent, thanked for and cleared', async () => {
  serve('get', '/api/operator', operator);
  const sent = serve('post', '/api/support', { id: 1 }, 201);
  const { owner } = show(<SupportScreen />);
  expect(await screen.findByRole('link', { name: 'help@cars.example' })).toBeVisible();
  await owner.type(screen.getByLabelText('Email address'), 'carla@example.com');
  await owner.type(screen.getByLabelText('Message'), 'The recorder hears nothing.');
  await owner.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(await screen.findByText('Support request submitted')).toBeVisible();
  expect(screen.getByText("We'll get back to you as soon as possible")).toBeVisible();
  expect(sent).toEqual([{ email: 'carla@example.com', message: 'The recorder hears nothing.' }]);
  expect(screen.getByLabelText('Email address')).toHaveValue('');
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

test('an empty message is not sent, and both boxes say what is missing', async () => {
  serve('get', '/api/operator', operator);
  const sent = serve('post', '/api/support', { id: 1 }, 201);
  const { owner } = show(<SupportScreen />);
  await owner.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(screen.getByText('Email is required')).toBeVisible();
  expect(screen.getByText('Message is required')).toBeVisible();
  expect(screen.getByLabelText('Email address')).toHaveFocus();
  await owner.type(screen.getByLabelText('Email address'), 'carla');
  await owner.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(screen.getByText('Please enter a valid email address')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a message that did not arrive is still there', async () => {
  serve('get', '/api/operator', operator);
  refuse('post', '/api/support', 429, 'rate_limited', 'You have written several times already.');
  const { owner } = show(<SupportScreen />);
  await owner.type(screen.getByLabelText('Email address'), 'carla@example.com');
  await owner.type(screen.getByLabelText('Message'), 'Hello?');
  await owner.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(await screen.findByText('You have written several times already.')).toBeVisible();
  expect(screen.getByLabelText('Message')).toHaveValue('Hello?');
});

test('a member’s own address is filled in', async () => {
  serve('get', '/api/operator', operator);
  serve('get', '/api/user', { ...anna, email: 'anna@example.com' });
  show(<SupportScreen />);
  await waitFor(() => expect(screen.getByLabelText('Email address')).toHaveValue('anna@example.com'));
});
