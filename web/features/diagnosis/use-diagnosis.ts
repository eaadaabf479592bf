/** The case on home: asking, answering follow-up questions, and keeping it. */

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Answer, DiagnosisResult, TextDiagnosis } from '#contract/diagnosis.ts';
import type { TakenPhoto } from '#contract/sight.ts';
import type { NoiseKind, RecordedSound } from '#contract/sound.ts';
import { adHook } from '#web/lib/ad-hook.ts';
import { withAnswer } from '#web/lib/answers.ts';
import { NoConnection } from '#web/lib/call.ts';
import { useStored } from '#web/lib/use-stored.ts';
import { toast } from '#web/ui/toast-store.ts';
import { caseStore, type Given, lampAnswers, symptomsOf } from './case-store.ts';
import { photoStore } from './photo-store.ts';
import { photoTrouble } from './photo-trouble.ts';
import {
  type Asked,
  type AskedCar,
  infoOf,
  naming,
  textBody,
  useDiagnose,
  useDiagnoseAudio,
  useDiagnoseVisual,
  useSaveSession,
} from './queries.ts';
import { recordingStore } from './recording-store.ts';
import { words } from './words.ts';

/** What is asked, and what it is asked about. */
type Case = Asked & { given: Given };
type Then = (result: DiagnosisResult) => void;

export function useDiagnosis(asked: AskedCar | undefined) {
  const kept = useStored(caseStore);
  const client = useQueryClient();
  const diagnose = useDiagnose();
  const diagnoseAudio = useDiagnoseAudio();
  const diagnoseVisual = useDiagnoseVisual();
  const saveSession = useSaveSession();
  const [answering, setAnswering] = useState<Answer>();

  // An answer to a recording is refined with the recording.
  const { result } = kept;
  const recording = useStored(recordingStore);
  const sound = result?.sound === undefined ? null : recording;
  const taken = useStored(photoStore);
  const photo = result?.sight === undefined ? null : taken;

  const inTheBox: Given = {
    symptoms: symptomsOf(kept.symptoms, kept.lamps),
    timeframe: kept.timeframe,
    car: asked?.car ? infoOf(asked.car) : null,
  };
  const shown = kept.given ?? inTheBox;

  const anew = (answers: Answer[]): Case => ({
    given: inTheBox,
    answers,
    sessionId: null,
    car: asked ? naming(asked) : {},
  });
  /** What is on the screen, asked once more. Its session knows the car; where there is none, the car is described. */
  const onward = (answers: Answer[], sessionId: number | null): Case => ({
    given: shown,
    answers,
    sessionId,
    car: sessionId === null && shown.car ? { carInfo: shown.car } : {},
  });
  // Somebody who has signed out meanwhile has no session to refine.
  const session = asked?.signedIn ? (result?.sessionId ?? null) : null;

  const failed = (error: Pick<Error, 'message'>) =>
    toast({ title: words.failed, description: error.message, variant: 'destructive' });

  const askAudio = (heard: RecordedSound, { given, ...about }: Case, then?: Then) =>
    diagnoseAudio.mutate(
      { sound: heard, ...about },
      {
        onSuccess: (result) => {
          adHook.run();
          recordingStore.write(heard);
          caseStore.change({ answers: about.answers, result, given });
          then?.(result);
        },
        onError: failed,
        onSettled: () => setAnswering(undefined),
      },
    );

  const askVisual = (seen: TakenPhoto, { given, ...about }: Case, then?: Then) =>
    diagnoseVisual.mutate(
      { photo: seen, ...about },
      {
        onSuccess: (result) => {
          adHook.run();
          photoStore.write(seen);
          caseStore.change({ answers: about.answers, result, given });
          then?.(result);
        },
        onError: (error) => toast({ ...photoTrouble(error), variant: 'destructive' }),
        onSettled: () => setAnswering(undefined),
      },
    );

  const askText = ({ given, ...about }: Case, then?: Then) => {
    const body = textBody(given, about);
    diagnose.mutate(body, {
      onSuccess: (result) => {
        caseStore.change({ answers: about.answers, result, given });
        then?.(result);
      },
      // A new question can wait for a connection; an answer to one belongs to what is on the screen.
      onError: (error) => (then && error instanceof NoConnection ? keepForLater(body, given, error) : failed(error)),
      onSettled: () => setAnswering(undefined),
    });
  };
  const keepForLater = (body: TextDiagnosis, given: Given, error: Error) =>
    import('./send-later.ts')
      .then(({ sendLater }) => sendLater(client, body, given))
      .catch(() => false)
      .then((kept) => kept || failed(error));

  /** With what it began with. A reload loses what was too large to be kept; the words alone would be another case. */
  const gone = goneOf(result, { sound, photo });
  const askAgain = (one: Case) => {
    if (gone) failed({ message: gone });
    else if (sound) askAudio(sound, one);
    else if (photo) askVisual(photo, one);
    else askText(one);
  };

  return {
    kept,
    pending: diagnose.isPending,
    answering,
    /** A new case from what is typed. */
    submit: (then: () => void) => askText(anew(lampAnswers(kept.lamps)), then),
    answer: (answer: Answer) => {
      if (!gone) setAnswering(answer);
      askAgain(onward(withAnswer(kept.answers, answer), session));
    },
    /** The same case once more: the costs follow where the owner has work done. */
    recost: () => askAgain(onward(kept.answers, session)),
    sound,
    hearing: diagnoseAudio.isPending,
    /** A new case from a recording. */
    submitAudio: (heard: RecordedSound, then: () => void) => askAudio(heard, anew([]), then),
    /** An example that sounds like the recording in hand; it weighs in, and the answer is put in order anew. */
    soundsLike: (kind: NoiseKind | null) => {
      if (sound) askAudio({ ...sound, soundsLike: kind }, onward(kept.answers, session));
    },
    photo,
    seeing: diagnoseVisual.isPending,
    /** A new case from a photo. */
    submitPhoto: (given: TakenPhoto, then: () => void) => askVisual(given, anew(lampAnswers(kept.lamps)), then),
    /** A box on the photo shows another lamp, or none. */
    correct: (region: number, lamp: string | null) => {
      if (!photo) return;
      const others = photo.corrections.filter((one) => one.region !== region);
      askVisual({ ...photo, corrections: [...others, { region, lamp }] }, onward(kept.answers, session));
    },
    saving: saveSession.isPending || (diagnoseAudio.isPending && answering === undefined),
    save: (then?: Then) => {
      const saved: Then = (result) => {
        caseStore.change({ result, saveWhenSignedIn: false });
        toast(words.savedToast);
        then?.(result);
      };
      const notSaved = (error: Pick<Error, 'message'>) =>
        toast({ title: words.saveFailed, description: error.message, variant: 'destructive' });
      if (gone) notSaved({ message: gone });
      else if (sound) askAudio(sound, onward(kept.answers, null), saved);
      else if (photo) askVisual(photo, onward(kept.answers, null), saved);
      else saveSession.mutate({ ...shown, answers: kept.answers }, { onSuccess: saved, onError: notSaved });
    },
  };
}

/** Why an answer cannot be taken further, if it cannot. */
function goneOf(
  result: DiagnosisResult | null,
  { sound, photo }: { sound: RecordedSound | null; photo: TakenPhoto | null },
): string | undefined {
  if (result?.sound !== undefined && !sound) return words.recordingGone;
  return result?.sight !== undefined && !photo ? words.photoGone : undefined;
}
