/** What we ask the server about garages. */

import { queryOptions } from '@tanstack/react-query';
import { findMechanics, mechanicSources } from '#contract/mechanics.ts';
import { call } from '#web/lib/call.ts';

/** Where somebody looks: a postcode, or a position given once. */
export type Where = { postcode: string } | { lat: number; lng: number };

export const mechanicsQuery = (where: Where | undefined, radiusKm: number) =>
  queryOptions({
    queryKey: [findMechanics.path, where, radiusKm],
    queryFn: ({ signal }) => call(findMechanics, { query: { ...where, radiusKm }, signal }),
    enabled: where !== undefined,
  });

export const mechanicSourcesQuery = queryOptions({
  queryKey: [mechanicSources.path],
  queryFn: ({ signal }) => call(mechanicSources, { signal }),
});
