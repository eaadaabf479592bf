/** A dark dashboard with every lamp on it, to search and to tap. */
import { useState } from 'react';
import type { Lamp } from '#contract/lamps.ts';
import { LAMP_COLOURS, type LampColour, type LitLamp } from '#contract/lit-lamps.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { ToggleGroup } from '#web/ui/toggle-group.tsx';
import { findLamps } from './find-lamps.ts';
import { LampDrawing } from './lamp-drawing.tsx';
import { words } from './words.ts';

interface Props {
  lamps: readonly Lamp[];
  lit: readonly LitLamp[];
  onToggle: (lamp: Lamp, colour: LampColour | undefined) => void;
}

const COLOURS = LAMP_COLOURS.map((value) => ({ value, label: words.colours[value] }));

export function LampGrid({ lamps, lit, onToggle }: Props) {
  const [typed, setTyped] = useState('');
  const [colour, setColour] = useState<LampColour>();
  const found = findLamps(lamps, typed, colour);
  return (
    <div className="grid grid-cols-1 gap-4">
      <Field label={words.search}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            placeholder={words.searchHint}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <ToggleGroup label={words.byColour} options={COLOURS} chosen={colour} onChoose={setColour} />
      <div className="min-h-72 rounded-card bg-dash p-3">
        {found.length === 0 && <p className="p-4 text-center text-dash-soft">{words.none}</p>}
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
          {found.map((lamp) => {
            const chosen = lit.find(({ id }) => id === lamp.id);
            return (
              <li key={lamp.id} className="grid grid-cols-1">
                <button
                  type="button"
                  aria-pressed={chosen !== undefined}
                  title={lamp.looks}
                  onClick={() => onToggle(lamp, colour)}
                  className="grid min-h-24 grid-cols-1 content-start justify-items-center gap-1.5 rounded-control p-2 text-caption leading-tight text-dash-soft transition-colors hover:bg-dash-raised aria-pressed:bg-dash-raised aria-pressed:font-semibold aria-pressed:text-dash-ink aria-pressed:ring-2 aria-pressed:ring-dash-ink aria-pressed:ring-inset"
                >
                  <LampDrawing
                    drawing={lamp.drawing}
                    colour={
                      chosen?.colour ?? (colour && lamp.colours.includes(colour) ? colour : lamp.colours[0]) ?? 'amber'
                    }
                    flashing={chosen?.flashing ?? false}
                  />
                  {lamp.name}
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
