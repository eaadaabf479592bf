import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeAll, expect, test } from 'vitest';
import { anna, golf } from '#web/testing/examples.ts';
import { network, refuse, serve } from '#web/testing/network.ts';
import { show } from '#web/testing/show.tsx';
import { CarDialog, CarSection } from './car-section.tsx';
import { guestGarage } from './guest-cars.ts';
import { fromCarsPage, selectedCar } from './selected-car.ts';
import { useCurrentCar } from './use-current-car.ts';

beforeAll(() => CarDialog.preload());

const Section = () => <CarSection current={useCurrentCar()} />;

test('a guest without a car is asked for one', async () => {
  const { owner } = show(<Section />);
  expect(await screen.findByText('Please add your car information to get started')).toBeVisible();
  await owner.click(screen.getByRole('button', { name: 'Add Car Details' }));
  expect(await screen.findByRole('dialog', { name: 'Add Car Details' })).toBeVisible();
  await owner.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an owner sees make, model, year and engine, and what is not known', async () => {
  serve('get', '/api/user', anna);
  serve('get', '/api/car', { ...golf, engine: null });
  const { owner } = show(<Section />);
  expect(await screen.findByText('Volkswagen Golf')).toBeVisible();
  expect(screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])).toEqual([
    ['Make', 'Volkswagen'],
    ['Model', 'Golf'],
    ['Year', '2016'],
    ['Engine', 'Not specified'],
  ]);
  await owner.click(screen.getByRole('button', { name: 'Edit Car Details' }));
  expect(await screen.findByRole('button', { name: 'Update Car' })).toBeVisible();
});

test('a car that could not be loaded is not mistaken for none', async () => {
  serve('get', '/api/user', anna);
  refuse('get', '/api/car', 500, 'internal', 'Something went wrong');
  show(<Section />);
  expect(await screen.findByText('Your car could not be loaded.')).toBeVisible();
  expect(screen.queryByText('Please add your car information to get started')).toBeNull();
});

test('a car chosen in My Cars becomes the current one, and is opened for editing when that was asked', async () => {
  const polo = { ...golf, id: 4, model: 'Polo' };
  serve('get', '/api/user', anna);
  serve('get', '/api/car', golf);
  const chosen = serve('put', '/api/car', polo);
  selectedCar.write(polo);
  fromCarsPage.write(true);
  show(<Section />);
  expect(await screen.findByText('Volkswagen Polo')).toBeVisible();
  await waitFor(() => expect(chosen).toEqual([{ id: 4 }]));
  expect(await screen.findByRole('dialog', { name: 'Edit Car Details' })).toBeVisible();
  expect(fromCarsPage.read()).toBe(false);
});

test('a car that is not the current one is edited as itself: the current one’s details never reach it', async () => {
  const polo = { ...golf, id: 4, model: 'Polo', mileage: 12_000 };
  serve('get', '/api/user', anna);
  serve('get', '/api/car', golf);
  // The current car is known already, and the server takes its time over the choice.
  const { client, unmount } = show(<Section />);
  expect(await screen.findByText('Volkswagen Golf')).toBeVisible();
  unmount();
  network.use(http.put('*/api/car', () => new Promise<never>(() => undefined)));
  const saved = serve('post', '/api/cars', polo);
  selectedCar.write(polo);
  fromCarsPage.write(true);
  const { owner } = show(<Section />, client);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Car Details' }));
  expect(await screen.findByText('Volkswagen Polo')).toBeVisible();
  expect(dialog.getByRole('combobox', { name: 'Model' })).toHaveValue('Polo');
  await owner.click(dialog.getByRole('button', { name: 'Update Car' }));
  await waitFor(() => expect(saved).toMatchObject([{ id: 4, model: 'Polo', mileage: 12_000 }]));
});

test('a guest’s chosen car becomes the current one as well', async () => {
  guestGarage.write({ cars: [golf, { ...golf, id: 4, model: 'Polo' }], currentId: 3 });
  selectedCar.write({ ...golf, id: 4, model: 'Polo' });
  show(<Section />);
  expect(await screen.findByText('Volkswagen Polo')).toBeVisible();
});
