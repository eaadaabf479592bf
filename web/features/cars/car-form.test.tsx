import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { carYears, ENGINES, MAKES, modelsOf } from '#contract/vehicles.ts';
import { golf } from '#web/testing/examples.ts';
import { refuse, serve } from '#web/testing/network.ts';
import { show } from '#web/testing/show.tsx';
import { CarDialog } from './car-dialog.tsx';
import { guestGarage } from './guest-cars.ts';

const choices = (name: string) =>
  within(screen.getByLabelText(name))
    .getAllByRole<HTMLOptionElement>('option')
    .map((option) => option.value)
    .filter(Boolean);

const add = (signedIn = false) => {
  const onClose = vi.fn();
  return { ...show(<CarDialog title="Add Car Details" signedIn={signedIn} onClose={onClose} />), onClose };
};

test('an owner chooses from 49 makes, their models, 31 years and 26 engines', async () => {
  const { owner } = add();
  expect(choices('Make')).toEqual([...MAKES]);
  expect(choices('Make')).toHaveLength(49);
  expect(choices('Year')).toEqual(carYears().map(String));
  expect(choices('Year')).toHaveLength(31);
  expect(choices('Engine')).toEqual([...ENGINES]);
  expect(choices('Engine')).toHaveLength(26);
  await owner.selectOptions(screen.getByLabelText('Make'), 'Tesla');
  expect(choices('Model')).toEqual([...modelsOf('Tesla')]);
  await owner.selectOptions(screen.getByLabelText('Make'), 'Volvo');
  expect(choices('Model')).toEqual(['Generic Model', 'Other']);
});

test('no model can be chosen before a make, and another make forgets it', async () => {
  const { owner } = add();
  expect(screen.getByLabelText('Model')).toBeDisabled();
  await owner.selectOptions(screen.getByLabelText('Make'), 'Volkswagen');
  await owner.selectOptions(screen.getByLabelText('Model'), 'Golf');
  expect(screen.getByLabelText('Model')).toHaveValue('Golf');
  await owner.selectOptions(screen.getByLabelText('Make'), 'Ford');
  expect(screen.getByLabelText('Model')).toHaveValue('');
});

test('what is missing is said beside its field, and the focus goes to the first', async () => {
  const { owner, onClose } = add();
  await owner.click(screen.getByRole('button', { name: 'Add Car' }));
  for (const words of ['Make is required', 'Model is required', 'Invalid year'])
    expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByLabelText('Make')).toHaveFocus();
  expect(screen.getByLabelText('Make')).toHaveAccessibleDescription('Make is required');
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  ['84,200', 84_200],
  ['84200 miles', 84_200],
  ['84k', 84_000],
  ['', null],
])('a mileage of "%s" is read as %s', async (typed, mileage) => {
  const saved = serve('post', '/api/cars', golf);
  const { owner, onClose } = edit();
  await owner.clear(screen.getByLabelText('Mileage'));
  if (typed) await owner.type(screen.getByLabelText('Mileage'), typed);
  await owner.click(screen.getByRole('button', { name: 'Update Car' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(saved).toMatchObject([{ id: golf.id, make: 'Volkswagen', model: 'Golf', year: 2016, mileage }]);
});

const edit = () => {
  const onClose = vi.fn();
  return { ...show(<CarDialog car={golf} title="Edit Car Details" signedIn onClose={onClose} />), onClose };
};

test('a mileage that is no number is refused', async () => {
  const { owner } = edit();
  await owner.clear(screen.getByLabelText('Mileage'));
  await owner.type(screen.getByLabelText('Mileage'), 'a lot');
  await owner.click(screen.getByRole('button', { name: 'Update Car' }));
  expect(screen.getByText('Mileage must be 0 or higher')).toBeVisible();
});

test('a guest’s car stays in the browser', async () => {
  const { owner, onClose } = add();
  await owner.selectOptions(screen.getByLabelText('Make'), 'Volkswagen');
  await owner.selectOptions(screen.getByLabelText('Model'), 'Golf');
  await owner.selectOptions(screen.getByLabelText('Year'), '2016');
  await owner.click(screen.getByRole('button', { name: 'Add Car' }));
  expect(await screen.findByText('Your car has been added successfully.')).toBeVisible();
  expect(onClose).toHaveBeenCalled();
  expect(guestGarage.read()).toMatchObject({
    currentId: 1,
    cars: [{ id: 1, make: 'Volkswagen', model: 'Golf', year: 2016 }],
  });
});

test('a failed update keeps the dialog open and says why', async () => {
  refuse('post', '/api/cars', 500, 'internal', 'The garage is shut');
  const { owner, onClose } = edit();
  await owner.click(screen.getByRole('button', { name: 'Update Car' }));
  expect(await screen.findAllByText('Failed to update car: The garage is shut')).not.toHaveLength(0);
  expect(screen.getByText('Error')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});
