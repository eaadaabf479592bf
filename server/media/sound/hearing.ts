/** Hearing as the server uses it: bytes in, what was heard out; everything dear happens in a worker. */
import { availableParallelism } from 'node:os';
import type { Listened } from '#engine/sound/listen.ts';
import { fingerprint } from '../fingerprint.ts';
import { workerPool } from '../worker-pool.ts';
import type { Why } from './heard-samples.ts';

export interface HeardRecording {
  listened: Listened;
  spectrogram: string;
}

export type Answer = { heard: HeardRecording } | { unusable: Why };

export interface Hearing {
  hear(bytes: Buffer<ArrayBuffer>): Promise<Answer>;
  close(): Promise<void>;
}

const KILL_AFTER_MS = 8_000;
const JOBS_EACH = 1_000;
/** An answered question brings the same recording again. */
const REMEMBERED = 32;

export function hearing(): Hearing {
  // In the bundle the worker lies beside the server, compiled as well.
  const module = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './sound-worker.mjs', import.meta.url);
  const atOnce = Math.max(1, Math.min(4, availableParallelism() - 1));
  const pool = workerPool<Uint8Array, Answer>({
    name: 'hear',
    module,
    atOnce,
    killAfterMs: KILL_AFTER_MS,
    jobsEach: JOBS_EACH,
  });
  const remembered = new Map<string, Answer>();
  return {
    async hear(bytes) {
      const key = await fingerprint(bytes);
      const known = remembered.get(key);
      if (known) return known;
      const answer = await pool.run(bytes);
      remembered.set(key, answer);
      const [oldest] = remembered.keys();
      if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
      return answer;
    },
    close: () => pool.close(),
  };
}
