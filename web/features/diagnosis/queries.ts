/** What we ask the server about diagnoses. */

import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Car, CarInfo } from '#contract/cars.ts';
import {
  type Answer,
  type AudioDiagnosis,
  type DiagnosisResult,
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
import type { Given } from './case-store.ts';

export interface AskedCar {
  car: Car | null;
  signedIn: boolean;
}

type NamedCar = Pick<TextDiagnosis, 'carId' | 'carInfo'>;

/** What is known of a car, wherever it is kept. */
export const infoOf = ({ id: _, createdAt: __, ...info }: Car): CarInfo => info;

/** A member's car is named by its id; a guest's is described. */
export function naming({ car, signedIn }: AskedCar): NamedCar {
  if (!car) return {};
  return signedIn ? { carId: car.id } : { carInfo: infoOf(car) };
}

export interface Asked {
  answers: Answer[];
  /** The session that this refines. */
  sessionId: number | null;
  car: NamedCar;
}

export function useDiagnose() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: TextDiagnosis) => call(diagnoseText, { body }),
    onSuccess: (result) => lookAgain(client, result),
  });
}

/** A recording takes the place of the words. */
export function useDiagnoseAudio() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ sound, ...asked }: Asked & { sound: RecordedSound }) =>
      call(diagnoseAudio, { body: { ...sound, ...aboutOf(asked) } satisfies AudioDiagnosis }),
    onSuccess: (result) => lookAgain(client, result),
  });
}

/** So does a photo. */
export function useDiagnoseVisual() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ photo, ...asked }: Asked & { photo: TakenPhoto }) =>
      call(diagnoseVisual, { body: { ...photo, ...aboutOf(asked) } satisfies VisualDiagnosis }),
    onSuccess: (result) => lookAgain(client, result),
  });
}

/** The next look at the history asks anew, and so does one at a session that was refined; nobody has to wait for that here. */
function lookAgain(client: QueryClient, { sessionId }: DiagnosisResult): void {
  if (sessionId === null) return;
  client.removeQueries({ queryKey: [sessionResults.path, sessionId] });
  void refresh(client, listHistory.path);
}

/** What the server is asked. */
export const textBody = (
  { symptoms, timeframe }: { symptoms: string; timeframe: Timeframe | null },
  asked: Asked,
): TextDiagnosis => ({
  symptoms,
  ...(timeframe && { timeframe }),
  ...aboutOf(asked),
});

function aboutOf({ answers, sessionId, car }: Asked): Omit<TextDiagnosis, 'symptoms' | 'timeframe'> {
  const body: Omit<TextDiagnosis, 'symptoms' | 'timeframe'> = { ...chosenLabour(), ...car };
  if (answers.length > 0) body.answers = answers;
  if (sessionId !== null) body.sessionId = sessionId;
  if (!privacyStore.read().storeHistory) body.saveToHistory = false;
  return body;
}

/** Stores a diagnosis that was made without an account, or without keeping it. */
export function useSaveSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ symptoms, timeframe, car, answers }: Given & { answers: Answer[] }) =>
      call(saveSession, { body: { symptoms, timeframe, carInfo: car, answers, ...chosenLabour() } }),
    onSuccess: () => refresh(client, listHistory.path),
  });
}

/** A stored answer changes only when it is refined here. */
export const sessionResultQuery = (id: number) =>
  queryOptions({
    queryKey: [sessionResults.path, id],
    queryFn: ({ signal }) => call(sessionResults, { params: { id }, signal }),
  });
