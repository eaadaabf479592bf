import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { refuse, serve } from '#web/testing/network.ts';
import { show } from '#web/testing/show.tsx';
import { QuoteForm } from './quote-form.tsx';

const faults = [
  { id: 'brakes/worn-front-pads', title: 'Worn front brake pads' },
  { id: 'brakes/warped-discs', title: 'Warped front brake discs' },
];
const answer = {
  fault: 'Worn front brake pads',
  job: 'Replace front brake pads',
  lines: [
    {
      text: 'Front brake pads £290',
      kind: 'part',
      price: 29_000,
      verdict: 'high',
      guide: { low: 2000, high: 8000 },
      over: 21_000,
      note: 'Above the guide of £20–£80.',
      ask: 'Could you tell me the make?',
    },
    { text: 'Flux capacitor £99', kind: 'unknown', price: 9900, verdict: 'unknown', note: 'We do not know this one.' },
  ],
  missing: [{ name: 'Brake pad fitting kit', guide: { low: 800, high: 2750 }, ask: 'Does the price include the kit?' }],
  total: { quoted: 38_900, vat: 6483, guide: { low: 7000, high: 21_000 }, verdict: 'high', over: 17_900 },
  rate: { low: 6000, high: 9600 },
  hours: { low: 0.8, high: 1.3 },
};
const rates = [
  { region: 'uk', garage: 'independent', low: 6000, high: 9600 },
  { region: 'london', garage: 'independent', low: 7500, high: 12_000 },
];

beforeEach(() => void serve('get', '/api/labour-rates', rates));

test('each line is told apart in words, with what to ask, and what is missing is named', async () => {
  const asked = serve('post', '/api/quotes/check', answer);
  const { owner } = show(<QuoteForm faults={faults} faultId="brakes/worn-front-pads" car={null} />);
  expect(screen.getByRole('button', { name: 'Check Quote' })).toBeDisabled();
  await owner.type(screen.getByLabelText('The lines of the quote'), 'Front brake pads £290{Enter}Flux capacitor £99');
  await owner.click(screen.getByRole('switch', { name: 'Prices include VAT' }));
  await owner.click(screen.getByRole('button', { name: 'Check Quote' }));
  expect(await screen.findByText('£210 above the guide')).toBeVisible();
  expect(screen.getByText('Unknown')).toBeVisible();
  expect(screen.getByText('“Could you tell me the make?”', { exact: false })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Not in the quote' })).toBeVisible();
  expect(screen.getByText(/£65 of it is VAT/)).toBeVisible();
  expect(asked).toEqual([
    {
      faultId: 'brakes/worn-front-pads',
      text: 'Front brake pads £290\nFlux capacitor £99',
      vatIncluded: false,
      labour: { region: 'uk', garage: 'independent' },
      carInfo: null,
    },
  ]);
});

test('a region chosen once is kept, and a quote that was checked is checked anew', async () => {
  const asked = serve('post', '/api/quotes/check', answer);
  const { owner } = show(<QuoteForm faults={faults} faultId={undefined} car={null} />);
  await owner.type(screen.getByLabelText('The lines of the quote'), 'Labour £90');
  await owner.click(screen.getByRole('button', { name: 'Check Quote' }));
  await screen.findByText('£210 above the guide');
  await owner.click(screen.getByRole('button', { name: /UK average, independent garage/ }));
  await owner.selectOptions(screen.getByLabelText('Region'), 'London');
  expect(await screen.findByText('About £75–£120 an hour, VAT included.')).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ labour: { region: 'london' } });
  expect(localStorage.getItem('labourPlace')).toContain('london');
});

test('a check that fails says why and keeps what was typed', async () => {
  refuse('post', '/api/quotes/check', 404, 'not_found', 'This fault is not known here');
  const { owner } = show(<QuoteForm faults={faults} faultId={undefined} car={null} />);
  await owner.type(screen.getByLabelText('The lines of the quote'), 'Labour £90');
  await owner.click(screen.getByRole('button', { name: 'Check Quote' }));
  expect(await screen.findByText('This fault is not known here')).toBeVisible();
  expect(screen.getByLabelText('The lines of the quote')).toHaveValue('Labour £90');
});
