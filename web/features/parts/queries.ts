/** What we ask the server about parts. */

import { queryOptions } from '@tanstack/react-query';
import type { CarInfo } from '#contract/cars.ts';
import { searchParts } from '#contract/parts.ts';
import { call } from '#web/lib/call.ts';

/** The options for a part on this car, kept per part. */
export const partsQuery = (partName: string, carInfo: CarInfo | null) =>
  queryOptions({
    queryKey: [searchParts.path, partName.trim().toLowerCase(), carInfo],
    queryFn: ({ signal }) => call(searchParts, { body: { partName, carInfo }, signal }),
    enabled: partName !== '',
  });
