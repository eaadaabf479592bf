/** How much faster than real time a recording is decoded and listened to, codec by codec; and whether a trivial call feels four callers who send recordings without pause. Needs ffmpeg. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { ear } from '#engine/sound/ear.ts';
import { listen } from '#engine/sound/listen.ts';
import { pictureOf } from '#engine/sound/picture.ts';
import { diceOf } from '#engine/sound/synthesis/dice.ts';
import { record } from '#engine/sound/synthesis/scene.ts';
import { wavOf } from '#engine/sound/synthesis/wav.ts';
import { pngOf } from '#server/media/png.ts';
import { decodeSound } from '#server/media/sound/decode.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { buildAll } from '../build/all.ts';
import { medianOf } from './median.ts';
import { percentile } from './trust/member.ts';
import { killAll, startServer } from './trust/running-server.ts';

const SECONDS = 10;
const ROUNDS = 12;
const WINDOWS = 5;
const WINDOW_MS = 5_000;
const EVERY_MS = 10;
const CALLERS = 4;
const TRIVIAL = '/api/health';

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

/** Quiet and loud by turns, since the machine itself is not always the same. */
async function whileOthersSend(clip: Buffer): Promise<void> {
  await buildAll();
  const home = temporaryFolder('sound-bench');
  const server = await startServer({ DATA_DIR: home });
  try {
    await window(server.origin);
    const [quiet, loud]: [number[], number[]] = [[], []];
    const statuses: Record<number, number> = {};
    for (let turn = 0; turn < WINDOWS; turn += 1) {
      quiet.push(await window(server.origin));
      const stop = new AbortController();
      const callers = Array.from({ length: CALLERS }, (_, caller) =>
        sending(server.origin, clip, caller, stop.signal, statuses),
      );
      await sleep(500);
      loud.push(await window(server.origin));
      stop.abort();
      await Promise.all(callers);
    }
    const [idle, busy] = [medianOf(quiet), medianOf(loud)];
    const each = quiet.map((value, at) => `${value.toFixed(1)}/${(loud[at] ?? 0).toFixed(1)}`).join(', ');
    console.log(
      `99th percentile of ${TRIVIAL}: ${idle.toFixed(1)} ms alone, ${busy.toFixed(1)} ms while ${CALLERS} send recordings, ${(busy / idle).toFixed(1)} times (medians of ${WINDOWS} windows: ${each})`,
    );
    console.log(`recordings answered: ${JSON.stringify(statuses)}; load average ${loadavg()[0]?.toFixed(1)}`);
  } finally {
    await killAll(server, home);
    rmSync(home, { recursive: true, force: true });
  }
}

/** The trivial call at an even pace, whatever the ones before are doing. */
async function window(origin: string): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const calls: Promise<void>[] = [];
  const ends = performance.now() + WINDOW_MS;
  while (performance.now() < ends) {
    calls.push(called(origin, agent, times));
    await sleep(EVERY_MS);
  }
  await Promise.all(calls);
  agent.destroy();
  return percentile(times, 0.99);
}

function called(origin: string, agent: Agent, times: number[]): Promise<void> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    request(origin + TRIVIAL, { agent }, (answer) => {
      answer.resume();
      answer.once('end', () => {
        times.push(performance.now() - began);
        resolve();
      });
    })
      .once('error', reject)
      .end();
  });
}

/** The server remembers what it has heard, so no two recordings are the same. */
async function sending(
  origin: string,
  clip: Buffer,
  caller: number,
  stop: AbortSignal,
  statuses: Record<number, number>,
): Promise<void> {
  for (let turn = 0; !stop.aborted; turn += 1) {
    const mark = Buffer.alloc(12);
    mark.writeDoubleLE(performance.now() + turn, 0);
    mark.writeInt32LE(caller, 8);
    const audioData = `data:audio/webm;base64,${Buffer.concat([clip, mark]).toString('base64')}`;
    const answer = await fetch(`${origin}/api/diagnose/audio`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ location: 'engine', audioData }),
    });
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    await answer.text();
  }
}
