import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { CarDialog } from '#web/features/cars/car-section.tsx';
import { guestGarage } from '#web/features/cars/guest-cars.ts';
import { fromCarsPage, selectedCar } from '#web/features/cars/selected-car.ts';
import { anna, golf } from '#web/testing/examples.ts';
import { network, refuse, serve } from '#web/testing/network.ts';
import { show } from '#web/testing/show.tsx';
import { CarsScreen } from './cars.tsx';

const fiesta = { ...golf, id: 4, make: 'Ford', model: 'Fiesta', year: 2012, engine: null };
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const cards = () => screen.getAllByRole('listitem');

beforeAll(() => CarDialog.preload());
beforeEach(() => window.history.replaceState(null, '', '/cars'));

function member(cars: object[] = [fiesta, golf]) {
  serve('get', '/api/user', anna);
  serve('get', '/api/cars', cars);
  serve('get', '/api/car', cars[0] ?? null);
}

test('an owner sees every car with its year and engine, and which one is current', async () => {
  member();
  show(<CarsScreen />);
  await screen.findByRole('heading', { name: 'Ford Fiesta' });
  const [first, second] = cards();
  expect(first).toHaveTextContent('2012');
  expect(first).toHaveTextContent('Not specified');
  expect(second).toHaveTextContent('1.6L TDI');
  expect(await screen.findByText('Current car')).toBeVisible();
  expect(first).toContainElement(screen.getByText('Current car'));
});

test('an owner without a car is shown how to begin', async () => {
  member([]);
  const { owner } = show(<CarsScreen />);
  expect(await screen.findByText('No Cars Added')).toBeVisible();
  await owner.click(button('Add New Car'));
  expect(await screen.findByRole('dialog', { name: 'Add New Car' })).toBeVisible();
});

test('a car that is added shows in the list', async () => {
  member([]);
  const { owner } = show(<CarsScreen />);
  await screen.findByText('No Cars Added');
  await owner.click(button('Add New Car'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Car' }));
  await owner.selectOptions(dialog.getByLabelText('Make'), 'Volkswagen');
  await owner.selectOptions(dialog.getByLabelText('Model'), 'Golf');
  await owner.selectOptions(dialog.getByLabelText('Year'), '2016');
  serve('post', '/api/cars', golf);
  member([golf]);
  await owner.click(dialog.getByRole('button', { name: 'Add Car' }));
  expect(await screen.findByText('Your car has been added successfully.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Volkswagen Golf' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('"Run Diagnostic" takes the car along to home', async () => {
  member();
  const { owner } = show(<CarsScreen />);
  await screen.findByRole('heading', { name: 'Ford Fiesta' });
  await owner.click(button('Run Diagnostic Volkswagen Golf'));
  expect(window.location.pathname).toBe('/');
  expect(selectedCar.read()).toEqual(golf);
  expect(localStorage.getItem('fromCarsPage')).toBeNull();
});

test('"Edit" takes it along, too, and says that it comes from here', async () => {
  member();
  const { owner } = show(<CarsScreen />);
  await screen.findByRole('heading', { name: 'Ford Fiesta' });
  await owner.click(button('Edit Volkswagen Golf'));
  expect(window.location.pathname).toBe('/');
  expect(selectedCar.read()).toEqual(golf);
  expect(fromCarsPage.read()).toBe(true);
});

test('deleting asks first, in the words of the specification', async () => {
  member();
  selectedCar.write(golf);
  const { owner } = show(<CarsScreen />);
  await screen.findByRole('heading', { name: 'Ford Fiesta' });
  await owner.click(button('Delete Volkswagen Golf'));
  const dialog = screen.getByRole('alertdialog', { name: 'Confirm Deletion' });
  expect(dialog).toHaveTextContent('This action cannot be undone.');
  expect(dialog).toHaveTextContent('Are you sure you want to delete this car from your diagnostics system?');
  await owner.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();

  const deleted = serve('delete', '/api/cars/3', undefined);
  await owner.click(button('Delete Volkswagen Golf'));
  member([fiesta]);
  await owner.click(button('Delete'));
  expect(await screen.findByText('The car has been deleted successfully.')).toBeVisible();
  expect(deleted).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Volkswagen Golf' })).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(selectedCar.read()).toBeNull();
});

test('with the last car gone, that is said, and the focus is on the page', async () => {
  member([golf]);
  serve('delete', '/api/cars/3', undefined);
  const { owner } = show(
    <main id="main-content" tabIndex={-1}>
      <CarsScreen />
    </main>,
  );
  await screen.findByRole('heading', { name: 'Volkswagen Golf' });
  await owner.click(button('Delete Volkswagen Golf'));
  member([]);
  await owner.click(button('Delete'));
  expect(await screen.findByText('The car has been deleted successfully.')).toBeVisible();
  expect(await screen.findByText('No Cars Added')).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('while a car is being deleted, the button says so', async () => {
  member();
  network.use(http.delete('*/api/cars/3', () => new Promise<never>(() => undefined)));
  const { owner } = show(<CarsScreen />);
  await screen.findByRole('heading', { name: 'Ford Fiesta' });
  await owner.click(button('Delete Volkswagen Golf'));
  await owner.click(button('Delete'));
  expect(await screen.findByRole('button', { name: 'Deleting...' })).toBeVisible();
});

test('a car that cannot be deleted stays, and that is said', async () => {
  member();
  refuse('delete', '/api/cars/3', 500, 'internal', 'Something broke');
  const { owner } = show(<CarsScreen />);
  await screen.findByRole('heading', { name: 'Ford Fiesta' });
  await owner.click(button('Delete Volkswagen Golf'));
  await owner.click(button('Delete'));
  expect(await screen.findByText('An error occurred while deleting the car.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Volkswagen Golf' })).toBeVisible();
});

test('a list that could not be loaded is not an empty one, and can be asked for again', async () => {
  serve('get', '/api/user', anna);
  refuse('get', '/api/cars', 500, 'internal', 'Something broke');
  const { owner } = show(<CarsScreen />);
  expect(await screen.findByText('Your cars could not be loaded')).toBeVisible();
  expect(screen.queryByText('No Cars Added')).toBeNull();
  member();
  await owner.click(button('Try again'));
  expect(await screen.findByRole('heading', { name: 'Ford Fiesta' })).toBeVisible();
});

test('while nobody can say who is signed in, a member’s garage is not an empty guest’s', async () => {
  refuse('get', '/api/user', 503, 'overloaded', 'We are busy just now.');
  const { owner } = show(<CarsScreen />);
  expect(await screen.findByText('Your cars could not be loaded')).toBeVisible();
  expect(screen.queryByText('No Cars Added')).toBeNull();
  expect(button('Add New Car')).toBeDisabled();
  member();
  await owner.click(button('Try again'));
  expect(await screen.findByRole('heading', { name: 'Ford Fiesta' })).toBeVisible();
});

test('a member stays one when asking again who is signed in fails', async () => {
  member();
  const { client } = show(<CarsScreen />);
  expect(await screen.findByRole('heading', { name: 'Ford Fiesta' })).toBeVisible();
  refuse('get', '/api/user', 503, 'overloaded', 'We are busy just now.');
  await client.refetchQueries({ queryKey: ['/api/user'] });
  expect(client.getQueryState(['/api/user'])?.status).toBe('error');
  // The screen hears of it a moment later.
  await act(() => new Promise((later) => setTimeout(later, 20)));
  expect(screen.getByRole('heading', { name: 'Ford Fiesta' })).toBeVisible();
});

test('a guest has a garage, too: it is kept in the browser', async () => {
  guestGarage.write({ cars: [fiesta, golf], currentId: golf.id });
  const { owner } = show(<CarsScreen />);
  expect(await screen.findByText(/^Kept in this browser only/)).toBeVisible();
  const [, second] = cards();
  expect(second).toContainElement(screen.getByText('Current car'));
  await owner.click(button('Delete Volkswagen Golf'));
  await owner.click(button('Delete'));
  expect(await screen.findByText('Car Deleted')).toBeVisible();
  expect(guestGarage.read()).toEqual({ cars: [fiesta], currentId: fiesta.id });
});

test('a member is told of cars left behind in the browser, and may move them or drop them', async () => {
  member([fiesta]);
  guestGarage.write({ cars: [golf], currentId: golf.id });
  const saved: unknown[] = [];
  network.use(
    http.post('*/api/cars', async ({ request }) => {
      saved.push(await request.json());
      return HttpResponse.json(golf);
    }),
  );
  const { owner } = show(<CarsScreen />);
  expect(await screen.findByText(/^One more car is kept in this browser only/)).toBeVisible();
  await owner.click(button('Save to my account'));
  expect(await screen.findByText('Your car is in your garage.')).toBeVisible();
  expect(saved).toMatchObject([{ model: 'Golf' }]);
  expect(screen.queryByText(/kept in this browser only/)).toBeNull();
});

test('an owner whose session has ended elsewhere is a guest again, not in front of an error', async () => {
  serve('get', '/api/user', anna);
  serve('get', '/api/car', null);
  refuse('get', '/api/cars', 401, 'unauthenticated', 'Please sign in');
  show(<CarsScreen />);
  expect(await screen.findByText('No Cars Added')).toBeVisible();
});
