/** How much faster than real time a recording is decoded and listened to, codec by codec; and whether a trivial call feels four callers who send recordings without pause. Needs ffmpeg. */
import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { ear } from '#engine/sound/ear.ts';
import { listen } from '#engine/sound/listen.ts';
import { pictureOf } from '#engine/sound/picture.ts';
import { diceOf } from '#engine/sound/synthesis/dice.ts';
import { record } from '#engine/sound/synthesis/scene.ts';
import { wavOf } from '#engine/sound/synthesis/wav.ts';
import { pngOf } from '#server/media/png.ts';
import { decodeSound } from '#server/media/sound/decode.ts';
import { medianOf } from './median.ts';
import { whileOthersSend } from './sound-beside-others.ts';

const SECONDS = 10;
const ROUNDS = 12;

const LIKE_PHONES: Record<string, string[]> = {
  WAV: ['-ar', '48000', '-f', 'wav'],
  'WebM with Opus': ['-ar', '48000', '-c:a', 'libopus', '-b:a', '24k', '-f', 'webm'],
  'Ogg with Vorbis': ['-ar', '44100', '-c:a', 'libvorbis', '-b:a', '48k', '-f', 'ogg'],
  'MP4 with AAC': ['-ar', '44100', '-c:a', 'aac', '-b:a', '24k', '-movflags', 'frag_keyframe+empty_moov', '-f', 'mp4'],
  MP3: ['-ar', '24000', '-c:a', 'libmp3lame', '-b:a', '24k', '-f', 'mp3'],
  FLAC: ['-ar', '44100', '-c:a', 'flac', '-f', 'flac'],
};

function coded(wav: Uint8Array, how: readonly string[]): Buffer {
  const input = ['-v', 'error', '-i', 'pipe:0'];
  const { status, stdout, stderr } = spawnSync('ffmpeg', [...input, ...how, 'pipe:1'], {
    input: wav,
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`ffmpeg is needed for this, and said: ${stderr}`);
  return stdout;
}

const wav = wavOf(record(diceOf(5), 'knock', SECONDS));
console.log(`load average ${loadavg()[0]?.toFixed(1)}`);
for (const [codec, how] of Object.entries(LIKE_PHONES)) await timed(codec, coded(wav, how));
await whileOthersSend(coded(wav, LIKE_PHONES['WebM with Opus'] ?? []));

/** All that the worker does, by the processor's clock, so that a busy machine does not count. */
async function timed(codec: string, bytes: Buffer): Promise<void> {
  const decoding: number[] = [];
  const whole: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = process.cpuUsage();
    const samples = await decodeSound(bytes);
    decoding.push(usedSince(start));
    listen(samples, ear);
    pngOf(pictureOf(samples));
    whole.push(usedSince(start));
  }
  const [decoded, all] = [medianOf(decoding), medianOf(whole)];
  const times = ((SECONDS * 1_000) / all).toFixed(0);
  console.log(
    `${codec.padEnd(16)} decoded in ${decoded.toFixed(0)} ms, heard in ${all.toFixed(0)} ms: ${times} times faster than real time`,
  );
}

function usedSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}
