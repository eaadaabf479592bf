/** Addresses of a map, opened beside the app. */
import type { Mechanic } from '#contract/mechanics.ts';
import type { Where } from './queries.ts';

const MAPS = 'https://www.google.com/maps';

/** To the door where it is known, else to the address in words. */
export const directionsTo = ({ lat, lng, placed, name, address, postcode }: Mechanic): string => {
  const to = placed !== 'door' ? [name, address, postcode].filter(Boolean).join(', ') : `${lat},${lng}`;
  return `${MAPS}/dir/?api=1&destination=${encodeURIComponent(to)}`;
};

export const mapSearch = (where: Where | undefined): string => {
  const place = where === undefined ? 'me' : 'postcode' in where ? where.postcode : `${where.lat},${where.lng}`;
  return `${MAPS}/search/?api=1&query=${encodeURIComponent(`car repair garage near ${place}`)}`;
};
