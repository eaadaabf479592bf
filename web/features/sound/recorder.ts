/** The microphone: asked for unprocessed, watched while it runs, and given back whatever happens. */
import { AUDIO_MAX_S, type SoundProcessing } from '#contract/sound.ts';
import type { Moment } from './hints.ts';
import { words } from './words.ts';

/** Milliseconds between chunks and between looks at the sound. */
const EVERY_MS = 100;
const BITS_A_SECOND = 24_000;
/** A recording that nobody stops ends then: a little under the longest that the server takes. */
export const STOPS_ITSELF_S = AUDIO_MAX_S - 1;
/** The best first; the last is whatever the browser likes. */
const TYPES = ['audio/mp3', 'audio/mpeg', 'audio/webm;codecs=opus', 'audio/webm'];
/** The label that is sent; the server goes by the content. */
const LABEL = 'audio/wav';
const BARS = 24;

export interface Look extends Moment {
  /** 0 to 1 for each bar of the spectrum, low notes first. */
  bars: number[];
}

export interface Recorder {
  /** What the browser does to the sound although it was asked not to. */
  processing: SoundProcessing;
  /** Ends it and hands over what was recorded. */
  stop(): Promise<Blob>;
  /** Ends it; nothing is kept. */
  abandon(): void;
}

export async function record(onLook: (look: Look) => void): Promise<Recorder> {
  if (!navigator.mediaDevices?.getUserMedia || typeof MediaRecorder === 'undefined') throw new Error(words.unsupported);
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false, channelCount: 1 },
  });
  try {
    return begin(stream, onLook);
  } catch (error) {
    release(stream);
    throw error;
  }
}

const release = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop();
};

function begin(stream: MediaStream, onLook: (look: Look) => void): Recorder {
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, { audioBitsPerSecond: BITS_A_SECOND, ...(mimeType && { mimeType }) });
  const chunks: Blob[] = [];
  recorder.ondataavailable = ({ data }) => {
    if (data.size > 0) chunks.push(data);
  };
  const stopWatching = watch(stream, onLook);
  const end = () => {
    stopWatching();
    release(stream);
  };
  recorder.start(EVERY_MS);
  return {
    processing: processingOf(stream),
    stop: () =>
      new Promise((resolve, reject) => {
        recorder.onstop = () => resolve(new Blob(chunks, { type: LABEL }));
        recorder.onerror = () => reject(new Error());
        if (recorder.state === 'inactive') resolve(new Blob(chunks, { type: LABEL }));
        else recorder.stop();
        end();
      }),
    abandon: () => {
      recorder.ondataavailable = null;
      if (recorder.state !== 'inactive') recorder.stop();
      end();
    },
  };
}

/** What was granted, not what was asked for. */
function processingOf(stream: MediaStream): SoundProcessing {
  const settings = stream.getAudioTracks()[0]?.getSettings() ?? {};
  const said: SoundProcessing = {};
  // A browser may name the way of echo cancellation instead of saying yes.
  for (const name of ['echoCancellation', 'noiseSuppression', 'autoGainControl'] as const)
    if (settings[name] !== undefined) said[name] = Boolean(settings[name]);
  return said;
}

function watch(stream: MediaStream, onLook: (look: Look) => void): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 2048;
  analyser.smoothingTimeConstant = 0.4;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const levels = new Uint8Array(analyser.frequencyBinCount);
  const hertzPerBin = context.sampleRate / analyser.fftSize;
  let before = 0;
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    analyser.getByteFrequencyData(levels);
    let [peak, power] = [0, 0];
    for (const value of samples) {
      peak = Math.max(peak, Math.abs(value));
      power += value * value;
    }
    const level = Math.sqrt(power / samples.length);
    const restless = Math.abs(level - before) / Math.max(level, before, 1e-6);
    before = level;
    onLook({ peak, restless, voice: voiceShare(levels, hertzPerBin), bars: barsOf(levels, hertzPerBin) });
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    void context.close();
  };
}

function voiceShare(levels: Uint8Array, hertzPerBin: number): number {
  let [voice, whole] = [0, 1];
  levels.forEach((level, bin) => {
    const power = 10 ** (level / 36);
    const hertz = bin * hertzPerBin;
    if (hertz < 60 || hertz > 6000) return;
    whole += power;
    if (hertz > 150 && hertz < 1000) voice += power;
  });
  return voice / whole;
}

/** Bars of equal width to the ear, from 60 Hz to 6 kHz. */
function barsOf(levels: Uint8Array, hertzPerBin: number): number[] {
  return Array.from({ length: BARS }, (_, bar) => {
    const edge = (at: number) => Math.round((60 * 100 ** (at / BARS)) / hertzPerBin);
    const part = levels.subarray(edge(bar), Math.max(edge(bar) + 1, edge(bar + 1)));
    return Math.max(...part) / 255;
  });
}
