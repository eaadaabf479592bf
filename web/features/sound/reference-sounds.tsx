/** "Is it like this?": a noise of each kind to play; choosing one is evidence. */
import { useEffect, useRef, useState } from 'react';
import { NOISE_KINDS, type NoiseKind } from '#contract/sound.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { words } from './words.ts';

interface Props {
  label: string;
  chosen: NoiseKind | null;
  onChoose: (kind: NoiseKind | null) => void;
  /** An answer to the choice is on its way. */
  pending?: boolean;
  initiallyOpen?: boolean;
}

export function ReferenceSounds({ label, chosen, onChoose, pending = false, initiallyOpen = false }: Props) {
  const [playing, setPlaying] = useState<NoiseKind>();
  const audio = useRef<HTMLAudioElement>(undefined);
  useEffect(() => () => audio.current?.pause(), []);

  const play = (kind: NoiseKind) => {
    audio.current?.pause();
    if (playing === kind) return setPlaying(undefined);
    const sound = new Audio(`/sounds/${kind}.wav`);
    sound.onended = () => setPlaying(undefined);
    sound.onerror = () => setPlaying(undefined);
    audio.current = sound;
    setPlaying(kind);
    void sound.play().catch(() => setPlaying(undefined));
  };

  return (
    <Disclosure label={label} initiallyOpen={initiallyOpen}>
      <p className="pb-3 text-small text-soft">{words.libraryLead}</p>
      <ul className="grid gap-2 tablet:grid-cols-2">
        {NOISE_KINDS.map((kind) => (
          <li key={kind} className="flex gap-2">
            <button
              type="button"
              aria-label={playing === kind ? words.pause(words.kinds[kind]) : words.play(words.kinds[kind])}
              onClick={() => play(kind)}
              className="min-h-11 flex-1 rounded-control bg-surface px-3 text-left text-small font-medium ring-1 ring-edge ring-inset hover:bg-sunk"
            >
              {playing === kind ? '❚❚' : '▶'} {words.kinds[kind]}
            </button>
            <button
              type="button"
              aria-pressed={chosen === kind}
              disabled={pending}
              aria-label={`${words.likeThis}: ${words.kinds[kind]}`}
              onClick={() => onChoose(chosen === kind ? null : kind)}
              className="min-h-11 rounded-control bg-surface px-3 text-small ring-1 ring-edge ring-inset hover:bg-sunk aria-pressed:bg-brand-tint aria-pressed:font-semibold aria-pressed:text-brand-ink aria-pressed:ring-2 aria-pressed:ring-brand"
            >
              {chosen === kind ? words.chosen : words.likeThis}
            </button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
