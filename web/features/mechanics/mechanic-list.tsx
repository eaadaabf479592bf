/** The garages found, filtered by what they are known for; with none, the honest reason and a map. */

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Mechanic, SPECIALISMS, type Specialism } from '#contract/mechanics.ts';
import { Button } from '#web/ui/button.tsx';
import { ChipButton } from '#web/ui/chip.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { MapLink } from './map-link.tsx';
import { MechanicCard } from './mechanic-card.tsx';
import { mechanicSourcesQuery, type Where } from './queries.ts';
import { words } from './words.ts';

/** A phone's worth of reading. */
const AT_ONCE = 12;

interface Props {
  mechanics: readonly Mechanic[];
  where: Where;
  within: string;
}

export function MechanicList({ mechanics, where, within }: Props) {
  const [wanted, setWanted] = useState<Specialism[]>([]);
  const [pages, setPages] = useState(1);
  const { data: sources } = useQuery(mechanicSourcesQuery);
  // The sources are refetched with the app; until they are known, nothing is said of them.
  if (mechanics.length === 0) {
    const place = 'postcode' in where ? ` near ${where.postcode}` : '';
    return sources?.length === 0 ? (
      <EmptyState icon="pin" title={words.noList} action={<MapLink where={where} />}>
        {words.noListText(place)}
      </EmptyState>
    ) : (
      <EmptyState icon="pin" title={words.none} action={<MapLink where={where} />}>
        {words.noneText(within)}
      </EmptyState>
    );
  }

  const offered = Object.keys(SPECIALISMS).filter((of): of is Specialism =>
    mechanics.some(({ specialisms }) => specialisms.includes(of)),
  );
  const shown = mechanics.filter(({ specialisms }) => wanted.every((of) => specialisms.includes(of)));
  const toggle = (of: Specialism) =>
    setWanted(wanted.includes(of) ? wanted.filter((other) => other !== of) : [...wanted, of]);

  return (
    <div className="grid gap-4">
      <p role="status" className="font-semibold">
        {words.found(shown.length)}
      </p>
      {offered.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is not a group of buttons
        <div role="group" aria-label={words.filters} className="flex flex-wrap items-center gap-2">
          <span aria-hidden="true" className="text-small text-soft">
            {words.filters}
          </span>
          {offered.map((of) => (
            <ChipButton
              key={of}
              aria-pressed={wanted.includes(of)}
              onClick={() => toggle(of)}
              className="aria-pressed:bg-brand-tint aria-pressed:font-semibold aria-pressed:text-brand-ink aria-pressed:ring-2 aria-pressed:ring-brand"
            >
              {SPECIALISMS[of]}
            </ChipButton>
          ))}
        </div>
      )}
      {shown.length === 0 && <p>{words.noMatch}</p>}
      <ul className="grid gap-4 tablet:grid-cols-2 desk:grid-cols-3">
        {shown.slice(0, pages * AT_ONCE).map((mechanic) => (
          <li key={mechanic.id}>
            <MechanicCard mechanic={mechanic} />
          </li>
        ))}
      </ul>
      {shown.length > pages * AT_ONCE && (
        <Button look="secondary" onClick={() => setPages(pages + 1)} className="justify-self-center">
          {words.more}
        </Button>
      )}
      <div className="grid gap-1 text-caption text-soft">
        {shown.some(({ placed }) => placed !== 'door') && <p>{words.rough}</p>}
        {sources?.map(({ id, name, loadedAt, attribution }) => (
          <p key={id}>
            {loadedAt ? words.loadedAt(name, new Date(loadedAt).toLocaleDateString('en-GB')) : `${name}.`} {attribution}
          </p>
        ))}
      </div>
    </div>
  );
}
