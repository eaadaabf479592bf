/** What we ask the server about diagnoses. */

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Car } from '#contract/cars.ts';
import {
  type Answer,
  type AudioDiagnosis,
  diagnoseAudio,
  diagnoseText,
  diagnoseVisual,
  type TextDiagnosis,
  type Timeframe,
  type VisualDiagnosis,
} from '#contract/diagnosis.ts';
import { listHistory, saveSession, sessionResults } from '#contract/sessions.ts';
import type { TakenPhoto } from '#contract/sight.ts';
import type { RecordedSound } from '#contract/sound.ts';
import { call } from '#web/lib/call.ts';
import { chosenLabour } from '#web/lib/labour-place.ts';
import { privacyStore } from '#web/lib/preferences.ts';
import { refresh } from '#web/lib/query-client.ts';

export interface AskedCar {
  car: Car | null;
  signedIn: boolean;
}

interface AskedAnew extends AskedCar {
  answers: Answer[];
  /** The session that this refines. */
  sessionId: number | null;
}

interface Asked extends AskedAnew {
  symptoms: string;
  timeframe: Timeframe | null;
}

export function useDiagnose() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: TextDiagnosis) => call(diagnoseText, { body }),
    onSuccess: (result) => {
      // The next look at the history asks anew; nobody has to wait for that here.
      if (result.sessionId !== null) void refresh(client, listHistory.path);
    },
  });
}

/** A recording takes the place of the words. */
export function useDiagnoseAudio() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ sound, ...asked }: AskedAnew & { sound: RecordedSound }) =>
      call(diagnoseAudio, { body: { ...sound, ...aboutOf(asked) } satisfies AudioDiagnosis }),
    onSuccess: (result) => {
      if (result.sessionId !== null) void refresh(client, listHistory.path);
    },
  });
}

/** So does a photo. */
export function useDiagnoseVisual() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ photo, ...asked }: AskedAnew & { photo: TakenPhoto }) =>
      call(diagnoseVisual, { body: { ...photo, ...aboutOf(asked) } satisfies VisualDiagnosis }),
    onSuccess: (result) => {
      if (result.sessionId !== null) void refresh(client, listHistory.path);
    },
  });
}

/** What the server is asked. */
export const textBody = ({ symptoms, timeframe, ...asked }: Asked): TextDiagnosis => ({
  symptoms,
  ...(timeframe && { timeframe }),
  ...aboutOf(asked),
});

/** A member's car is named by its id; a guest's is described. */
function aboutOf({ answers, sessionId, car, signedIn }: AskedAnew): Omit<TextDiagnosis, 'symptoms' | 'timeframe'> {
  const body: Omit<TextDiagnosis, 'symptoms' | 'timeframe'> = { ...chosenLabour() };
  if (answers.length > 0) body.answers = answers;
  if (sessionId !== null) body.sessionId = sessionId;
  if (!privacyStore.read().storeHistory) body.saveToHistory = false;
  if (car && signedIn) body.carId = car.id;
  if (car && !signedIn) {
    const { id: _, createdAt: __, ...carInfo } = car;
    body.carInfo = carInfo;
  }
  return body;
}

/** Stores a diagnosis that was made without an account, or without keeping it. */
export function useSaveSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (given: { symptoms: string; answers: Answer[]; carId: number | null }) =>
      call(saveSession, { body: { ...given, ...chosenLabour() } }),
    onSuccess: () => refresh(client, listHistory.path),
  });
}

/** A stored answer never changes by itself. */
export const sessionResultQuery = (id: number) =>
  queryOptions({
    queryKey: [sessionResults.path, id],
    queryFn: ({ signal }) => call(sessionResults, { params: { id }, signal }),
  });
