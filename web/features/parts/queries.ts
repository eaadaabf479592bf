/** What we ask the server about parts. */

import { queryOptions } from '@tanstack/react-query';
import type { CarInfo } from '#contract/cars.ts';
import { keptOptions, searchParts } from '#contract/parts.ts';
import { call } from '#web/lib/call.ts';

/** The options for a part on this car, kept per part; with a stored answer's session the server keeps them too. */
export const partsQuery = (partName: string, carInfo: CarInfo | null, sessionId: number | null) =>
  queryOptions({
    queryKey: [searchParts.path, partName.trim().toLowerCase(), carInfo, sessionId],
    queryFn: ({ signal }) =>
      call(searchParts, { body: { partName, carInfo, ...(sessionId && { sessionId }) }, signal }),
    enabled: partName !== '',
  });

/** What the parts of a stored answer cost when they were first looked for. */
export const keptQuery = (sessionId: number | null) =>
  queryOptions({
    queryKey: [keptOptions.path, sessionId],
    queryFn: ({ signal }) => call(keptOptions, { params: { id: sessionId ?? 0 }, signal }),
    enabled: sessionId !== null,
  });
