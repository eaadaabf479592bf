/** The case on home: asking, answering follow-up questions, and keeping it. */

import { useState } from 'react';
import type { Answer, DiagnosisResult } from '#contract/diagnosis.ts';
import { useStored } from '#web/lib/use-stored.ts';
import { toast } from '#web/ui/toast-store.ts';
import { type Case, caseStore, lampAnswers, symptomsOf, withAnswer } from './case-store.ts';
import { type AskedCar, useDiagnose, useSaveSession } from './queries.ts';
import { words } from './words.ts';

export function useDiagnosis(asked: AskedCar | undefined) {
  const kept = useStored(caseStore);
  const diagnose = useDiagnose();
  const saveSession = useSaveSession();
  const [answering, setAnswering] = useState<Answer>();

  const ask = (change: Pick<Case, 'answers'> & { symptoms?: string }, sessionId: number | null, then?: () => void) => {
    const { symptoms: typed, timeframe, lamps } = { ...kept, ...change };
    const symptoms = symptomsOf(typed, lamps);
    diagnose.mutate(
      { symptoms, timeframe, answers: change.answers, sessionId, ...(asked ?? { car: null, signedIn: false }) },
      {
        onSuccess: (result) => {
          caseStore.change({ answers: change.answers, result });
          then?.();
        },
        onError: (error) => toast({ title: words.failed, description: error.message, variant: 'destructive' }),
        onSettled: () => setAnswering(undefined),
      },
    );
  };

  return {
    kept,
    pending: diagnose.isPending,
    answering,
    /** A new case from what is typed. */
    submit: (then: () => void) => ask({ answers: lampAnswers(kept.lamps) }, null, then),
    answer: (answer: Answer) => {
      setAnswering(answer);
      // Somebody who has signed out meanwhile has no session to refine.
      ask({ answers: withAnswer(kept.answers, answer) }, asked?.signedIn ? (kept.result?.sessionId ?? null) : null);
    },
    /** The same case once more: the costs follow where the owner has work done. */
    recost: () => ask({ answers: kept.answers }, asked?.signedIn ? (kept.result?.sessionId ?? null) : null),
    saving: saveSession.isPending,
    save: (then?: (result: DiagnosisResult) => void) =>
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
      ),
  };
}
