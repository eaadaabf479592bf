/** The case on home: asking, answering follow-up questions, and keeping it. */

import { useState } from 'react';
import type { Answer, DiagnosisResult } from '#contract/diagnosis.ts';
import type { TakenPhoto } from '#contract/sight.ts';
import type { NoiseKind, RecordedSound } from '#contract/sound.ts';
import { withAnswer } from '#web/lib/answers.ts';
import { useStored } from '#web/lib/use-stored.ts';
import { toast } from '#web/ui/toast-store.ts';
import { caseStore, type Given, lampAnswers, symptomsOf } from './case-store.ts';
import { photoStore } from './photo-store.ts';
import { type AskedCar, infoOf, naming, useSaveSession } from './queries.ts';
import { recordingStore } from './recording-store.ts';
import { type AskedCase, failed, type Then, useAsking } from './use-asking.ts';
import { useIsHere, useStart } from './use-start.ts';
import { words } from './words.ts';

/** With a recording or a photo; with neither, it is what is typed. */
interface NewCase {
  sound?: RecordedSound;
  photo?: TakenPhoto;
  then: () => void;
}

/** A new case waits for a car that is still on its way: without it, it would be about none. */
export function useDiagnosis(asked: AskedCar | undefined, carIsComing = false) {
  const kept = useStored(caseStore);
  const { thinking, hearing, seeing, askAudio, askVisual, askText } = useAsking();
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
  const anew = (answers: Answer[]): AskedCase => {
    const car = asked ? naming(asked) : {};
    return { given: inTheBox, answers, sessionId: null, car };
  };

  const shown = kept.given ?? inTheBox;
  // Somebody who has signed out meanwhile has no session to refine.
  const session = asked?.signedIn ? (result?.sessionId ?? null) : null;
  /** What is on the screen, asked once more. Its session knows the car; where there is none, the car is described. */
  const onward = (answers: Answer[], sessionId: number | null): AskedCase => {
    const car = sessionId === null && shown.car ? { carInfo: shown.car } : {};
    return { given: shown, answers, sessionId, car };
  };

  const gone = goneOf(result, { sound, photo });
  const askAgain = async (one: AskedCase) => {
    if (gone) failed({ message: gone });
    else if (sound) await askAudio(sound, one);
    else if (photo) await askVisual(photo, one);
    else await askText(one);
  };

  const here = useIsHere();
  const { start, held } = useStart(async ({ sound, photo, then }: NewCase) => {
    // Whoever has gone to another screen meanwhile is told, and stays there.
    const answered = () => (here.current ? then() : toast(words.ready));
    if (sound) await askAudio(sound, anew([]), answered);
    else if (photo) await askVisual(photo, anew(lampAnswers(kept.lamps)), answered);
    else await askText(anew(lampAnswers(kept.lamps)), answered);
  }, carIsComing);

  return {
    kept,
    pending: thinking || (held !== undefined && !held.sound && !held.photo),
    answering,
    /** A new case from what is typed. */
    submit: (then: () => void) => start({ then }),
    answer: async (answer: Answer) => {
      setAnswering(answer);
      await askAgain(onward(withAnswer(kept.answers, answer), session));
      setAnswering(undefined);
    },
    /** The same case once more: the costs follow where the owner has work done. */
    recost: () => void askAgain(onward(kept.answers, session)),
    sound,
    hearing: hearing || held?.sound !== undefined,
    /** A new case from a recording. */
    submitAudio: (sound: RecordedSound, then: () => void) => start({ sound, then }),
    /** An example that sounds like the recording in hand; it weighs in, and the answer is put in order anew. */
    soundsLike: (kind: NoiseKind | null) => {
      if (sound) void askAudio({ ...sound, soundsLike: kind }, onward(kept.answers, session));
    },
    photo,
    seeing: seeing || held?.photo !== undefined,
    /** A new case from a photo. */
    submitPhoto: (photo: TakenPhoto, then: () => void) => start({ photo, then }),
    /** A box on the photo shows another lamp, or none. */
    correct: (region: number, lamp: string | null) => {
      if (!photo) return;
      const others = photo.corrections.filter((one) => one.region !== region);
      void askVisual({ ...photo, corrections: [...others, { region, lamp }] }, onward(kept.answers, session));
    },
    saving: saveSession.isPending || (hearing && answering === undefined),
    save: (then?: Then) => {
      const saved: Then = (result) => {
        caseStore.change({ result, saveWhenSignedIn: false });
        toast(words.savedToast);
        then?.(result);
      };
      const notSaved = (error: Pick<Error, 'message'>) =>
        toast({ title: words.saveFailed, description: error.message, variant: 'destructive' });
      if (gone) notSaved({ message: gone });
      else if (sound) void askAudio(sound, onward(kept.answers, null), saved);
      else if (photo) void askVisual(photo, onward(kept.answers, null), saved);
      else saveSession.mutate({ ...shown, answers: kept.answers }, { onSuccess: saved, onError: notSaved });
    },
  };
}

/** Why an answer cannot be taken further, if it cannot: a reload loses what was too large for the browser to keep. */
function goneOf(
  result: DiagnosisResult | null,
  { sound, photo }: { sound: RecordedSound | null; photo: TakenPhoto | null },
): string | undefined {
  if (result?.sound !== undefined && !sound) return words.recordingGone;
  return result?.sight !== undefined && !photo ? words.photoGone : undefined;
}
