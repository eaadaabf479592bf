import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PartOption } from '#contract/parts.ts';
import { refuse, serve } from '#web/testing/network.ts';
import { show } from '#web/testing/show.tsx';
import { PartsComparison } from './parts-comparison.tsx';

const pads: PartOption = {
  name: 'Front brake pads',
  brand: 'Pagid',
  quality: 'Aftermarket',
  price: '£22–£38',
  compatibility: 'Match the caliper make',
  retailer: 'Euro Car Parts',
  deliveryTime: 'Next day',
  pros: ['Widely in stock'],
  cons: ['Quality differs between makers'],
  link: 'www.example.com/pads',
  source: 'guide',
  pricesSet: 'November 2026',
  priceLow: 2200,
  priceHigh: 3800,
  priceRange: { low: 2200, high: 6500 },
};
const dear: PartOption = { ...pads, brand: 'ATE', quality: 'OEM', price: '£39–£65', retailer: 'GSF Car Parts' };
const unlinked = ({ link: _, ...option }: PartOption): PartOption => option;

const parts = ['Front brake pads', 'Front brake discs'];

test('the first required part is looked up at once; another one is a tap away', async () => {
  const asked = serve('post', '/api/parts/search', [pads, dear]);
  const { owner } = show(<PartsComparison parts={parts} car={null} />);
  expect(await screen.findByText('2 options found')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Front brake pads' })).toHaveAttribute('aria-pressed', 'true');
  await owner.click(screen.getByRole('button', { name: 'Front brake discs' }));
  await screen.findByText('2 options found');
  expect(asked.map((body) => (body as { partName: string }).partName)).toEqual(parts);
  // Kept: going back asks nobody.
  await owner.click(screen.getByRole('button', { name: 'Front brake pads' }));
  await screen.findByText('2 options found');
  expect(asked).toHaveLength(2);
});

test('a card says everything about an option, and where the price comes from', async () => {
  serve('post', '/api/parts/search', [pads]);
  show(<PartsComparison parts={parts} car={null} />);
  for (const text of ['Pagid', 'Aftermarket', '£22–£38', 'Match the caliper make', 'Widely in stock', 'guide price'])
    expect((await screen.findAllByText(text))[0]).toBeVisible();
  expect(screen.getByText(/Guide prices .* set in November 2026/)).toBeVisible();
  const link = screen.getByRole('link', { name: /View Product/ });
  expect(link).toHaveAttribute('href', 'https://www.example.com/pads');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('without a link, or with one that is no web address, the web is searched', async () => {
  serve('post', '/api/parts/search', [unlinked(pads), { ...dear, link: 'javascript:alert(1)' }]);
  show(<PartsComparison parts={parts} car={null} />);
  const links = await screen.findAllByRole('link', { name: /Search Online/ });
  expect(links).toHaveLength(2);
  expect(links[0]).toHaveAttribute('href', expect.stringContaining('Pagid%20Front%20brake%20pads%20buy%20uk'));
});

test('side by side, the cheapest option is named as the best value', async () => {
  serve('post', '/api/parts/search', [dear, pads]);
  const { owner } = show(<PartsComparison parts={parts} car={null} />);
  await owner.click(await screen.findByRole('tab', { name: 'Compare' }));
  expect(screen.getByText(/Best value: Pagid at £22–£38/)).toBeVisible();
  const columns = within(screen.getByRole('table')).getAllByRole('columnheader');
  expect(columns.map(({ textContent }) => textContent)).toEqual([
    'Part',
    'Brand',
    'Quality',
    'Price',
    'Retailer',
    'Delivery',
    'Action',
  ]);
});

test('another part is compared as the one before was', async () => {
  serve('post', '/api/parts/search', [dear, pads]);
  const { owner } = show(<PartsComparison parts={parts} car={null} />);
  await owner.click(await screen.findByRole('tab', { name: 'Compare' }));
  await owner.click(screen.getByRole('button', { name: 'Front brake discs' }));
  expect(await screen.findByRole('table', { name: 'Compare: Front brake discs' })).toBeVisible();
});

test('options are filtered by quality and retailer, and sorted', async () => {
  serve('post', '/api/parts/search', [pads, dear]);
  const { owner } = show(<PartsComparison parts={parts} car={null} />);
  await screen.findByText('2 options found');
  const brands = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(brands()).toEqual(['Pagid', 'ATE']);
  await owner.selectOptions(screen.getByLabelText('Sort'), 'Dearest first');
  expect(brands()).toEqual(['ATE', 'Pagid']);
  await owner.selectOptions(screen.getByLabelText('Quality'), 'OEM');
  expect(screen.getByText('1 option found')).toBeVisible();
  await owner.selectOptions(screen.getByLabelText('Retailer'), 'Euro Car Parts');
  expect(screen.getByText('No option matches these filters.')).toBeVisible();
  await owner.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(brands()).toHaveLength(2);
});

test('a part that nobody has says so in the owner’s own word; Enter searches', async () => {
  serve('post', '/api/parts/search', []);
  const { owner } = show(<PartsComparison parts={[]} car={null} />);
  expect(screen.getByRole('heading', { name: 'Search for parts' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Search' })).toBeDisabled();
  await owner.type(screen.getByRole('searchbox', { name: 'Part to search for' }), 'flux capacitor{Enter}');
  expect(await screen.findByRole('heading', { name: 'No parts found' })).toBeVisible();
  expect(
    screen.getByText(
      'We couldn\'t find any parts for "flux capacitor". Try searching for a different part or check your spelling.',
    ),
  ).toBeVisible();
});

test('a search that fails says so and can be tried again', async () => {
  refuse('post', '/api/parts/search', 500, 'internal', 'Something went wrong');
  const { owner } = show(<PartsComparison parts={parts} car={null} />);
  expect(await screen.findByText('The prices could not be loaded')).toBeVisible();
  serve('post', '/api/parts/search', [pads]);
  await owner.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 option found')).toBeVisible();
});

test('opened again from the history, a part says what it cost when its owner first looked', async () => {
  const asked = serve('post', '/api/parts/search', [pads]);
  const kept = {
    partName: 'Front brake pads',
    brand: 'Mintex',
    price: 1900,
    quality: 'Aftermarket',
    retailer: 'Halfords',
    availability: 'Guide price, set in March 2026',
    deliveryTime: null,
    link: null,
    createdAt: '2026-03-03T10:00:00.000Z',
  };
  serve('get', '/api/sessions/9/parts', [kept, { ...kept, brand: 'ATE', price: 3900 }]);
  show(<PartsComparison parts={parts} car={null} sessionId={9} />);
  expect(
    await screen.findByText('When you first looked, on 3 March 2026, the cheapest was Mintex from £19 (Halfords).'),
  ).toBeVisible();
  expect(asked).toEqual([{ partName: 'Front brake pads', carInfo: null, sessionId: 9 }]);
});

test('what was first looked for today is not told twice', async () => {
  serve('post', '/api/parts/search', [pads]);
  const kept = { partName: 'Front brake pads', brand: 'Mintex', price: 1900, retailer: 'Halfords' };
  const asked = serve('get', '/api/sessions/9/parts', [{ ...kept, createdAt: new Date().toISOString() }]);
  show(<PartsComparison parts={parts} car={null} sessionId={9} />);
  await screen.findByText('1 option found');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByText(/When you first looked/)).not.toBeInTheDocument();
});

test('where the comparison is for premium members, its owner is told so with the way to upgrade', async () => {
  refuse('post', '/api/parts/search', 402, 'premium_required', 'The parts price comparison is for premium members');
  show(<PartsComparison parts={parts} car={null} />);
  expect(await screen.findByText('The parts price comparison is for premium members')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/subscription');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('every word of the specification stands on the tab', async () => {
  serve('post', '/api/parts/search', [pads, dear]);
  const { owner } = show(<PartsComparison parts={parts} car={null} />);
  expect(screen.getByRole('heading', { name: 'Parts Comparison' })).toBeVisible();
  expect(await screen.findByText('2 options found')).toBeVisible();
  for (const tab of ['Grid View', 'Compare']) expect(screen.getByRole('tab', { name: tab })).toBeVisible();
  expect(screen.getAllByText('View Product')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Search' })).toBeDisabled();
  await owner.type(screen.getByRole('searchbox', { name: 'Part to search for' }), '   ');
  expect(screen.getByRole('button', { name: 'Search' })).toBeDisabled();
  await owner.type(screen.getByRole('searchbox', { name: 'Part to search for' }), 'wiper');
  expect(screen.getByRole('button', { name: 'Search' })).toBeEnabled();
});
