/** Which bytes these are. Of many it would take the thread that answers everybody several milliseconds, so those are worked out beside it. */
import { createHash } from 'node:crypto';

/** Below it, handing them over takes longer than the work itself. */
const MANY = 100_000;

export const fingerprint = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  bytes.length < MANY
    ? createHash('sha256').update(bytes).digest('base64')
    : Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('base64');
