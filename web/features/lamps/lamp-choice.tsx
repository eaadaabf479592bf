/** The way from a form to the lamp picker, and what was picked there. */
import { useState } from 'react';
import type { LitLamp } from '#contract/lit-lamps.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { LampPicker } from './lamp-picker.tsx';
import { words } from './words.ts';

interface Props {
  lit: readonly LitLamp[];
  onChange: (lit: LitLamp[]) => void;
}

export function LampChoice({ lit, onChange }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <div className="grid gap-2">
      {lit.length > 0 && (
        <ul aria-label={words.chosen} className="flex flex-wrap gap-2">
          {lit.map((lamp) => (
            <li key={lamp.id}>
              <Chip
                tone={lamp.colour === 'red' ? 'stop' : lamp.colour === 'amber' ? 'caution' : 'plain'}
                removeName={words.takeAway(lamp.name)}
                onRemove={() => onChange(lit.filter(({ id }) => id !== lamp.id))}
              >
                {lamp.name}, {words.colours[lamp.colour].toLowerCase()}
                {lamp.flashing && `, ${words.flashing.toLowerCase()}`}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Button look="secondary" icon="gauge" onClick={() => setOpen(true)}>
          {lit.length > 0 ? words.openMore : words.open}
        </Button>
        <span className="text-caption text-soft">{words.why}</span>
      </div>
      {open && (
        <LampPicker
          lit={lit}
          onClose={() => setOpen(false)}
          onDone={(next) => {
            onChange(next);
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}
