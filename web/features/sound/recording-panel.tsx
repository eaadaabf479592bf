/** Start, timer, bars, hint, stop. */
import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { useRecorder } from './use-recorder.ts';
import { Visualiser } from './visualiser.tsx';
import { words } from './words.ts';

const clock = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

export function RecordingPanel({ recorder }: { recorder: ReturnType<typeof useRecorder> }) {
  const { phase, seconds, bars, hint, altered, start, stop } = recorder;
  const stopper = useRef<HTMLButtonElement>(null);

  // The button that was pressed has gone; the one that ends it has taken its place.
  useEffect(() => {
    if (phase === 'recording' && document.activeElement === document.body) stopper.current?.focus();
  }, [phase]);

  if (phase !== 'recording')
    return (
      <Button size="large" icon="sound" pending={phase === 'asking'} onClick={() => void start()}>
        {phase === 'asking' ? words.asking : words.start}
      </Button>
    );
  return (
    <section aria-label={words.recording} className="grid gap-3 rounded-card bg-sunk p-4">
      <p
        role="timer"
        aria-label={words.timer(clock(seconds))}
        className="text-center text-title font-bold tabular-nums"
      >
        {clock(seconds)}
      </p>
      <Visualiser bars={bars} />
      <p role="status" className="text-center font-semibold text-balance">
        <Icon
          name={hint === 'listening' || hint === 'enough' ? 'tick' : 'triangle'}
          className="mr-2 inline-block size-5 align-[-0.25em]"
        />
        {words.hints[hint]}
      </p>
      {altered && <p className="text-center text-caption text-soft">{words.processed}</p>}
      <Button ref={stopper} size="large" look="danger" onClick={() => void stop()}>
        {words.stop}
      </Button>
      <p className="text-center text-caption text-soft">{words.autoStop}</p>
    </section>
  );
}
