/** Leads to a search on a map, for when we know of no garage. */

import { mapSearch } from './maps.ts';
import type { Where } from './queries.ts';
import { words } from './words.ts';

export const MapLink = ({ where }: { where: Where | undefined }) => (
  <a
    href={mapSearch(where)}
    target="_blank"
    rel="noopener noreferrer"
    className="inline-flex min-h-11 items-center justify-center rounded-control bg-brand px-4 py-2 font-semibold text-on-brand transition-colors hover:bg-brand-strong"
  >
    {words.map}
    <span className="sr-only"> ({words.newTab})</span>
  </a>
);
