import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { HeardSound, RecordedSound } from '#contract/sound.ts';
import { show } from '#web/testing/show.tsx';
import { AudioTab } from './audio-tab.tsx';
import { HeardPanel } from './heard-panel.tsx';

const tab = (pending = false) => {
  const onSubmit = vi.fn();
  return { ...show(<AudioTab pending={pending} onSubmit={onSubmit} />), onSubmit };
};

/** A browser with a microphone: what it was asked for, and whether it was given back. */
function microphone(granted: MediaTrackSettings = {}) {
  const stop = vi.fn();
  const track = { stop, getSettings: () => granted };
  const getUserMedia = vi.fn(async () => ({ getTracks: () => [track], getAudioTracks: () => [track] }));
  vi.stubGlobal('navigator', Object.assign(navigator, { mediaDevices: { getUserMedia } }));
  const options: MediaRecorderOptions[] = [];
  class Recorder {
    static isTypeSupported = (type: string) => type.startsWith('audio/webm');
    state = 'inactive';
    ondataavailable: ((event: { data: Blob }) => void) | null = null;
    onstop: (() => void) | null = null;
    constructor(_: unknown, given: MediaRecorderOptions) {
      options.push(given);
    }
    start() {
      this.state = 'recording';
    }
    stop() {
      this.state = 'inactive';
      this.ondataavailable?.({ data: new Blob(['noise']) });
      this.onstop?.();
    }
  }
  class Context {
    sampleRate = 48_000;
    createAnalyser = () => ({
      frequencyBinCount: 1024,
      getFloatTimeDomainData: () => undefined,
      getByteFrequencyData: () => undefined,
    });
    createMediaStreamSource = () => ({ connect: () => undefined });
    close = async () => undefined;
  }
  vi.stubGlobal('MediaRecorder', Recorder);
  vi.stubGlobal('AudioContext', Context);
  return { getUserMedia, stop, options };
}

test('the owner is told how to record, and the engine is chosen first', () => {
  tab();
  expect(screen.getByRole('heading', { name: 'Recording Tips' })).toBeVisible();
  expect(screen.getByText('Record at least 10 seconds')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Engine' })).toHaveAttribute('aria-pressed', 'true');
});

test('a recording is made unprocessed, stopped, and handed in with its place; the microphone is given back', async () => {
  const { getUserMedia, stop, options } = microphone({ noiseSuppression: false, autoGainControl: true });
  const { owner, onSubmit } = tab();
  await owner.click(screen.getByRole('button', { name: 'Brakes' }));
  await owner.click(screen.getByRole('button', { name: 'Start Recording' }));
  expect(await screen.findByRole('timer')).toHaveTextContent('00:00');
  expect(getUserMedia).toHaveBeenCalledWith({
    audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false, channelCount: 1 },
  });
  expect(options).toEqual([{ audioBitsPerSecond: 24_000, mimeType: 'audio/webm;codecs=opus' }]);
  await owner.click(screen.getByRole('button', { name: 'Stop' }));
  await vi.waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({
      location: 'brakes',
      audioData: expect.stringMatching(/^data:audio\/wav;base64,/),
      description: '',
      soundsLike: null,
      processing: { noiseSuppression: false, autoGainControl: true },
    }),
  );
  expect(stop).toHaveBeenCalled();
});

test('leaving the screen gives the microphone back', async () => {
  const { stop } = microphone();
  const { owner, unmount, onSubmit } = tab();
  await owner.click(screen.getByRole('button', { name: 'Start Recording' }));
  await screen.findByRole('timer');
  unmount();
  expect(stop).toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a phone that alters the sound is told to the owner', async () => {
  microphone({ noiseSuppression: true });
  const { owner } = tab();
  await owner.click(screen.getByRole('button', { name: 'Start Recording' }));
  expect(await screen.findByText(/Your phone alters the sound/)).toBeVisible();
});

test('a microphone that is refused is said by name', async () => {
  const { getUserMedia } = microphone();
  getUserMedia.mockRejectedValueOnce(new Error(''));
  const { owner } = tab();
  await owner.click(screen.getByRole('button', { name: 'Start Recording' }));
  expect(await screen.findByText('Recording failed')).toBeVisible();
  expect(screen.getByText('Could not access microphone')).toBeVisible();
});

test('a file can be chosen instead', async () => {
  const { owner, onSubmit } = tab();
  await owner.upload(
    screen.getByLabelText('Choose a recording instead'),
    new File(['x'], 'a.m4a', { type: 'audio/mp4' }),
  );
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ processing: null })));
});

test('a noise picked as alike goes with the recording', async () => {
  const { owner, onSubmit } = tab();
  await owner.click(screen.getByRole('button', { name: 'Is it like this?' }));
  await owner.click(screen.getByRole('button', { name: 'It is like this: Chirping' }));
  await owner.upload(
    screen.getByLabelText('Choose a recording instead'),
    new File(['x'], 'a.mp3', { type: 'audio/mpeg' }),
  );
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ soundsLike: 'chirp' })));
});

/** As home sends it, until it fails. */
function Sending({ onSent }: { onSent: (sound: RecordedSound) => void }) {
  const [pending, setPending] = useState(false);
  const onSubmit = (sound: RecordedSound) => {
    onSent(sound);
    setPending(true);
  };
  return (
    <>
      <AudioTab pending={pending} onSubmit={onSubmit} />
      <button type="button" onClick={() => setPending(false)}>
        It fails
      </button>
    </>
  );
}

test('a recording that could not be sent is still here, and is sent again by a tap', async () => {
  microphone();
  const sent: RecordedSound[] = [];
  const { owner } = show(<Sending onSent={(sound) => sent.push(sound)} />);
  await owner.click(screen.getByRole('button', { name: 'Start Recording' }));
  await owner.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Analyzing your recording...')).toBeVisible();
  await owner.click(screen.getByText('It fails'));
  expect(screen.getByText('Your recording is still here.')).toBeVisible();
  await owner.click(screen.getByRole('button', { name: 'Brakes' }));
  await owner.click(screen.getByRole('button', { name: 'Send it again' }));
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual({ ...sent[0], location: 'brakes' });
});

test('while it is analysed the owner reads so', () => {
  tab(true);
  expect(screen.getByText('Analyzing your recording...')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start Recording' })).toBeNull();
});

const recording = 'data:audio/wav;base64,UklGRg==';
const heard: HeardSound = {
  durationMs: 10_000,
  spectrogram: 'data:image/png;base64,iVBORw0KGgo=',
  features: [{ label: 'Rhythm', value: '13 a second' }],
  heard: 'We heard a light, regular tick about 13 times a second.',
  kinds: [{ kind: 'tick', label: 'Ticking', chance: 0.9 }],
  part: { fromMs: 4000, toMs: 8000 },
};

test('beside the answer the owner compares the recording with examples, and choosing one asks again', async () => {
  const onLike = vi.fn();
  const panel = <HeardPanel sound={heard} audioData={recording} soundsLike="knock" onLike={onLike} />;
  const { owner } = show(panel);
  await owner.click(screen.getByRole('button', { name: 'Does it sound like one of these?' }));
  expect(screen.getByRole('button', { name: 'It is like this: Knocking' })).toHaveAttribute('aria-pressed', 'true');
  await owner.click(screen.getByRole('button', { name: 'It is like this: Ticking' }));
  expect(onLike).toHaveBeenCalledWith('tick');
  await owner.click(screen.getByRole('button', { name: 'It is like this: Knocking' }));
  expect(onLike).toHaveBeenLastCalledWith(null);
});

test('a recording that is no longer at hand is not compared', () => {
  show(<HeardPanel sound={heard} onLike={() => undefined} />);
  expect(screen.queryByRole('button', { name: 'Does it sound like one of these?' })).toBeNull();
});

test('after the answer the owner reads what was heard, plays it back and sees it', () => {
  show(<HeardPanel audioData={recording} sound={heard} />);
  expect(screen.getByText(/about 13 times a second/)).toBeVisible();
  expect(screen.getByLabelText('Your recording')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /Picture of the sound over 10 seconds/ })).toBeVisible();
  expect(screen.getByText('Clearest from 4 to 8 seconds (marked)')).toBeVisible();
});
