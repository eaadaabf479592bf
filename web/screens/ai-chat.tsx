/** `/ai-chat`: the assistant, with the microphone and the reading of files lent by the recording feature. */
import { useLocation } from 'wouter';
import type { ChatCase } from '#contract/chat.ts';
import { SYMPTOMS_MAX } from '#contract/diagnosis.ts';
import { useCurrentCar } from '#web/features/cars/use-current-car.ts';
import { Conversation, type Media } from '#web/features/chat/conversation.tsx';
import { words } from '#web/features/chat/words.ts';
import { caseStore } from '#web/features/diagnosis/case-store.ts';
import { infoOf, naming, textBody, useDiagnose } from '#web/features/diagnosis/queries.ts';
import { words as diagnosisWords } from '#web/features/diagnosis/words.ts';
import { LanguageModelNotice } from '#web/features/language-model/notice.tsx';
import { ForPremium } from '#web/features/premium/locked.tsx';
import { dataUrlOf } from '#web/features/sound/data-url.ts';
import { record, STOPS_ITSELF_S } from '#web/features/sound/recorder.ts';
import { toast } from '#web/ui/toast-store.ts';
import { ScreenTitle } from './screen-title.tsx';

const media: Media = { record: () => record(() => undefined), mostSeconds: STOPS_ITSELF_S, dataUrlOf };

export function AiChatScreen() {
  const current = useCurrentCar();
  const asked = current.state === 'known' ? current : { car: null, signedIn: false };
  const [, navigate] = useLocation();
  const diagnose = useDiagnose();
  /** The case moves to where the same answer has room: home for reasons, parts and costs, or the paper for the mechanic. */
  const open = (path: '/' | '/visit-paper', { words: told, answers }: ChatCase) => {
    if (diagnose.isPending) return;
    const said = { symptoms: told.slice(-SYMPTOMS_MAX), timeframe: null };
    const given = { ...said, car: asked.car && infoOf(asked.car) };
    diagnose.mutate(textBody(said, { answers, sessionId: null, car: naming(asked) }), {
      onSuccess: (result) => {
        caseStore.change({ ...said, answers, lamps: [], result, given });
        navigate(path, path === '/' ? { state: { view: 'result' } } : undefined);
      },
      onError: ({ message }) => toast({ title: diagnosisWords.failed, description: message, variant: 'destructive' }),
    });
  };
  return (
    <>
      <ScreenTitle>{words.title}</ScreenTitle>
      {/* As high as the window, between the header and the navigation: what is written stands at its foot, as in any messenger. */}
      <div className="mx-auto -mb-18 flex min-h-[calc(100dvh-9.25rem-1px-env(safe-area-inset-top)-env(safe-area-inset-bottom))] w-full max-w-reading flex-col gap-4 desk:-mb-12 desk:min-h-[calc(100dvh-7rem-1px)]">
        <h1 className="text-title font-heavy tracking-tight tablet:text-display">{words.title}</h1>
        <ForPremium what="chat">
          <LanguageModelNotice />
          <Conversation
            asked={asked}
            media={media}
            onWhole={(told) => open('/', told)}
            onPaper={(told) => open('/visit-paper', told)}
          />
        </ForPremium>
      </div>
    </>
  );
}
