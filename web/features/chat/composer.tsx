/** Where one writes to the assistant, shows it a picture, or lets it listen. */
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { MESSAGE_MAX } from '#contract/chat.ts';
import { takeMessage } from '#web/lib/assistant-draft.ts';
import { IconButton } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { words } from './words.ts';

interface Props {
  /** A reply is on its way, or a picture is being read. */
  busy: boolean;
  recording: boolean;
  onSend: (text: string) => void;
  onImage: (file: File) => void;
  onRecord: () => void;
}

const ROUND = 'ring-1 ring-inset ring-edge off:text-soft off:opacity-60';

export function Composer({ busy, recording, onSend, onImage, onRecord }: Props) {
  const [text, setText] = useState(() => takeMessage().slice(0, MESSAGE_MAX));
  const file = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  const wrote = useRef(false);

  // Disabled while the reply is on its way, the box has lost the focus of whoever wrote in it.
  useEffect(() => {
    if (busy || recording || !wrote.current) return;
    wrote.current = false;
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [busy, recording]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = text.trim();
    if (message === '' || busy || recording) return;
    setText('');
    wrote.current = true;
    onSend(message);
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-center gap-2 rounded-card bg-surface p-2 shadow-lift">
      <label htmlFor={id} className="sr-only">
        {words.placeholder}
      </label>
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        aria-label={words.image}
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          target.value = '';
          if (chosen) onImage(chosen);
        }}
      />
      <IconButton
        name={words.image}
        icon="camera"
        className={ROUND}
        disabled={busy}
        onClick={() => file.current?.click()}
      />
      <IconButton
        name={recording ? words.stop : words.record}
        icon={recording ? 'close' : 'sound'}
        className={`${ROUND} ${recording ? 'bg-stop text-on-stop' : ''}`}
        disabled={busy}
        aria-pressed={recording}
        onClick={onRecord}
      />
      <TextInput
        ref={box}
        id={id}
        className="min-w-0 flex-1 basis-28"
        value={text}
        placeholder={words.placeholder}
        maxLength={MESSAGE_MAX}
        autoComplete="off"
        enterKeyHint="send"
        disabled={busy || recording}
        onChange={({ target }) => setText(target.value)}
      />
      <IconButton
        type="submit"
        name={words.send}
        icon="up"
        className={
          text.trim() === '' || busy || recording
            ? ROUND
            : 'bg-brand text-on-brand hover:bg-brand-strong hover:text-on-brand'
        }
        disabled={busy || recording || text.trim() === ''}
      />
    </form>
  );
}
