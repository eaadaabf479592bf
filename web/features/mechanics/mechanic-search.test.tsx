import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { serve } from '#web/testing/network.ts';
import { show } from '#web/testing/show.tsx';
import { MechanicSearch } from './mechanic-search.tsx';

const smith = {
  id: 'dvsa-mot-1',
  name: 'Smith & Sons',
  address: 'Unit 1, Kirkstall Road, Leeds',
  postcode: 'LS4 2AB',
  phone: '0113 496 0000',
  distanceKm: 3.2,
  lat: 53.8,
  lng: -1.6,
  placed: 'district',
  specialisms: ['mot', 'mot-vans'],
  source: 'DVSA active MOT test stations',
};
const source = {
  id: 'dvsa-mot',
  name: 'DVSA active MOT test stations',
  kind: 'loaded',
  garages: 2,
  loadedAt: '2026-11-01T10:00:00.000Z',
  attribution: 'Open Government Licence v3.0.',
};

const search = () => {
  const onPostcode = vi.fn();
  return { ...show(<MechanicSearch postcode="" onPostcode={onPostcode} />), onPostcode };
};
const type = async (owner: ReturnType<typeof search>['owner'], postcode: string) =>
  owner.type(screen.getByLabelText('Postcode'), `${postcode}{Enter}`);

test('garages near a postcode show who, how far, whom to ring and the way there', async () => {
  serve('get', '/api/mechanics/sources', [source]);
  serve('get', '/api/mechanics', [smith, { ...smith, id: 'dvsa-mot-2', name: 'Ben’s', specialisms: ['mot'] }]);
  const { owner, onPostcode } = search();
  await type(owner, 'ls14ap');
  expect(await screen.findByText('2 garages found')).toBeVisible();
  expect(onPostcode).toHaveBeenCalledWith('LS1 4AP');
  expect(screen.getByRole('heading', { name: 'Smith & Sons' })).toBeVisible();
  expect(screen.getAllByText('about 2 miles away')[0]).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call Smith & Sons' })).toHaveAttribute('href', 'tel:01134960000');
  const [way] = screen.getAllByRole('link', { name: /^Directions/ });
  expect(way).toHaveAccessibleName(expect.stringContaining('Smith & Sons'));
  expect(way).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(await screen.findByText(/loaded 01\/11\/2026/)).toBeVisible();
  await owner.click(screen.getByRole('button', { name: 'MOT for vans' }));
  expect(screen.getByText('1 garage found')).toBeVisible();
});

test('what is no postcode is not sent', async () => {
  const { owner } = search();
  await type(owner, 'Leeds');
  expect(screen.getByText('Please enter a UK postcode, such as M1 1AE')).toBeVisible();
});

test('with no list loaded the owner is told so and given a map', async () => {
  serve('get', '/api/mechanics/sources', []);
  serve('get', '/api/mechanics', []);
  const { owner } = search();
  await type(owner, 'M1 1AE');
  expect(await screen.findByRole('heading', { name: 'No list of garages here yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Search on a Map/ })).toHaveAttribute(
    'href',
    expect.stringContaining('M1%201AE'),
  );
});

test('the position is asked for only when its owner presses for it, and a no is accepted', async () => {
  const getCurrentPosition = vi.fn((_, refused) => refused({ code: 1, PERMISSION_DENIED: 1 }));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition } }));
  const { owner } = search();
  expect(getCurrentPosition).not.toHaveBeenCalled();
  await owner.click(screen.getByRole('button', { name: 'Use My Position' }));
  expect(screen.getByText(/did not allow it/)).toBeVisible();
  vi.unstubAllGlobals();
});
