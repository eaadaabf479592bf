/** A diagnosis to look at before there is one's own: a real answer to a sample sentence. It is never kept. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Answer, diagnoseText } from '#contract/diagnosis.ts';
import { call } from '#web/lib/call.ts';

export const EXAMPLE = {
  symptoms:
    'Grinding from the front left wheel when I brake, and the car pulls to that side. No smoke, no warning lights.',
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
