import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { golf } from '#web/testing/examples.ts';
import { network, refuse, serve } from '#web/testing/network.ts';
import { show } from '#web/testing/show.tsx';
import { CarDialog } from './car-dialog.tsx';

const dialog = (car?: typeof golf) => {
  const onClose = vi.fn();
  const title = car ? 'Edit Car Details' : 'Add Car Details';
  return { ...show(<CarDialog car={car} title={title} signedIn onClose={onClose} />), onClose };
};
const fill = async (owner: ReturnType<typeof dialog>['owner']) => {
  await owner.selectOptions(screen.getByLabelText('Make'), 'Volkswagen');
  await owner.selectOptions(screen.getByLabelText('Model'), 'Golf');
  await owner.selectOptions(screen.getByLabelText('Year'), '2016');
};

/** Saves when it is told to. */
function slowServer() {
  let save = () => {};
  network.use(
    http.post('*/api/cars', async () => {
      await new Promise<void>((resolve) => {
        save = resolve;
      });
      return HttpResponse.json(golf);
    }),
  );
  return () => save();
}

test('a car that is updated closes the dialog and says so; meanwhile the button does', async () => {
  const save = slowServer();
  const { owner, onClose } = dialog(golf);
  await owner.click(screen.getByRole('button', { name: 'Update Car' }));
  expect(await screen.findByRole('button', { name: 'Updating...' })).toBeVisible();
  await vi.waitFor(() => {
    save();
    expect(onClose).toHaveBeenCalled();
  });
  expect(await screen.findByText('Success')).toBeVisible();
  expect(screen.getByText('Car information updated successfully.')).toBeVisible();
});

test('a car that is added closes the dialog and says so; meanwhile the button does', async () => {
  const save = slowServer();
  const { owner, onClose } = dialog();
  await fill(owner);
  await owner.click(screen.getByRole('button', { name: 'Add Car' }));
  expect(await screen.findByRole('button', { name: 'Adding...' })).toBeVisible();
  await vi.waitFor(() => {
    save();
    expect(onClose).toHaveBeenCalled();
  });
  expect(await screen.findByText('Car Added')).toBeVisible();
});

test('a car that could not be added is said in the words of the specification, and the dialog stays', async () => {
  refuse('post', '/api/cars', 500, 'internal', 'The garage is shut');
  const { owner, onClose } = dialog();
  await fill(owner);
  await owner.click(screen.getByRole('button', { name: 'Add Car' }));
  expect(await screen.findAllByText('An error occurred while adding your car.')).not.toHaveLength(0);
  expect(screen.getByText('Error')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

test('a failure without words of its own is told in general ones', async () => {
  refuse('post', '/api/cars', 500, 'internal', '');
  const { owner } = dialog(golf);
  await owner.click(screen.getByRole('button', { name: 'Update Car' }));
  expect(await screen.findAllByText('Failed to update car: Something went wrong')).not.toHaveLength(0);
});

test('without an engine a car is complete', async () => {
  const saved = serve('post', '/api/cars', golf);
  const { owner, onClose } = dialog();
  await fill(owner);
  await owner.click(screen.getByRole('button', { name: 'Add Car' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(saved).toMatchObject([{ make: 'Volkswagen', model: 'Golf', year: 2016 }]);
});
