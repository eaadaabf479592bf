/** One conversation: text, a picture or a recording goes out, the answer comes in word by word. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Car, currentCar, listCars } from '#contract/cars.ts';
import { type ChatCase, type ChatMessage, type ChatSeverity, severityBeside } from '#contract/chat.ts';
import { type Answer, type DiagnosisResult, diagnoseAudio, diagnoseVisual } from '#contract/diagnosis.ts';
import { Problem } from '#contract/problem.ts';
import { CHAT_DESCRIPTION } from '#contract/sight.ts';
import type { SoundProcessing } from '#contract/sound.ts';
import { withAnswer } from '#web/lib/answers.ts';
import { call } from '#web/lib/call.ts';
import { refresh } from '#web/lib/query-client.ts';
import { useStored } from '#web/lib/use-stored.ts';
import { toast } from '#web/ui/toast-store.ts';
import { askAssistant } from './ask-assistant.ts';
import { historyOf, type Thread, threadStore } from './thread-store.ts';
import { words } from './words.ts';

export interface AskedCar {
  car: Car | null;
  signedIn: boolean;
}

/** A member's car is named by its id; a guest's is described. */
function about({ car, signedIn }: AskedCar): Pick<ChatMessage, 'carId' | 'carInfo'> {
  if (!car) return {};
  if (signedIn) return { carId: car.id };
  const { id: _, createdAt: __, ...carInfo } = car;
  return { carInfo };
}

const SEVERITY: Record<string, ChatSeverity> = { HIGH: 'high', LOW: 'low' };

/** Never against the verdict in the same message; none where nothing was recognised. */
function badgeOf({ severity, drive, unsure, results }: DiagnosisResult): ChatSeverity | undefined {
  if (results.length === 0 || (unsure && (drive === 'ok' || drive === 'soon'))) return undefined;
  return severityBeside(drive, SEVERITY[severity] ?? 'medium');
}

/** A conversation is nobody's history: what is shown in it is looked at and forgotten, as what is said in it. */
const FORGOTTEN = { saveToHistory: false };

/** What a picture or a recording gave joins the case. */
function joined(before: ChatCase | null, { understood, questions, text }: DiagnosisResult): ChatCase {
  const found = understood.map(({ finding, present }) => ({
    finding,
    answer: present ? ('yes' as const) : ('no' as const),
    unasked: true,
  }));
  const asked = questions.find(({ question }) => text.includes(question))?.finding;
  return {
    words: before?.words ?? '',
    answers: found.reduce<Answer[]>(withAnswer, before?.answers ?? []).slice(-60),
    ...(asked && { asked }),
  };
}

export function useChat(asked: AskedCar) {
  const client = useQueryClient();
  const { messages, case: told, began } = useStored(threadStore);
  useEffect(() => {
    if (began === null) threadStore.begin();
  }, [began]);
  const [pending, setPending] = useState(false);
  const [soFar, setSoFar] = useState('');
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  const during = async (work: () => Promise<void>, onError: (error: unknown) => void) => {
    setPending(true);
    try {
      await work();
    } catch (error) {
      if (!leaving.current.signal.aborted) onError(error);
      // The car was deleted elsewhere: the next try is about the one that is current now.
      if (error instanceof Problem && error.code === 'not_found') void refresh(client, currentCar.path, listCars.path);
    } finally {
      setPending(false);
      setSoFar('');
    }
  };

  /** `before` is what was said until then. */
  const answer = (text: string, before: Pick<Thread, 'messages' | 'case'>) =>
    during(
      async () => {
        const reply = await askAssistant(
          { message: text, conversationHistory: historyOf(before.messages), case: before.case, ...about(asked) },
          setSoFar,
          leaving.current.signal,
        );
        const { content, severity, results, sources, engine } = reply;
        threadStore.add(
          { type: 'ai', text: content || words.trouble, severity, results, sources, engine },
          { case: reply.case ?? before.case },
        );
      },
      (error) =>
        toast({
          title: words.toasts.chat,
          description: (error instanceof Error && error.message) || words.toasts.chatFallback,
          variant: 'destructive',
        }),
    );

  const send = (text: string) => {
    const before = threadStore.read();
    threadStore.add({ type: 'user', text });
    return answer(text, before);
  };

  // Left or failed before the answer came; of a picture and a recording nothing is kept that could be sent again.
  const last = messages.at(-1);
  const open = last?.type === 'user' ? last : undefined;
  const unanswered = !pending && !open?.hasImage && !open?.hasAudio ? open : undefined;

  const tell = (result: DiagnosisResult) =>
    threadStore.add(
      { type: 'ai', text: result.text || words.trouble, severity: badgeOf(result) },
      { case: joined(threadStore.read().case, result) },
    );

  return {
    messages,
    began,
    /** What was gathered so far. */
    told,
    pending,
    /** What has come of the reply. Once it is among the messages it is not shown a second time. */
    soFar: open ? soFar : '',
    /** Nothing of the reply has come yet. */
    waiting: pending && open !== undefined && soFar === '',
    send,
    /** Asks the last message again; undefined where it has its answer. */
    retry: unanswered && (() => answer(unanswered.text, { messages: messages.slice(0, -1), case: told })),
    /** `imageData` is a data URL; only what follows its comma is sent. */
    sendImage: (imageData: string) =>
      during(
        async () => {
          const body = {
            description: CHAT_DESCRIPTION,
            location: 'engine' as const,
            imageData: imageData.slice(imageData.indexOf(',') + 1),
            ...FORGOTTEN,
            ...about(asked),
          };
          tell(await call(diagnoseVisual, { body, signal: leaving.current.signal }));
        },
        () => toast({ ...words.toasts.image, variant: 'destructive' }),
      ),
    sendAudio: (audioData: string, processing: SoundProcessing) =>
      during(
        async () => {
          threadStore.add({ type: 'user', text: words.audioRecording, hasAudio: true });
          const body = { location: 'engine' as const, audioData, processing, ...FORGOTTEN, ...about(asked) };
          tell(await call(diagnoseAudio, { body, signal: leaving.current.signal }));
        },
        () => toast({ ...words.toasts.audio, variant: 'destructive' }),
      ),
  };
}
