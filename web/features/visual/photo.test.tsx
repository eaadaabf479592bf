import { fireEvent, screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TakenPhoto } from '#contract/sight.ts';
import { show } from '#web/testing/show.tsx';
import { NO_PHOTO, type PhotoDraft } from './photo-draft.ts';
import { readPhoto } from './read-photo.ts';
import { VisualTab } from './visual-tab.tsx';

function Tab(props: Pick<ComponentProps<typeof VisualTab>, 'pending' | 'onSubmit'>) {
  const [draft, setDraft] = useState<PhotoDraft>(NO_PHOTO);
  const change = (change: Partial<PhotoDraft>) => setDraft((draft) => ({ ...draft, ...change }));
  return <VisualTab {...props} draft={draft} onDraft={change} />;
}

let readable: boolean;

beforeEach(() => {
  readable = true;
  vi.stubGlobal('createImageBitmap', async () => {
    if (!readable) throw new Error('no picture');
    return { width: 40, height: 30, close: () => undefined };
  });
  HTMLCanvasElement.prototype.getContext = (() => null) as never;
  HTMLCanvasElement.prototype.toDataURL = () => 'data:image/jpeg;base64,AA==';
});
afterEach(() => vi.unstubAllGlobals());

const picture = (bytes = 1) => new File([new Uint8Array(bytes)], 'lamp.jpg', { type: 'image/jpeg' });
const area = () => screen.getByRole('button', { name: /Drop a photo here, or tap to choose one/ });
const tab = (pending = false) => {
  const sent: TakenPhoto[] = [];
  return { ...show(<Tab pending={pending} onSubmit={(photo) => sent.push(photo)} />), sent };
};

test('a photo that is dropped or chosen shows as a preview, and can be taken away', async () => {
  const { owner } = tab();
  expect(screen.getByText('JPG, PNG, GIF up to 5MB')).toBeVisible();
  fireEvent.drop(area(), { dataTransfer: { files: [picture()] } });
  expect(await screen.findByAltText('Your photo')).toHaveAttribute('src', 'data:image/jpeg;base64,AA==');
  await owner.click(screen.getByRole('button', { name: 'Remove the photo' }));
  expect(screen.queryByAltText('Your photo')).toBeNull();
  await owner.upload(screen.getByLabelText('Choose a photo'), picture());
  expect(await screen.findByAltText('Your photo')).toBeVisible();
});

test('a file dropped onto the preview takes its place instead of opening in the browser', async () => {
  tab();
  fireEvent.drop(area(), { dataTransfer: { files: [picture()] } });
  const preview = await screen.findByRole('img', { name: 'Your photo' });
  // False: somebody took it, so the browser will not leave the page.
  expect(fireEvent.drop(preview, { dataTransfer: { files: [picture()] } })).toBe(false);
  expect(await screen.findByRole('img', { name: 'Your photo' })).toBeVisible();
});

test('the owner of a HEIC photo that the browser cannot read is told what to do', async () => {
  readable = false;
  expect(await readPhoto(new File(['x'], 'photo', { type: 'image/heic' }))).toEqual({ state: 'heic' });
  tab();
  // Windows has no name for the kind.
  fireEvent.drop(area(), { dataTransfer: { files: [new File(['x'], 'IMG_0042.HEIC')] } });
  expect(await screen.findByText(/On an iPhone choose Settings, Camera, Formats, Most Compatible/)).toBeVisible();
});

test('a photo with words and a place is sent; while it is looked at, the button says so', async () => {
  const { owner, sent, unmount } = tab();
  await owner.upload(screen.getByLabelText('Choose a photo'), picture());
  await screen.findByAltText('Your photo');
  await owner.type(screen.getByLabelText('Describe what we should look at'), 'a lamp is lit');
  await owner.selectOptions(screen.getByLabelText('Where was it taken?'), 'Wheels/Tires');
  await owner.click(screen.getByRole('button', { name: 'Analyse Image' }));
  expect(sent).toEqual([
    { description: 'a lamp is lit', location: 'wheels', imageData: 'data:image/jpeg;base64,AA==', corrections: [] },
  ]);
  unmount();
  const again = tab(true);
  await again.owner.click(screen.getByRole('button', { name: 'Analysing Image...' }));
  expect(again.sent).toEqual([]);
});

test('a photo of more than 5 MB that can be read is offered smaller; one that cannot is refused', async () => {
  const { owner } = tab();
  await owner.upload(screen.getByLabelText('Choose a photo'), picture(5 * 1024 * 1024 + 1));
  await owner.click(await screen.findByRole('button', { name: 'Use a smaller copy' }));
  expect(await screen.findByAltText('Your photo')).toBeVisible();
  await owner.click(screen.getByRole('button', { name: 'Remove the photo' }));
  readable = false;
  await owner.upload(screen.getByLabelText('Choose a photo'), picture(5 * 1024 * 1024 + 1));
  expect(await screen.findByText('File Too Large')).toBeVisible();
  expect(screen.getByText('Please upload an image smaller than 5MB')).toBeVisible();
});

test('too few words are said at their box', async () => {
  const { owner, sent } = tab();
  await owner.upload(screen.getByLabelText('Choose a photo'), picture());
  await screen.findByAltText('Your photo');
  await owner.type(screen.getByLabelText('Describe what we should look at'), 'lamp');
  await owner.click(screen.getByRole('button', { name: 'Analyse Image' }));
  expect(screen.getByText('Please provide a brief description of the issue')).toBeVisible();
  expect(sent).toEqual([]);
});
