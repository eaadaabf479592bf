/** What we ask the server about quotes. */

import { queryOptions, useMutation } from '@tanstack/react-query';
import { labourRates } from '#contract/labour.ts';
import { checkQuote, type QuoteCheck } from '#contract/quotes.ts';
import { call } from '#web/lib/call.ts';

export const labourRatesQuery = queryOptions({
  queryKey: [labourRates.path],
  queryFn: ({ signal }) => call(labourRates, { signal }),
});

export const useCheckQuote = () =>
  useMutation({ mutationFn: (quote: QuoteCheck) => call(checkQuote, { body: quote }) });
