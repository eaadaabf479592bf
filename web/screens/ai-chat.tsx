/** `/ai-chat`: the assistant, with the microphone and the reading of files lent by the recording feature. */
import { useCurrentCar } from '#web/features/cars/use-current-car.ts';
import { Conversation, type Media } from '#web/features/chat/conversation.tsx';
import { words } from '#web/features/chat/words.ts';
import { dataUrlOf } from '#web/features/sound/data-url.ts';
import { record } from '#web/features/sound/recorder.ts';
import { ScreenTitle } from './screen-title.tsx';

const media: Media = { record: () => record(() => undefined), dataUrlOf };

export function AiChatScreen() {
  const current = useCurrentCar();
  const asked = current.state === 'known' ? current : { car: null, signedIn: false };
  return (
    <>
      <ScreenTitle>{words.title}</ScreenTitle>
      <div className="mx-auto grid w-full max-w-reading grid-cols-1 gap-4">
        <h1 className="text-title font-heavy tracking-tight tablet:text-display">{words.title}</h1>
        <Conversation asked={asked} media={media} />
      </div>
    </>
  );
}
