/** A garage: who, how far, how to reach it. */

import { type Mechanic, SPECIALISMS } from '#contract/mechanics.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { directionsTo } from './maps.ts';
import { words } from './words.ts';

const KM_PER_MILE = 1.609344;

/** No more exact than what is known: a door, a district, or only the area. */
function distanceText({ distanceKm, placed, postcode }: Mechanic): string {
  const miles = distanceKm / KM_PER_MILE;
  if (placed === 'door') return words.away(words.miles(miles < 10 ? Math.round(miles * 10) / 10 : Math.round(miles)));
  const outward = postcode?.split(' ')[0] ?? '';
  if (placed === 'area') return words.inArea(outward);
  return miles < 1.5 ? words.inDistrict(outward) : words.about(words.miles(Math.round(miles)));
}

const ACTION =
  'inline-flex min-h-11 flex-1 items-center justify-center gap-2 rounded-control px-3 whitespace-nowrap py-2 font-semibold ring-1 ring-edge ring-inset transition-colors hover:bg-sunk';

export function MechanicCard({ mechanic }: { mechanic: Mechanic }) {
  const { name, address, postcode, phone, specialisms } = mechanic;
  const known = specialisms.flatMap((of) => (of in SPECIALISMS ? [SPECIALISMS[of as keyof typeof SPECIALISMS]] : []));
  return (
    <Card aria-label={name} className="flex h-full flex-col gap-3">
      <div className="grid gap-1">
        <h3 className="text-lead font-bold break-words">{name}</h3>
        <p className="flex items-center gap-1.5 text-small font-semibold text-brand-ink tabular-nums">
          <Icon name="pin" className="size-4" />
          {distanceText(mechanic)}
        </p>
        <p className="text-small text-soft">{[address, postcode].filter(Boolean).join(', ')}</p>
      </div>
      {known.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {known.map((specialism) => (
            <li key={specialism}>
              <Badge>{specialism}</Badge>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-auto flex flex-wrap gap-3">
        {phone && (
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} aria-label={words.callName(name)} className={ACTION}>
            {words.call} <span className="tabular-nums">{phone}</span>
          </a>
        )}
        <a href={directionsTo(mechanic)} target="_blank" rel="noopener noreferrer" className={ACTION}>
          {words.directions}
          <span className="sr-only">
            {' '}
            {words.directionsTo(name)} ({words.newTab})
          </span>
        </a>
      </div>
    </Card>
  );
}
