/** The whole conversation with its states: welcome, waiting, words coming in, recording. */
import { useEffect, useRef, useState } from 'react';
import type { ChatCase } from '#contract/chat.ts';
import { ASK_PATH, questionDraft } from '#web/lib/question-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { ChipButton } from '#web/ui/chip.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { askDraft } from './ask-draft.ts';
import { Composer } from './composer.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { threadStore } from './thread-store.ts';
import { TypingDots } from './typing-dots.tsx';
import { type AskedCar, useChat } from './use-chat.ts';
import { type Microphone, useRecording } from './use-recording.ts';
import { words } from './words.ts';

const IMAGE_MAX_BYTES = 5 * 1024 * 1024;
const SCROLL_AFTER_MS = 100;

export interface Media {
  record: () => Promise<Microphone>;
  /** A recording that nobody stops ends then. */
  mostSeconds: number;
  dataUrlOf: (blob: Blob) => Promise<string>;
}

interface Props {
  asked: AskedCar;
  media: Media;
  /** Opens what the conversation has told as a whole diagnosis. */
  onWhole?: (told: ChatCase) => void;
  /** Puts it on paper, for the mechanic. */
  onPaper?: (told: ChatCase) => void;
}

export function Conversation({ asked, media, onWhole, onPaper }: Props) {
  const chat = useChat(asked);
  const { recording, toggle } = useRecording(media, async (blob, processing) =>
    chat.sendAudio(await media.dataUrlOf(blob), processing),
  );
  const [readingImage, setReadingImage] = useState(false);
  const [pictures, setPictures] = useState<Record<number, string>>({});
  const reply = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const busy = chat.pending || readingImage;

  const newest = chat.messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolled whenever there is something new
  useEffect(() => {
    if (newest === undefined) return;
    const timer = setTimeout(() => {
      // A reply is read from its beginning, where a warning stands; it may be longer than the screen.
      if (reply.current) reply.current.scrollIntoView?.({ block: 'start' });
      else end.current?.scrollIntoView?.({ block: 'end' });
    }, SCROLL_AFTER_MS);
    return () => clearTimeout(timer);
  }, [newest, chat.pending, chat.soFar !== '']);

  const follow = (href: string) => {
    if (href !== ASK_PATH) return;
    const results = chat.messages.findLast((message) => message.results)?.results ?? [];
    questionDraft.write(askDraft(chat.told, results, asked.car));
  };
  const { told } = chat;
  const withCase = (open?: (told: ChatCase) => void) => (open && told?.words ? () => open(told) : undefined);
  const newestResults = chat.messages.findLast((message) => message.results)?.id;

  const beginAnew = () => {
    const before = threadStore.read();
    threadStore.remove();
    const undo = () => threadStore.write(before);
    toast({
      ...words.toasts.erased,
      action: (
        <Button look="quiet" onClick={undo}>
          {words.undo}
        </Button>
      ),
    });
  };

  const sendImage = async (file: File) => {
    if (!file.type.startsWith('image/')) return void toast({ ...words.toasts.notAnImage, variant: 'destructive' });
    if (file.size > IMAGE_MAX_BYTES) return void toast({ ...words.toasts.tooLarge, variant: 'destructive' });
    setReadingImage(true);
    try {
      const picture = await media.dataUrlOf(file);
      const { id } = threadStore.add({ type: 'user', text: words.imageSent, hasImage: true });
      setPictures((before) => ({ ...before, [id]: picture }));
      await chat.sendImage(picture);
    } catch {
      toast({ ...words.toasts.upload, variant: 'destructive' });
    } finally {
      setReadingImage(false);
    }
  };

  return (
    <div className="grid grow grid-cols-1 grid-rows-[1fr_auto_auto] gap-x-4 gap-y-1.5">
      <div role="log" aria-label={words.log} className="grid grid-cols-1 content-start gap-4 pb-2.5">
        <MessageBubble message={{ type: 'ai', text: words.welcome, timestamp: chat.began ?? '' }} />
        {chat.messages.length === 0 && (
          <ul className="flex flex-wrap gap-2">
            {words.examples.map((example) => (
              <li key={example}>
                <ChipButton disabled={busy || recording} onClick={() => void chat.send(example)}>
                  {example}
                </ChipButton>
              </li>
            ))}
          </ul>
        )}
        {chat.messages.map((message) => (
          <MessageBubble
            key={message.id}
            ref={message.id === newest && message.type === 'ai' && chat.soFar === '' ? reply : undefined}
            message={message}
            imageSrc={pictures[message.id]}
            onFollow={follow}
            busy={busy}
            {...(message.id === newestResults && { onWhole: withCase(onWhole), onPaper: withCase(onPaper) })}
          />
        ))}
        {chat.retry && (
          <p className="flex flex-wrap items-center justify-end gap-x-3 text-small text-soft">
            {words.unanswered}
            <Button look="secondary" disabled={busy || recording} onClick={() => void chat.retry?.()}>
              {words.retry}
            </Button>
          </p>
        )}
        {chat.soFar !== '' && <MessageBubble ref={reply} message={{ type: 'ai', text: chat.soFar }} />}
        {chat.waiting && <TypingDots />}
        <div ref={end} className="scroll-mb-56 desk:scroll-mb-28" />
      </div>
      <div className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] bg-paper pb-1.5 short:static desk:bottom-0">
        <Composer
          busy={busy}
          recording={recording}
          onSend={(text) => void chat.send(text)}
          onImage={(file) => void sendImage(file)}
          onRecord={toggle}
        />
      </div>
      {/* Below what stays in view: with large text there would be no room left for the messages. */}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-caption text-soft">{words.caution}</p>
        {chat.messages.length > 0 && (
          <Button look="quiet" className="-my-1 text-small" pending={false} onClick={beginAnew} disabled={busy}>
            {words.again}
          </Button>
        )}
      </div>
    </div>
  );
}
