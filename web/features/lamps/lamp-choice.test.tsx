import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { listLamps } from '#contract/lamps.ts';
import type { LitLamp } from '#contract/lit-lamps.ts';
import { network } from '#web/testing/network.ts';
import { show } from '#web/testing/show.tsx';
import { LampChoice } from './lamp-choice.tsx';
import { engineLamp, oilLamp } from './lamps.examples.ts';

function Form({ tell }: { tell: (lit: LitLamp[]) => void }) {
  const [lit, setLit] = useState<LitLamp[]>([]);
  return (
    <LampChoice
      lit={lit}
      onChange={(next) => {
        setLit(next);
        tell(next);
      }}
    />
  );
}

test('an owner picks the engine lamp, says that it flashes, and reads that he must stop', async () => {
  network.use(http.get(`*${listLamps.path}`, () => HttpResponse.json([engineLamp, oilLamp])));
  const told: LitLamp[][] = [];
  show(<Form tell={(lit) => told.push(lit)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Pick a warning lamp' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Engine management' }));
  const picked = screen.getByRole('list', { name: 'Lamps that are lit' });
  expect(picked).toHaveTextContent('See to it soon');
  await userEvent.click(within(picked).getByRole('button', { name: 'Flashing' }));
  expect(picked).toHaveTextContent('Stop now');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(told.at(-1)).toMatchObject([{ id: 'engine', flashing: true, findings: ['lamp-engine-flashing'] }]);
  expect(screen.getByText(/Engine management, amber, flashing/)).toBeVisible();
});
