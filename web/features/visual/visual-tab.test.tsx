import { screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { expect, test } from 'vitest';
import type { TakenPhoto } from '#contract/sight.ts';
import { show } from '#web/testing/show.tsx';
import { NO_PHOTO, type PhotoDraft } from './photo-draft.ts';
import { VisualTab } from './visual-tab.tsx';

function Tab(props: Pick<ComponentProps<typeof VisualTab>, 'pending' | 'onSubmit'>) {
  const [draft, setDraft] = useState<PhotoDraft>(NO_PHOTO);
  const change = (change: Partial<PhotoDraft>) => setDraft((draft) => ({ ...draft, ...change }));
  return <VisualTab {...props} draft={draft} onDraft={change} />;
}

test('an owner who sends no picture is told what is missing, and nothing is asked', async () => {
  const sent: TakenPhoto[] = [];
  const { owner } = show(<Tab pending={false} onSubmit={(photo) => sent.push(photo)} />);
  expect(screen.getByText('0/5 characters minimum')).toBeVisible();
  await owner.type(screen.getByLabelText('Describe what we should look at'), 'oil');
  expect(screen.getByText('3/5 characters minimum')).toBeVisible();
  await owner.click(screen.getByRole('button', { name: 'Analyse Image' }));
  expect(await screen.findByText('Missing Image')).toBeVisible();
  expect(screen.getByText('Please upload an image of the issue')).toBeVisible();
  expect(sent).toEqual([]);
});

test('an owner who chooses a document is asked for a picture', async () => {
  const { owner } = show(<Tab pending={false} onSubmit={() => undefined} />);
  // As dragging it there would: a chooser filters by kind, dropping does not.
  const file = new File(['%PDF'], 'quote.pdf', { type: 'application/pdf' });
  const input = screen.getByLabelText('Choose a photo');
  input.setAttribute('accept', '');
  await owner.upload(input, file);
  expect(await screen.findByText('Please upload an image file (JPEG, PNG, etc.)')).toBeVisible();
});

test('the six places can be chosen, in the words of the product', () => {
  show(<Tab pending={false} onSubmit={() => undefined} />);
  const names = screen.getAllByRole('option').map((option) => option.textContent);
  expect(names).toEqual([
    'Engine Bay',
    'Exterior/Body',
    'Interior/Dashboard',
    'Undercarriage',
    'Wheels/Tires',
    'Other',
  ]);
});
