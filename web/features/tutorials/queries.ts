/** What we ask the server about tutorials. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Car } from '#contract/cars.ts';
import {
  listTutorials,
  readTutorial,
  requestTutorial,
  suggestTutorials,
  type Tutorial,
  type TutorialFilter,
  type TutorialTopic,
} from '#contract/tutorials.ts';
import { call, callPage } from '#web/lib/call.ts';
import { callOnce } from '#web/lib/call-once.ts';
import { MINUTE_MS, refresh } from '#web/lib/query-client.ts';
import { saying } from '#web/lib/refusal.ts';
import { words } from './words.ts';

const FRESH_MS = 60 * MINUTE_MS;
const PAGE = 100;
/** Asked even then: the service worker may have kept them; if not, they fail and say so. */
const READ_OFFLINE = { networkMode: 'offlineFirst' } as const;

export const tutorialsQuery = (filter: TutorialFilter) =>
  queryOptions({
    queryKey: [listTutorials.path, filter],
    queryFn: ({ signal }) => everyPage(filter, signal),
    staleTime: FRESH_MS,
    ...READ_OFFLINE,
  });

/** The whole list, so that it can be counted: some hundred short entries. */
async function everyPage(filter: TutorialFilter, signal: AbortSignal): Promise<Tutorial[]> {
  const all: Tutorial[] = [];
  let cursor: string | undefined;
  do {
    const { data, next } = await callPage(listTutorials, { query: { ...filter, limit: PAGE, cursor }, signal });
    all.push(...data);
    cursor = next;
  } while (cursor !== undefined);
  return all;
}

/** By its id, or by the id of its job. */
export const tutorialQuery = (tutorial: string) =>
  queryOptions({
    queryKey: [readTutorial.path, tutorial],
    queryFn: ({ signal }) => call(readTutorial, { params: { tutorial }, signal }),
    staleTime: FRESH_MS,
    ...READ_OFFLINE,
  });

export interface AskedCar {
  car: Car | null;
  signedIn: boolean;
}

/** A member's car is named by its id; a guest's is described. */
function about({ car, signedIn }: AskedCar): Omit<TutorialTopic, 'topic'> {
  if (!car) return {};
  if (signedIn) return { carId: car.id };
  const { id: _, createdAt: __, ...carInfo } = car;
  return { carInfo };
}

export function useSuggest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ topic, asked }: { topic: string; asked: AskedCar }) =>
      call(suggestTutorials, { body: { topic, ...about(asked) } }).catch(saying(words.toasts.unanswered)),
    onSuccess: () => void refresh(client, listTutorials.path),
  });
}

export const useRequest = () =>
  useMutation({
    mutationFn: ({ topic, asked }: { topic: string; asked: AskedCar }) =>
      callOnce(requestTutorial, { body: { topic, ...about(asked) } }),
  });
