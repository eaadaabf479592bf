/** The microphone button: a first press starts, a second one or time stops and hands over; leaving the screen gives it back. */
import { useEffect, useRef, useState } from 'react';
import type { SoundProcessing } from '#contract/sound.ts';
import { toast } from '#web/ui/toast-store.ts';
import { words } from './words.ts';

export interface Microphone {
  /** What the phone does to the sound although it was asked not to. */
  processing: SoundProcessing;
  stop(): Promise<Blob>;
  abandon(): void;
}

export function useRecording(
  { record, mostSeconds }: { record: () => Promise<Microphone>; mostSeconds: number },
  onRecorded: (blob: Blob, processing: SoundProcessing) => Promise<void>,
) {
  const [recording, setRecording] = useState(false);
  const microphone = useRef<Microphone>(undefined);
  const asking = useRef(false);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      microphone.current?.abandon();
      microphone.current = undefined;
    };
  }, []);

  const start = async () => {
    if (!navigator.mediaDevices?.getUserMedia || typeof MediaRecorder === 'undefined')
      return void toast({ ...words.toasts.unsupported, variant: 'destructive' });
    // Pressed again while iOS or the browser asks, it would open a second microphone that nobody closes.
    if (asking.current) return;
    asking.current = true;
    try {
      const opened = await record();
      // Whoever left while being asked is not recorded.
      if (!here.current) return opened.abandon();
      microphone.current = opened;
      setRecording(true);
      toast(words.toasts.recording);
    } catch {
      toast({ ...words.toasts.denied, variant: 'destructive' });
    } finally {
      asking.current = false;
    }
  };

  const stop = async () => {
    const running = microphone.current;
    microphone.current = undefined;
    setRecording(false);
    try {
      if (running) await onRecorded(await running.stop(), running.processing);
    } catch {
      toast({ ...words.toasts.audio, variant: 'destructive' });
    }
  };

  const stopNow = useRef(stop);
  stopNow.current = stop;
  useEffect(() => {
    if (!recording) return;
    const timer = setTimeout(() => void stopNow.current(), mostSeconds * 1_000);
    return () => clearTimeout(timer);
  }, [recording, mostSeconds]);

  return { recording, toggle: () => void (recording ? stop() : start()) };
}
