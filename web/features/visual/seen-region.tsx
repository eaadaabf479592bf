/** One thing seen in the photo: name, colour, meaning, whether to stop; and the way to correct it. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listLamps } from '#contract/lamps.ts';
import type { Region } from '#contract/sight.ts';
import { call } from '#web/lib/call.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChipButton } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/field.tsx';
import { LabelledSelect } from '#web/ui/select.tsx';
import { words } from './words.ts';

const TONE: Record<NonNullable<Region['drive']>, Tone> = {
  ok: 'plain',
  soon: 'caution',
  'short-trips': 'caution',
  stop: 'stop',
};

const lampsQuery = queryOptions({
  queryKey: [listLamps.path],
  queryFn: ({ signal }) => call(listLamps, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

interface Props {
  number: number;
  region: Region;
  pending: boolean;
  onCorrect: ((lamp: string | null) => void) | undefined;
}

export function SeenRegion({ number, region, pending, onCorrect }: Props) {
  const [open, setOpen] = useState(false);
  const { label, colour, meaning, drive, sure, chance, corrected } = region;
  const correct = (lamp: string | null) => {
    setOpen(false);
    onCorrect?.(lamp);
  };
  return (
    <li className="grid grid-cols-1 justify-items-start gap-1.5 rounded-control p-3 ring-1 ring-line ring-inset">
      <p className="font-semibold">
        {number}. <span lang="en-GB">{label}</span>
        {colour && <span className="font-normal text-soft">, {words.colours[colour]}</span>}
      </p>
      <div className="flex flex-wrap gap-2">
        {drive && sure && (
          <Badge tone={TONE[drive]} {...(drive === 'stop' && { icon: 'octagon' })}>
            {words.drive[drive]}
          </Badge>
        )}
        {!sure && <Badge>{`${words.guess}, ${words.chance(chance)}`}</Badge>}
        {corrected && <Badge>{words.you}</Badge>}
      </div>
      {meaning && (
        <p lang="en-GB" className="text-small text-soft">
          {meaning}
        </p>
      )}
      {onCorrect && !open && (
        <Button look="quiet" className="-mb-2 -ml-4" aria-disabled={pending} onClick={() => setOpen(true)}>
          {words.wrong}
        </Button>
      )}
      {open && <Corrections number={number} region={region} onCorrect={correct} />}
    </li>
  );
}

function Corrections({
  number,
  region,
  onCorrect,
}: Pick<Props, 'number' | 'region'> & { onCorrect: (lamp: string | null) => void }) {
  const { data: lamps = [] } = useQuery(lampsQuery);
  return (
    <div className="grid w-full grid-cols-1 gap-2">
      <div className="flex flex-wrap gap-2">
        {region.others.map(({ lamp, name }) => (
          <ChipButton key={lamp} lang="en-GB" onClick={() => onCorrect(lamp)}>
            {name}
          </ChipButton>
        ))}
        <ChipButton onClick={() => onCorrect(null)}>{words.noLamp}</ChipButton>
      </div>
      <Field label={words.isReally(number)}>
        {(control) => (
          <LabelledSelect
            {...control}
            prompt={words.anyLamp}
            value=""
            options={lamps.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) => event.target.value && onCorrect(event.target.value)}
          />
        )}
      </Field>
    </div>
  );
}
