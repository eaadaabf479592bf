/** Seeing as the server uses it: bytes in, what was seen out; everything dear happens in a worker. */
import { availableParallelism } from 'node:os';
import type { Place } from '#engine/sight/hints.ts';
import type { Seen } from '#engine/sight/see.ts';
import type { LampColours } from '#engine/sight/see-lamps.ts';
import { fingerprint } from '../fingerprint.ts';
import { workerPool } from '../worker-pool.ts';

export interface SeeingJob {
  bytes: Uint8Array;
  place: Place;
  colours: LampColours;
}

export interface SeenPhoto {
  seen: Seen;
  thumbnail: string;
}

export type SeeingAnswer = { photo: SeenPhoto } | { unusable: 'cannot-decode' | 'too-slow'; why: string };

export interface Seeing {
  see(bytes: Buffer<ArrayBuffer>, place: Place): Promise<SeeingAnswer>;
  close(): Promise<void>;
}

const KILL_AFTER_MS = 8_000;
const JOBS_EACH = 1_000;
/** An answered question brings the same photo again. */
const REMEMBERED = 32;

export function seeing(colours: LampColours): Seeing {
  // In the bundle the worker lies beside the server, compiled as well.
  const module = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './sight-worker.mjs', import.meta.url);
  const atOnce = Math.max(1, Math.min(2, availableParallelism() - 1));
  const pool = workerPool<SeeingJob, SeeingAnswer>({
    name: 'see',
    module,
    atOnce,
    killAfterMs: KILL_AFTER_MS,
    jobsEach: JOBS_EACH,
  });
  const remembered = new Map<string, SeeingAnswer>();
  return {
    async see(bytes, place) {
      const key = `${place} ${await fingerprint(bytes)}`;
      const known = remembered.get(key);
      if (known) return known;
      const answer = await pool.run({ bytes, place, colours });
      // What took too long may be quick when asked again.
      if (!('photo' in answer)) return answer;
      remembered.set(key, answer);
      const [oldest] = remembered.keys();
      if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
      return answer;
    },
    close: () => pool.close(),
  };
}
