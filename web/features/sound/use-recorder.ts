/** Recording from the first tap to the file: idle, asking for the microphone, recording, ending. Leaving the screen gives it back. */
import { useEffect, useRef, useState } from 'react';
import type { SoundProcessing } from '#contract/sound.ts';
import { toast } from '#web/ui/toast-store.ts';
import { type Hint, hintFor, type Moment } from './hints.ts';
import { type Look, type Recorder, record, STOPS_ITSELF_S } from './recorder.ts';
import { words } from './words.ts';

const TICK_MS = 1_000;

export type Phase = 'idle' | 'asking' | 'recording' | 'ending';

export function useRecorder(onRecorded: (blob: Blob, processing: SoundProcessing) => Promise<void>) {
  const [phase, setPhase] = useState<Phase>('idle');
  const [seconds, setSeconds] = useState(0);
  const [bars, setBars] = useState<number[]>([]);
  const [hint, setHint] = useState<Hint>('listening');
  const [altered, setAltered] = useState(false);
  const recorder = useRef<Recorder>(undefined);
  const here = useRef(true);

  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      recorder.current?.abandon();
      recorder.current = undefined;
    };
  }, []);

  const stop = async () => {
    const running = recorder.current;
    recorder.current = undefined;
    if (!running) return;
    setPhase('ending');
    const { title, fallback } = words.processFailed;
    try {
      const blob = await running.stop();
      if (here.current) await onRecorded(blob, running.processing);
    } catch (error) {
      toast({ title, description: messageOf(error, fallback), variant: 'destructive' });
    }
    if (here.current) setPhase('idle');
  };

  // The timer ticks in seconds; a recording that nobody stops ends before it is too long.
  const stopNow = useRef(stop);
  stopNow.current = stop;
  useEffect(() => {
    if (phase !== 'recording') return;
    const started = Date.now();
    const timer = setInterval(() => {
      const now = Math.floor((Date.now() - started) / TICK_MS);
      setSeconds(now);
      if (now >= STOPS_ITSELF_S) void stopNow.current();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [phase]);

  const start = async () => {
    if (phase !== 'idle') return;
    setPhase('asking');
    setSeconds(0);
    setBars([]);
    setHint('listening');
    const moments: Moment[] = [];
    const look = ({ bars: now, ...moment }: Look) => {
      moments.push(moment);
      setBars(now);
      setHint(hintFor(moments, moments.length / 10));
    };
    try {
      const running = await record(look);
      if (!here.current) return running.abandon();
      recorder.current = running;
      setAltered(Object.values(running.processing).includes(true));
      setPhase('recording');
    } catch (error) {
      setPhase('idle');
      const { title, fallback } = words.recordFailed;
      toast({ title, description: messageOf(error, fallback), variant: 'destructive' });
    }
  };

  return { phase, seconds, bars, hint, altered, start, stop };
}

const messageOf = (error: unknown, fallback: string): string => (error instanceof Error && error.message) || fallback;
