/** A call that creates something, sent twice with one Idempotency-Key, creates it once and is answered alike. */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '#contract/problem.ts';

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
  /** True when the key is free, or was left by a call that died; it is then ours. */
  claim(claim: Claim): Promise<boolean>;
  /** What is known of a key; without an answer its first call is still at work. */
  find(claim: Claim): Promise<{ fingerprint: string; answer: Answer | undefined } | undefined>;
  finish(claim: Claim, answer: Answer): Promise<void>;
  /** After a failure: the next call may try again. */
  release(claim: Claim): Promise<void>;
}

const KEY = /^[\x21-\x7e]{1,255}$/;
const LOOK_AGAIN_MS = 50;
const LOOKS = 200;

export const fingerprintOf = (call: string, body: unknown): string =>
  createHash('sha256')
    .update(call)
    .update('\0')
    .update(JSON.stringify(body) ?? '')
    .digest('base64url');

export async function once(store: AnswerStore, claim: Claim, work: () => Promise<Answer>): Promise<Answer> {
  if (!KEY.test(claim.key)) throw new Problem('validation_failed', 'The Idempotency-Key is not valid');
  for (let look = 0; look < LOOKS; look += 1) {
    if (await store.claim(claim)) return firstTime(store, claim, work);
    const found = await store.find(claim);
    if (found && found.fingerprint !== claim.fingerprint)
      throw new Problem('conflict', 'This Idempotency-Key belongs to another request');
    if (found?.answer) return found.answer;
    await sleep(LOOK_AGAIN_MS);
  }
  throw new Problem('conflict', 'The same request is still being answered', { retryAfter: 5 });
}

async function firstTime(store: AnswerStore, claim: Claim, work: () => Promise<Answer>): Promise<Answer> {
  try {
    const answer = await work();
    await store.finish(claim, answer);
    return answer;
  } catch (error) {
    await store.release(claim);
    throw error;
  }
}
