import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

const TABS = [
  { id: 'text', label: 'Text' },
  { id: 'audio', label: 'Audio' },
  { id: 'visual', label: 'Visual' },
] as const;

function Example() {
  const [chosen, setChosen] = useState<(typeof TABS)[number]['id']>('text');
  return (
    <Tabs label="Ways" tabs={TABS} chosen={chosen} onChoose={setChosen}>
      Panel of {chosen}
    </Tabs>
  );
}

test('arrow keys go round the tabs, Home and End to the outer ones, and Tab leaves them', async () => {
  const owner = userEvent.setup();
  render(<Example />);
  await owner.tab();
  expect(screen.getByRole('tab', { name: 'Text' })).toHaveFocus();
  await owner.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Visual' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Visual' })).toHaveTextContent('Panel of visual');
  await owner.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Audio' })).toHaveAttribute('aria-selected', 'true');
  await owner.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Visual' })).toHaveFocus();
  await owner.keyboard('{Home}');
  expect(screen.getByRole('tab', { name: 'Text' })).toHaveFocus();
  await owner.tab();
  expect(document.body).toHaveFocus();
});
