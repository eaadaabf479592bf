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
import { type Case, caseStore, lampAnswers, symptomsOf } from './case-store.ts';
import { photoStore } from './photo-store.ts';
import { photoTrouble } from './photo-trouble.ts';
import {
  type AskedCar,
  textBody,
  useDiagnose,
  useDiagnoseAudio,
  useDiagnoseVisual,
  useSaveSession,
} from './queries.ts';
import { recordingStore } from './recording-store.ts';
import { words } from './words.ts';

export function useDiagnosis(asked: AskedCar | undefined) {
  const kept = useStored(caseStore);
  const client = useQueryClient();
  const diagnose = useDiagnose();
  const diagnoseAudio = useDiagnoseAudio();
  const diagnoseVisual = useDiagnoseVisual();
  const saveSession = useSaveSession();
  const [answering, setAnswering] = useState<Answer>();

  // An answer to a recording is refined with the recording.
  const recording = useStored(recordingStore);
  const sound = kept.result?.sound === undefined ? null : recording;
  const taken = useStored(photoStore);
  const photo = kept.result?.sight === undefined ? null : taken;
  const sessionId = asked?.signedIn ? (kept.result?.sessionId ?? null) : null;

  const failed = (error: Error) => toast({ title: words.failed, description: error.message, variant: 'destructive' });
  const askAudio = (
    heard: RecordedSound,
    answers: Answer[],
    session: number | null,
    then?: (result: DiagnosisResult) => void,
  ) =>
    diagnoseAudio.mutate(
      { sound: heard, answers, sessionId: session, ...(asked ?? { car: null, signedIn: false }) },
      {
        onSuccess: (result) => {
          adHook.run();
          caseStore.change({ answers, result });
          then?.(result);
        },
        onError: failed,
        onSettled: () => setAnswering(undefined),
      },
    );

  const askVisual = (
    taken: TakenPhoto,
    answers: Answer[],
    session: number | null,
    then?: (result: DiagnosisResult) => void,
  ) =>
    diagnoseVisual.mutate(
      { photo: taken, answers, sessionId: session, ...(asked ?? { car: null, signedIn: false }) },
      {
        onSuccess: (result) => {
          adHook.run();
          photoStore.write(taken);
          caseStore.change({ answers, result });
          then?.(result);
        },
        onError: (error) => toast({ ...photoTrouble(error), variant: 'destructive' }),
        onSettled: () => setAnswering(undefined),
      },
    );

  const ask = (change: Pick<Case, 'answers'> & { symptoms?: string }, sessionId: number | null, then?: () => void) => {
    const { symptoms: typed, timeframe, lamps } = { ...kept, ...change };
    const symptoms = symptomsOf(typed, lamps);
    const body = textBody({
      symptoms,
      timeframe,
      answers: change.answers,
      sessionId,
      ...(asked ?? { car: null, signedIn: false }),
    });
    diagnose.mutate(body, {
      onSuccess: (result) => {
        caseStore.change({ answers: change.answers, result });
        then?.();
      },
      // A new question can wait for a connection; an answer to one belongs to what is on the screen.
      onError: (error) => (then && error instanceof NoConnection ? keepForLater(body, error) : failed(error)),
      onSettled: () => setAnswering(undefined),
    });
  };
  const keepForLater = (body: TextDiagnosis, error: Error) =>
    import('./send-later.ts')
      .then(({ sendLater }) => sendLater(client, body))
      .catch(() => false)
      .then((kept) => kept || failed(error));

  return {
    kept,
    pending: diagnose.isPending,
    answering,
    /** A new case from what is typed. */
    submit: (then: () => void) => ask({ answers: lampAnswers(kept.lamps) }, null, then),
    answer: (answer: Answer) => {
      setAnswering(answer);
      // Somebody who has signed out meanwhile has no session to refine.
      const answers = withAnswer(kept.answers, answer);
      if (sound) askAudio(sound, answers, sessionId);
      else if (photo) askVisual(photo, answers, sessionId);
      else ask({ answers }, sessionId);
    },
    /** The same case once more: the costs follow where the owner has work done. */
    recost: () => {
      if (sound) askAudio(sound, kept.answers, sessionId);
      else if (photo) askVisual(photo, kept.answers, sessionId);
      else ask({ answers: kept.answers }, sessionId);
    },
    sound,
    hearing: diagnoseAudio.isPending,
    /** A new case from a recording. */
    submitAudio: (heard: RecordedSound, then: () => void) => {
      recordingStore.write(heard);
      askAudio(heard, [], null, then);
    },
    /** An example that sounds like the recording in hand; it weighs in, and the answer is put in order anew. */
    soundsLike: (kind: NoiseKind | null) => {
      if (!sound) return;
      const compared = { ...sound, soundsLike: kind };
      askAudio(compared, kept.answers, sessionId, () => recordingStore.write(compared));
    },
    photo,
    seeing: diagnoseVisual.isPending,
    /** A new case from a photo. */
    submitPhoto: (given: TakenPhoto, then: () => void) => askVisual(given, lampAnswers(kept.lamps), null, then),
    /** A box on the photo shows another lamp, or none. */
    correct: (region: number, lamp: string | null) => {
      if (!photo) return;
      const others = photo.corrections.filter((one) => one.region !== region);
      askVisual({ ...photo, corrections: [...others, { region, lamp }] }, kept.answers, sessionId);
    },
    saving: saveSession.isPending || (diagnoseAudio.isPending && answering === undefined),
    save: (then?: (result: DiagnosisResult) => void) => {
      if (sound)
        return askAudio(sound, kept.answers, null, (result) => {
          caseStore.change({ saveWhenSignedIn: false });
          toast(words.savedToast);
          then?.(result);
        });
      if (photo)
        return askVisual(photo, kept.answers, null, (result) => {
          caseStore.change({ saveWhenSignedIn: false });
          toast(words.savedToast);
          then?.(result);
        });
      saveSession.mutate(
        {
          symptoms: symptomsOf(kept.symptoms, kept.lamps),
          answers: kept.answers,
          carId: asked?.signedIn ? (asked.car?.id ?? null) : null,
        },
        {
          onSuccess: (result) => {
            caseStore.change({ result, saveWhenSignedIn: false });
            toast(words.savedToast);
            then?.(result);
          },
          onError: (error) => toast({ title: words.saveFailed, description: error.message, variant: 'destructive' }),
        },
      );
    },
  };
}
