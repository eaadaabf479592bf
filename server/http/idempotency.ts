/** A call that creates something, sent twice with one Idempotency-Key, creates it once and is answered alike. */
import { setImmediate } from 'node:timers/promises';
import type { Cost } from '#contract/endpoint.ts';
import { Problem } from '#contract/problem.ts';
import { type Bulkhead, bulkhead } from './bulkhead.ts';

export interface Answer {
  status: number;
  reply: unknown;
}

/** One key of one owner. */
export interface Claim {
  userId: number;
  key: string;
  /** Hash of the call and its body. */
  fingerprint: string;
}

/** Where first answers are kept; shared by all servers. */
export interface AnswerStore {
  /**
   * The kept answer, or that of the work. What the work writes and its answer are kept in one transaction, so a call that
   * died in the middle has left nothing; a copy that comes meanwhile waits for it.
   */
  once(claim: Claim, work: () => Promise<Answer>): Promise<Kept>;
}

export type Kept = Answer & { fingerprint: string };

const KEY = /^[\x21-\x7e]{1,255}$/;
/** Each holds a connection from beginning to end: slow ones of one kind leave some for all others. */
const PLACES = { atOnce: 3, waiting: 50 };

const LONG = 1_000_000;

/** Worked out beside the thread that answers everybody: a recording has megabytes. */
export const fingerprintOf = async (call: string, body: unknown): Promise<string> => {
  const text = JSON.stringify(body) ?? '';
  // Each step is a piece of work by itself: others come in between.
  if (text.length > LONG) await setImmediate();
  const bytes = Buffer.from(`${call}\0${text}`);
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('base64url');
};

export type Once = (cost: Cost, claim: Claim, work: () => Promise<Answer>) => Promise<Answer>;

export function onceIn(store: AnswerStore): Once {
  const rooms = new Map<Cost, Bulkhead>();
  return async (cost, claim, work) => {
    if (!KEY.test(claim.key)) throw new Problem('validation_failed', 'The Idempotency-Key is not valid');
    const room = rooms.get(cost) ?? bulkhead(PLACES);
    rooms.set(cost, room);
    const kept = await room.run(() => store.once(claim, work));
    if (kept.fingerprint !== claim.fingerprint)
      throw new Problem('conflict', 'This Idempotency-Key belongs to another request');
    return kept;
  };
}
