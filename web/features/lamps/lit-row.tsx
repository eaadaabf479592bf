/** A lamp that was picked: what it means, its colour, steady or flashing, and away with it. */
import type { Lamp } from '#contract/lamps.ts';
import type { LampColour, LitLamp } from '#contract/lit-lamps.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { ToggleGroup } from '#web/ui/toggle-group.tsx';
import { LampDrawing } from './lamp-drawing.tsx';
import { litLamp } from './lit.ts';
import { words } from './words.ts';

const TONE: Record<Lamp['drive'], Tone> = { ok: 'plain', soon: 'caution', 'short-trips': 'caution', stop: 'stop' };

interface Props {
  lamp: Lamp;
  lit: LitLamp;
  onChange: (lit: LitLamp) => void;
  onRemove: () => void;
}

export function LitRow({ lamp, lit, onChange, onRemove }: Props) {
  const drive = driveOf(lamp, lit);
  const change = (colour: LampColour, flashing: boolean) => onChange(litLamp(lamp, colour, flashing));
  return (
    <li className="grid grid-cols-1 gap-3 rounded-control p-3 ring-1 ring-line ring-inset">
      <div className="flex items-start gap-3">
        <span className="rounded-control bg-dash p-1.5">
          <LampDrawing drawing={lamp.drawing} colour={lit.colour} flashing={lit.flashing} />
        </span>
        <div className="grid min-w-0 flex-1 grid-cols-1 justify-items-start gap-1">
          <p className="font-semibold">{lamp.name}</p>
          <Badge tone={TONE[drive]} {...(drive === 'stop' && { icon: 'octagon' })}>
            {words.drive[drive]}
          </Badge>
          <p className="text-small text-soft">
            {lamp.meaning} {lamp.advice}
          </p>
        </div>
        <IconButton name={words.takeAway(lamp.name)} icon="close" onClick={onRemove} className="-mt-2 -mr-2" />
      </div>
      {lamp.colours.length > 1 && (
        <ToggleGroup
          label={words.colourOf(lamp.name)}
          options={lamp.colours.map((value) => ({ value, label: words.colours[value] }))}
          chosen={lit.colour}
          onChoose={(colour) => colour && change(colour, lit.flashing)}
        />
      )}
      <ToggleGroup
        label={words.how(lamp.name)}
        options={[
          { value: 'steady', label: words.steady },
          { value: 'flashing', label: words.flashing },
        ]}
        chosen={lit.flashing ? 'flashing' : 'steady'}
        onChoose={(how) => how && change(lit.colour, how === 'flashing')}
      />
    </li>
  );
}

/** What the lamp says about driving on: a flashing engine lamp and one that means stop in red are worse than their usual. */
function driveOf(lamp: Lamp, lit: LitLamp): Lamp['drive'] {
  if (lamp.red !== undefined) return lit.colour === 'red' ? 'stop' : lamp.drive === 'stop' ? 'short-trips' : lamp.drive;
  return lamp.id === 'engine' && lit.flashing ? 'stop' : lamp.drive;
}
