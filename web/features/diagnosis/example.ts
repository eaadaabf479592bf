/** A diagnosis to look at before there is one's own: a real answer to a sample sentence. It is never kept. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Answer, diagnoseText } from '#contract/diagnosis.ts';
import { call } from '#web/lib/call.ts';

export const EXAMPLE = {
  symptoms:
    'It squeals from the front when I brake, and the brake pad warning light has come on. It does not pull to one side.',
  car: { make: 'Ford', model: 'Focus', year: 2015, engine: '1.6L I4', mileage: 78_000 },
} as const;

export const exampleQuery = (answers: readonly Answer[]) =>
  queryOptions({
    queryKey: [diagnoseText.path, 'example', answers],
    queryFn: ({ signal }) =>
      call(diagnoseText, {
        body: { symptoms: EXAMPLE.symptoms, carInfo: EXAMPLE.car, answers: [...answers], saveToHistory: false },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
