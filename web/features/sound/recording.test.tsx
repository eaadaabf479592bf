import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { AudioTab } from './audio-tab.tsx';

const made: { options: MediaRecorderOptions; everyMs: number }[] = [];
const looks: (() => void)[] = [];
let supported: (type: string) => boolean;
let fails: boolean;

class Recorder {
  static isTypeSupported = (type: string) => supported(type);
  state = 'inactive';
  ondataavailable: ((event: { data: Blob }) => void) | null = null;
  onstop: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly options: MediaRecorderOptions;
  constructor(_: unknown, options: MediaRecorderOptions) {
    this.options = options;
  }
  start(everyMs: number) {
    this.state = 'recording';
    made.push({ options: this.options, everyMs });
  }
  stop() {
    this.state = 'inactive';
    if (fails) return this.onerror?.();
    this.ondataavailable?.({ data: new Blob(['noise']) });
    return this.onstop?.();
  }
}

class Context {
  sampleRate = 48_000;
  createAnalyser = () => ({
    frequencyBinCount: 1024,
    getFloatTimeDomainData: () => {
      for (const look of looks) look();
    },
    getByteFrequencyData: (levels: Uint8Array) => levels.fill(200),
  });
  createMediaStreamSource = () => ({ connect: () => undefined });
  close = async () => undefined;
}

beforeEach(() => {
  made.length = 0;
  looks.length = 0;
  fails = false;
  supported = (type) => type.startsWith('audio/webm');
  const track = { stop: () => undefined, getSettings: () => ({}) };
  const mediaDevices = { getUserMedia: async () => ({ getTracks: () => [track], getAudioTracks: () => [track] }) };
  vi.stubGlobal('navigator', Object.assign(navigator, { mediaDevices }));
  vi.stubGlobal('MediaRecorder', Recorder);
  vi.stubGlobal('AudioContext', Context);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function recording() {
  const onSubmit = vi.fn();
  const shown = show(<AudioTab pending={false} onSubmit={onSubmit} />);
  await shown.owner.click(screen.getByRole('button', { name: 'Start Recording' }));
  await screen.findByRole('timer');
  return { ...shown, onSubmit };
}

test.each([
  ['MP3', (type: string) => type === 'audio/mp3' || type.startsWith('audio/webm'), 'audio/mp3'],
  ['WebM with Opus', (type: string) => type.startsWith('audio/webm'), 'audio/webm;codecs=opus'],
  ['whatever it likes', () => false, undefined],
])('a browser records %s, at 24000 bits a second, in chunks of 100 ms', async (_, can, mimeType) => {
  supported = can;
  await recording();
  expect(made).toEqual([{ options: { audioBitsPerSecond: 24_000, ...(mimeType && { mimeType }) }, everyMs: 100 }]);
});

test('the timer counts seconds as mm:ss, and the bars follow the sound every 100 ms', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const onSubmit = vi.fn();
  const look = vi.fn();
  looks.push(look);
  show(<AudioTab pending={false} onSubmit={onSubmit} />);
  await act(async () => screen.getByRole('button', { name: 'Start Recording' }).click());
  const timer = await screen.findByRole('timer');
  expect(timer).toHaveTextContent('00:00');
  look.mockClear();
  await act(async () => vi.advanceTimersByTime(1_000));
  expect(look.mock.calls.length).toBeGreaterThanOrEqual(10);
  expect(timer).toHaveTextContent('00:01');
  const bars = screen.getByTestId('visualiser').children;
  expect((bars[0] as HTMLElement).style.transform).not.toBe('scaleY(0.04)');
  await act(async () => vi.advanceTimersByTime(11_000));
  expect(timer).toHaveTextContent('00:12');
});

test('a recording that could not be made into a file says so', async () => {
  fails = true;
  const { owner, onSubmit } = await recording();
  await owner.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Error processing audio')).toBeVisible();
  expect(screen.getByText('Failed to process the recorded audio')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('four places are offered', () => {
  show(<AudioTab pending={false} onSubmit={() => undefined} />);
  for (const name of ['Engine', 'Transmission', 'Brakes', 'Suspension'])
    expect(screen.getByRole('button', { name })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Other' })).toBeNull();
});

test('four tips are given before recording', () => {
  show(<AudioTab pending={false} onSubmit={() => undefined} />);
  for (const tip of [
    'Hold the phone close to the source',
    'Reduce background noise',
    'Record at least 10 seconds',
    'Record while the issue is happening',
  ])
    expect(screen.getByText(tip)).toBeVisible();
});
