/** Sends a case to the server, in words, as a recording or as a photo, and makes the answer the case in hand. */

import { useQueryClient } from '@tanstack/react-query';
import type { DiagnosisResult, TextDiagnosis } from '#contract/diagnosis.ts';
import type { TakenPhoto } from '#contract/sight.ts';
import type { RecordedSound } from '#contract/sound.ts';
import { adHook } from '#web/lib/ad-hook.ts';
import { NoConnection } from '#web/lib/call.ts';
import { currentUserQuery } from '#web/lib/current-user.ts';
import type { Stored } from '#web/lib/storage.ts';
import { toast } from '#web/ui/toast-store.ts';
import { caseStore, type Given } from './case-store.ts';
import { photoStore } from './photo-store.ts';
import { photoTrouble } from './photo-trouble.ts';
import { type Asked, textBody, useDiagnose, useDiagnoseAudio, useDiagnoseVisual } from './queries.ts';
import { recordingStore } from './recording-store.ts';
import { words } from './words.ts';

/** What is asked, and what it is asked about. */
export type AskedCase = Asked & { given: Given };
export type Then = (result: DiagnosisResult) => void;

interface Sending {
  send: () => Promise<DiagnosisResult>;
  /** Keeps what the answer was given for, beside the words. */
  keep?: () => void;
  then: Then | undefined;
  refused: (error: Error) => unknown;
}

export const failed = (error: Pick<Error, 'message'>) =>
  toast({ title: words.failed, description: error.message, variant: 'destructive' });

/** What was recorded or photographed becomes the one in hand, for the answers that refine it. */
const keeping =
  <Sent>(store: Stored<Sent | null>, sent: Sent) =>
  () => {
    adHook.run();
    store.write(sent);
  };

/** They go on when the screen that asked has gone; `then` has to look whether it is still there. */
export function useAsking() {
  const client = useQueryClient();
  const diagnose = useDiagnose();
  const diagnoseAudio = useDiagnoseAudio();
  const diagnoseVisual = useDiagnoseVisual();

  const ask = async ({ given, answers }: AskedCase, { send, keep, then, refused }: Sending) => {
    const owner = client.getQueryData(currentUserQuery.queryKey)?.id;
    try {
      const result = await send();
      // A member's answer is nobody else's who has this browser by now.
      if (owner !== undefined && client.getQueryData(currentUserQuery.queryKey)?.id !== owner) return;
      keep?.();
      caseStore.change({ answers, result, given });
      then?.(result);
    } catch (error) {
      refused(error as Error);
    }
  };

  const keepForLater = (body: TextDiagnosis, given: Given, error: Error) =>
    import('./send-later.ts')
      .then(({ sendLater }) => sendLater(client, body, given))
      .catch(() => false)
      .then((kept) => kept || failed(error));

  return {
    thinking: diagnose.isPending,
    hearing: diagnoseAudio.isPending,
    seeing: diagnoseVisual.isPending,
    askAudio: (sound: RecordedSound, one: AskedCase, then?: Then) =>
      ask(one, {
        send: () => diagnoseAudio.mutateAsync({ sound, ...one }),
        keep: keeping(recordingStore, sound),
        then,
        refused: failed,
      }),
    askVisual: (photo: TakenPhoto, one: AskedCase, then?: Then) =>
      ask(one, {
        send: () => diagnoseVisual.mutateAsync({ photo, ...one }),
        keep: keeping(photoStore, photo),
        then,
        refused: (error) => toast({ ...photoTrouble(error), variant: 'destructive' }),
      }),
    askText: (one: AskedCase, then?: Then) => {
      const body = textBody(one.given, one);
      return ask(one, {
        send: () => diagnose.mutateAsync(body),
        then,
        // A new question can wait for a connection; an answer to one belongs to what is on the screen.
        refused: (error) =>
          then && error instanceof NoConnection ? keepForLater(body, one.given, error) : failed(error),
      });
    },
  };
}
