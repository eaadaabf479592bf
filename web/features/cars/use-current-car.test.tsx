import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anna, golf } from '#web/testing/examples.ts';
import { refuse, serve } from '#web/testing/network.ts';
import { show } from '#web/testing/show.tsx';
import { guestGarage } from './guest-cars.ts';
import { selectedCar } from './selected-car.ts';
import { useCurrentCar } from './use-current-car.ts';

const fiesta = { ...golf, id: 4, make: 'Ford', model: 'Fiesta' };

function Current() {
  const current = useCurrentCar();
  return <p>{current.state === 'known' ? (current.car?.model ?? 'none') : current.state}</p>;
}

test('the car chosen in My Cars becomes the account’s current one', async () => {
  serve('get', '/api/user', anna);
  serve('get', '/api/car', fiesta);
  const chosen = serve('put', '/api/car', { ...golf, model: 'Golf Plus' });
  selectedCar.write(golf);
  show(<Current />);
  // What the server says of it is newer than what was handed over.
  expect(await screen.findByText('Golf Plus')).toBeVisible();
  expect(chosen).toEqual([{ id: golf.id }]);
});

test('a car is handed over once: what is chosen elsewhere later stays chosen', async () => {
  serve('get', '/api/user', anna);
  serve('get', '/api/car', fiesta);
  const chosen = serve('put', '/api/car', golf);
  selectedCar.write(golf);
  const first = show(<Current />);
  expect(await screen.findByText('Golf')).toBeVisible();
  await waitFor(() => expect(selectedCar.read()).toBeNull());
  first.unmount();
  show(<Current />);
  expect(await screen.findByText('Fiesta')).toBeVisible();
  expect(chosen).toHaveLength(1);
});

test('a chosen car that has been deleted meanwhile gives way to the one that the server names', async () => {
  serve('get', '/api/user', anna);
  serve('get', '/api/car', fiesta);
  refuse('put', '/api/car', 404, 'not_found', 'Car not found');
  selectedCar.write(golf);
  show(<Current />);
  await waitFor(() => expect(selectedCar.read()).toBeNull());
  expect(await screen.findByText('Fiesta')).toBeVisible();
});

test('a guest’s choice is kept in the browser; one that is not there any more changes nothing', async () => {
  guestGarage.write({ cars: [fiesta, golf], currentId: fiesta.id });
  selectedCar.write(golf);
  const { unmount } = show(<Current />);
  expect(await screen.findByText('Golf')).toBeVisible();
  expect(selectedCar.read()).toBeNull();
  unmount();
  selectedCar.write({ ...golf, id: 99 });
  show(<Current />);
  expect(await screen.findByText('Golf')).toBeVisible();
});
