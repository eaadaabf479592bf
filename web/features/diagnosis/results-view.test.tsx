import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, warpedDiscs, wornPads } from '#web/testing/examples.ts';
import { show } from '#web/testing/show.tsx';
import { ResultsView } from './results-view.tsx';
import { SaveResults } from './save-results.tsx';

const view = (result = answer, more: Partial<Parameters<typeof ResultsView>[0]> = {}) => {
  const onAnswer = vi.fn();
  const onBack = vi.fn();
  const save = <SaveResults saved={false} saving={false} onSave={vi.fn()} />;
  return {
    ...show(
      <ResultsView
        paper="/visit-paper"
        result={result}
        save={save}
        parts={<p>the parts</p>}
        onBack={onBack}
        onAnswer={onAnswer}
        {...more}
      />,
    ),
    onAnswer,
    onBack,
  };
};
const card = (name: string) => within(screen.getByRole('region', { name }));

test('the owner reads whether to drive, what was said, what it most likely is, and what it costs', () => {
  view();
  expect(screen.getByRole('heading', { name: 'Book it in' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Based on your description' })).toBeVisible();
  expect(screen.getByText('Squeals when I brake')).toBeVisible();
  const pads = card('Worn front brake pads');
  expect(pads.getByText('Most likely')).toBeVisible();
  expect(pads.getByText('High Severity')).toBeVisible();
  expect(pads.getByRole('img', { name: 'Chance: about 7 in 10' })).toBeVisible();
  expect(pads.getByText('Have them checked this week')).toBeVisible();
  expect(pads.getAllByText('£120–£220')[0]).toBeVisible();
  expect(pads.getByText(/Because you said “squeals when I brake”/)).toBeVisible();
  expect(card('Warped front brake discs').getByText('Medium Severity')).toBeVisible();
});

test.each([
  ['stop', 'Stop now'],
  ['short-trips', 'Gently to a garage'],
  ['soon', 'Book it in'],
  ['ok', 'Fine to drive'],
] as const)('the verdict %s reads "%s"', (drive, words) => {
  view({ ...answer, drive });
  expect(screen.getByRole('heading', { name: words })).toBeVisible();
});

test('More Details opens the money, the reasons, how to be sure, the parts and what may follow', async () => {
  const { owner } = view();
  const pads = card('Worn front brake pads');
  expect(pads.getByText('Prices vary by location, shop and parts.')).not.toBeVisible();
  await owner.click(pads.getByRole('button', { name: /More Details/ }));
  expect(pads.getByText('Prices vary by location, shop and parts.')).toBeVisible();
  expect(pads.getByText('Labour, about 1½ hours')).toBeVisible();
  expect(pads.getByText('£90–£155')).toBeVisible();
  expect(pads.getByText('Hum that rises with speed')).toBeVisible();
  expect(pads.getByText('Look at the pads through the wheel')).toBeVisible();
  expect(pads.getByText('You can check this, free')).toBeVisible();
  expect(pads.getByText('The discs are scored and need replacing too')).toBeVisible();
  const parts = pads.getByText('Pad fitting kit').closest('ol');
  expect(parts).toHaveClass('list-decimal');
});

test('what is known to go on this car is told with the likeliest fault at once', () => {
  const known = ['The pads of this model wear early.', 'Its discs are thin.'];
  view({ ...answer, results: [{ ...wornPads, knownOn: known }, warpedDiscs] });
  expect(card('Worn front brake pads').getAllByText('The pads of this model wear early.')[0]).toBeVisible();
  expect(card('Worn front brake pads').getByText('Its discs are thin.')).not.toBeVisible();
});

test('known parts are shown with price, quality, fit and shops instead of a bare list', async () => {
  const partsDetails = [
    {
      name: 'Pad set',
      price: '£28–£65',
      quality: 'Aftermarket',
      compatibility: 'Golf 2012–2020',
      availableAt: ['A', 'B'],
    },
  ];
  const { owner } = view({ ...answer, results: [{ ...wornPads, details: { ...wornPads.details, partsDetails } }] });
  await owner.click(screen.getByRole('button', { name: /More Details/ }));
  for (const text of ['Pad set', '£28–£65', 'Aftermarket', 'Golf 2012–2020', 'A, B']) {
    expect(screen.getAllByText(text)[0]).toBeVisible();
  }
  expect(screen.queryByText('Pad fitting kit')).toBeNull();
});

test.each([
  ['Yes', 'yes'],
  ['No', 'no'],
  ['Don’t know', 'unknown'],
])('answering "%s" to the question sends %s', async (words, given) => {
  const { owner, onAnswer } = view();
  expect(screen.getByText('Does the brake pedal pulse under your foot?')).toBeVisible();
  await owner.click(screen.getByRole('button', { name: words }));
  expect(onAnswer).toHaveBeenCalledWith({ finding: 'pulse', answer: given });
});

test('while an answer is on its way nothing else can be answered', async () => {
  const { owner, onAnswer } = view(answer, { answering: { finding: 'pulse', answer: 'yes' } });
  for (const name of ['Yes', 'No', 'Don’t know'])
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  await owner.click(screen.getByRole('button', { name: 'No' }));
  expect(onAnswer).not.toHaveBeenCalled();
});

test('what was misunderstood can be taken away', async () => {
  const { owner, onAnswer } = view();
  await owner.click(screen.getByRole('button', { name: 'Take away: Squeals when braking' }));
  expect(onAnswer).toHaveBeenLastCalledWith({ finding: 'squeal', answer: 'no', unasked: true });
  await owner.click(screen.getByRole('button', { name: 'Take away: Not: smoke' }));
  expect(onAnswer).toHaveBeenLastCalledWith({ finding: 'smoke', answer: 'unknown', unasked: true });
});

test('an answer that is not sure says so and asks first', () => {
  view({ ...answer, unsure: true });
  expect(screen.getByRole('heading', { name: 'A little more would help' })).toBeVisible();
  expect(screen.getByText('Possible, not sure yet')).toBeVisible();
  expect(screen.queryByText('Most likely')).toBeNull();
});

test('while no fault can be named, the areas where it may lie are', () => {
  view({
    ...answer,
    unsure: true,
    areas: [
      { name: 'Cooling', chance: 0.31 },
      { name: 'Oil', chance: 0.2 },
    ],
  });
  expect(screen.getByRole('heading', { name: 'Where it may lie' })).toBeVisible();
  expect(screen.getByText('Cooling').closest('li')).toHaveTextContent('Cooling about 3 in 10');
});

test('with nothing found the owner is told what to do', async () => {
  const { owner, onBack } = view({ ...answer, results: [], questions: [] });
  expect(screen.getAllByText('No issues found. Please try again with more details.')[0]).toBeVisible();
  await owner.click(screen.getByRole('button', { name: 'Add more details' }));
  expect(onBack).toHaveBeenCalled();
});

test('an answer that changes is told to those who listen', () => {
  view({ ...answer, results: [warpedDiscs] });
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(
    'Most likely: Warped front brake discs, about 2 in 10. Book it in.',
  );
});

test('a stored answer asks nothing and takes nothing away', () => {
  view(answer, { onAnswer: undefined });
  expect(screen.queryByText('Does the brake pedal pulse under your foot?')).toBeNull();
  expect(screen.queryByRole('button', { name: /Take away/ })).toBeNull();
});

test('saved results lead to the history', () => {
  view(answer, { save: <SaveResults saved saving={false} onSave={vi.fn()} /> });
  expect(screen.getByRole('link', { name: 'Saved to your history' })).toHaveAttribute('href', '/history');
  expect(screen.getByRole('link', { name: 'Find Mechanics Near Me' })).toHaveAttribute('href', '/mechanics-search');
});

test('too little said is no reason to call a car fine to drive, and no reason to hide that it must stop', () => {
  const { unmount } = view({ ...answer, unsure: true, drive: 'ok' });
  expect(screen.queryByText('Fine to drive')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'A little more would help' })).toBeVisible();
  unmount();
  view({ ...answer, unsure: true, drive: 'stop', driveWhy: 'The brakes have failed.' });
  expect(screen.getByRole('heading', { name: 'Stop now' })).toBeVisible();
});

test('a listener hears of danger first, also where nobody knows yet what it is', () => {
  const { unmount } = view({ ...answer, unsure: true, drive: 'stop' });
  const heard = () => document.getElementById('announcement');
  expect(heard()).toHaveTextContent('Stop now. Not sure yet what it is. A question follows.');
  unmount();
  view({ ...answer, unsure: true, drive: 'soon' });
  expect(heard()).toHaveTextContent('Not sure yet. A question follows.');
});

test('where nothing is left to ask, none is promised, and the checks are pointed out', () => {
  view({ ...answer, unsure: true, drive: 'soon', questions: [] });
  expect(screen.getByRole('heading', { name: 'Still open' })).toBeVisible();
  expect(screen.getByText(/Start with the cheapest check below/)).toBeVisible();
  expect(document.getElementById('announcement')).toHaveTextContent(/^Not sure yet\.$/);
});

test('words that say nothing we know are told so, and so is an answer that names no fault', () => {
  const { unmount } = view({ ...answer, unsure: true, drive: 'ok', understood: [] });
  expect(screen.getByText(/We recognised nothing in these words yet/)).toBeVisible();
  unmount();
  const { unmount: over } = view({ ...answer, unsure: true, drive: 'ok', understood: [], questions: [] });
  expect(screen.getByText(/We recognised nothing in these words yet/)).toBeVisible();
  over();
  const clutch = [{ name: 'Clutch and gears', chance: 0.6 }];
  const { unmount: end } = view({ ...answer, unsure: true, drive: 'soon', understood: [], areas: clutch });
  expect(screen.getByText(/These words say where, but not what the car does/)).toBeVisible();
  end();
  view({ ...answer, unsure: true, drive: 'ok', understood: [], results: [] });
  expect(screen.getByText(/This alone points to no fault/)).toBeVisible();
});
