/** What we ask the server about quotes. */

import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { type LabourPlace, labourRates } from '#contract/labour.ts';
import { checkQuote, type QuoteCheck } from '#contract/quotes.ts';
import { sessionResults } from '#contract/sessions.ts';
import { call } from '#web/lib/call.ts';

export const labourRatesQuery = queryOptions({
  queryKey: [labourRates.path],
  queryFn: ({ signal }) => call(labourRates, { signal }),
});

export const useCheckQuote = () =>
  useMutation({ mutationFn: (quote: QuoteCheck) => call(checkQuote, { body: quote }) });

/** A stored answer with what its repairs cost today at a place that it was not given for. */
export const sessionCostsQuery = (id: number, { region, garage }: LabourPlace, enabled: boolean) =>
  queryOptions({
    queryKey: [sessionResults.path, id, region, garage],
    queryFn: ({ signal }) => call(sessionResults, { params: { id }, query: { region, garage }, signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
