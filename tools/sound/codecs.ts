/** Sends sounds through the codecs that phones and browsers record with, by the ffmpeg of the machine that trains. */
import { spawnSync } from 'node:child_process';
import { RATE } from '#engine/sound/kinds.ts';

export const CODECS = ['none', 'opus', 'aac', 'mp3'] as const;
export type Codec = (typeof CODECS)[number];

const ENCODE: Record<Exclude<Codec, 'none'>, string[]> = {
  opus: ['-ar', '48000', '-c:a', 'libopus', '-b:a', '24k', '-compression_level', '5', '-f', 'ogg'],
  aac: ['-ar', '44100', '-c:a', 'aac', '-b:a', '24k', '-f', 'adts'],
  mp3: ['-ar', '24000', '-c:a', 'libmp3lame', '-b:a', '24k', '-f', 'mp3'],
};
const GAP_S = 0.3;
/** Samples that a coder lets pass before the first of ours, as measured. A file begins with them; what is heard later in it does not. */
const LATE: Record<Codec, number> = { none: 0, opus: 0, aac: 372, mp3: 737 };

/** All in one go, with a gap between them. As the beginning of a file, or as a part from its midst. */
export function through(codec: Codec, clips: readonly Float64Array[], begins = false): Float64Array[] {
  if (codec === 'none') return [...clips];
  const gap = Math.round(GAP_S * RATE);
  const starts: number[] = [];
  let length = gap;
  for (const clip of clips) {
    starts.push(length);
    length += clip.length + gap;
  }
  const whole = new Float32Array(length);
  clips.forEach((clip, at) => {
    whole.set(clip, starts[at] as number);
  });
  const raw = ['-f', 'f32le', '-ar', String(RATE), '-ac', '1'];
  const coded = ffmpeg([...raw, '-i', 'pipe:0', ...ENCODE[codec], 'pipe:1'], Buffer.from(whole.buffer));
  const decoded = ffmpeg(['-i', 'pipe:0', ...raw, 'pipe:1'], coded);
  const samples = new Float32Array(
    decoded.buffer.slice(decoded.byteOffset, decoded.byteOffset + (decoded.length & ~3)),
  );
  return clips.map((clip, at) =>
    Float64Array.from(
      { length: clip.length },
      (_, n) => samples[(starts[at] as number) + (begins ? 0 : LATE[codec]) + n] ?? 0,
    ),
  );
}

function ffmpeg(args: string[], input: Buffer): Buffer {
  const { status, stdout, stderr, error } = spawnSync('ffmpeg', ['-v', 'error', '-threads', '1', ...args], {
    input,
    maxBuffer: 1 << 30,
  });
  if (error)
    throw new Error('Training needs ffmpeg on this machine (Debian: apt-get install ffmpeg)', { cause: error });
  if (status !== 0) throw new Error(`ffmpeg: ${stderr}`);
  return stdout;
}
